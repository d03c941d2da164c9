import { expect, test } from 'vitest';
import type { RunReport } from './sandbox/types';
import { countedMemoryBytes, decideRun, totalVerdict, type VerdictLimits } from './verdict';

const megabyte = 1024 * 1024;

const fine: RunReport = {
  ok: true,
  exitCode: 0,
  signal: null,
  killedBy: null,
  outOfMemory: false,
  cpuMs: 10,
  wallMs: 12,
  endedMs: 0,
  peakBytes: 20 * megabyte,
  writtenBytes: 3,
  stdout: new Uint8Array(0),
  stderr: new Uint8Array(0),
};

const limits: VerdictLimits = {
  cpuLimitMs: 1000,
  memoryLimitBytes: 64 * megabyte,
  baselineBytes: 10 * megabyte,
  runtimeLimitsMemory: false,
  outOfMemoryPattern: /MemoryError/,
};

const decide = (report: Partial<RunReport>, stderr = '', more: Partial<VerdictLimits> = {}) =>
  decideRun({ ...fine, ...report }, stderr, { ...limits, ...more }).verdict;

const died = (signal: number): Partial<RunReport> => ({ exitCode: null, signal });

test.each<[string, Partial<RunReport>, string, string]>([
  ['ends normally', {}, '', 'ran'],
  ['writes to stderr only', {}, 'MemoryError', 'ran'],
  ['is stopped for too much output', { ...died(9), killedBy: 'output' }, '', 'OLE'],
  ['writes too big a file', died(25), '', 'OLE'],
  ['is killed by the kernel for memory', { ...died(9), outOfMemory: true }, '', 'MLE'],
  ['is killed by us for memory', { ...died(9), killedBy: 'memory' }, '', 'MLE'],
  ['peaks above the limit and ends well', { peakBytes: 75 * megabyte }, '', 'MLE'],
  ['peaks at the limit', { peakBytes: 74 * megabyte }, '', 'ran'],
  ['is killed by us for CPU time', { ...died(9), killedBy: 'cpu' }, '', 'TLE'],
  ['waits forever', { ...died(9), killedBy: 'wall' }, '', 'TLE'],
  ['is killed by the kernel for CPU time', died(24), '', 'TLE'],
  ['ends a moment too late', { cpuMs: 1000.1 }, '', 'TLE'],
  ['ends at the last moment', { cpuMs: 1000 }, '', 'ran'],
  ['fails', { exitCode: 1 }, 'ValueError', 'RTE'],
  ['crashes', died(11), '', 'RTE'],
  ['kills itself', died(9), '', 'RTE'],
  ['fails because it gets no memory', { exitCode: 1 }, 'Traceback\nMemoryError\n', 'MLE'],
  ['aborts because it gets no memory', died(6), 'MemoryError', 'MLE'],
])('a program that %s', (_, report, stderr, verdict) => {
  expect(decide(report, stderr)).toBe(verdict);
});

test('output limit comes before memory, memory before time, time before a failure', () => {
  const all = { ...died(9), outOfMemory: true, cpuMs: 5000 };
  expect(decide({ ...all, killedBy: 'output' })).toBe('OLE');
  expect(decide({ ...all, killedBy: 'cpu' })).toBe('MLE');
  expect(decide({ exitCode: 1, cpuMs: 5000 })).toBe('TLE');
});

test('a runtime that enforces the limit itself is not judged by its resident size', () => {
  expect(decide({ peakBytes: 200 * megabyte }, '', { runtimeLimitsMemory: true })).toBe('ran');
  expect(decide({ outOfMemory: true }, '', { runtimeLimitsMemory: true })).toBe('MLE');
});

test('memory is counted beyond the baseline, and never negative', () => {
  expect(countedMemoryBytes(fine, 10 * megabyte)).toBe(10 * megabyte);
  expect(countedMemoryBytes(fine, 30 * megabyte)).toBe(0);
});

test('a failure message contains the cause', () => {
  expect(decideRun({ ...fine, exitCode: 3 }, '', limits)).toMatchObject({
    message: 'The program exited with code 3.',
  });
  expect(decideRun({ ...fine, ...died(8) }, '', limits)).toMatchObject({
    message: 'The program was ended by SIGFPE (arithmetic error, such as a division by zero).',
  });
});

test('the first failed test case gives the verdict', () => {
  expect(totalVerdict(['AC', 'AC'])).toBe('AC');
  expect(totalVerdict(['AC', 'TLE', 'WA'])).toBe('TLE');
});
