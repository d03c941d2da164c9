import { expect, test } from 'vitest';
import type { RunReport } from '../sandbox/types';
import type { Feedback } from './feedback';
import { readExitCode, readTestlib } from './protocols';

const ended = (exitCode: number | null, more: Partial<RunReport> = {}): RunReport => ({
  ok: true,
  exitCode,
  signal: null,
  killedBy: null,
  outOfMemory: false,
  cpuMs: 1,
  wallMs: 1,
  endedMs: 0,
  peakBytes: 1,
  writtenBytes: 0,
  stdout: new Uint8Array(0),
  stderr: new Uint8Array(0),
  ...more,
});
const silent: Feedback = { team: '', judge: '', score: null, scoreMultiplier: null, nextPass: false };

test('42 and 43 decide; messages for the author and for the creator stay separate', () => {
  expect(readExitCode(ended(42), silent, '', false)).toEqual({ type: 'accepted' });
  const feedback = { ...silent, team: ' Too long.\n', judge: 'the answer is 7\n' };
  expect(readExitCode(ended(43), feedback, 'noise', false)).toEqual({
    type: 'rejected',
    message: 'Too long.',
    judgeMessage: 'the answer is 7',
  });
});

test.each([0, 1, 2, 41, 44, 127])('any other exit code (%i) is a failure of the checker', (code) => {
  const outcome = readExitCode(ended(code), { ...silent, judge: 'why' }, 'noise', false);
  expect(outcome).toEqual({
    type: 'fault',
    ofChecker: true,
    message: expect.stringMatching(/42 or 43.*why\s+noise/s),
  });
});

test.each([
  [{ killedBy: 'cpu' }, 'took too long'],
  [{ killedBy: 'wall' }, 'took too long'],
  [{ outOfMemory: true }, 'too much memory'],
  [{ killedBy: 'output' }, 'wrote too much output'],
  [{ signal: 11 }, 'SIGSEGV'],
] as const)('a stopped checker (%o) decides nothing, in either protocol', (more, why) => {
  const report = ended(null, more);
  for (const outcome of [readExitCode(report, silent, '', false), readTestlib(report, '', false, 1)])
    expect(outcome).toEqual({ type: 'fault', ofChecker: true, message: expect.stringContaining(why) });
});

test('a score counts only where enabled, as points or as a share, and must be a number', () => {
  const read = (more: Partial<Feedback>, scores = true) =>
    readExitCode(ended(42), { ...silent, ...more }, '', scores);
  expect(read({ score: '12.5\n' })).toEqual({ type: 'accepted', credit: { type: 'points', value: 12.5 } });
  expect(read({ scoreMultiplier: '0.5' })).toEqual({
    type: 'accepted',
    credit: { type: 'share', value: 0.5 },
  });
  expect(read({ score: '12.5' }, false)).toEqual({ type: 'accepted' });
  for (const score of ['', 'much', 'inf', 'nan']) expect(read({ score })).toMatchObject({ type: 'fault' });
});

test('testlib: 0 is right; 1, 2, 4 and 8 are wrong; 3 and unknown codes are failures', () => {
  const types = [0, 1, 2, 4, 8, 3, 5, 16, 255].map(
    (code) => readTestlib(ended(code), 'words', false, 1).type,
  );
  expect(types).toEqual([
    'accepted',
    ...['rejected', 'rejected', 'rejected', 'rejected'],
    ...['fault', 'fault', 'fault', 'fault'],
  ]);
  expect(readTestlib(ended(1), 'expected 7', false, 1)).toEqual({
    type: 'rejected',
    judgeMessage: 'expected 7',
  });
});

test('testlib’s points are a part of the case’s worth; without scoring only full points are right', () => {
  const read = (stderr: string, scores: boolean) => readTestlib(ended(7), stderr, scores, 10);
  expect(read('points 2.5 nearly', true)).toMatchObject({ credit: { type: 'points', value: 2.5 } });
  expect(read('points 99', true)).toMatchObject({ credit: { type: 'points', value: 10 } });
  expect(read('points 0', true).type).toBe('rejected');
  expect(read('points 2.5', false).type).toBe('rejected');
  expect(read('points 10', false)).toEqual({ type: 'accepted', judgeMessage: 'points 10' });
  expect(read('well done', true).type).toBe('fault');
});
