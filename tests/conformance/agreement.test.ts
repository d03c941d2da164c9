import { expect, test } from 'vitest';
import type { SubmissionState, Verdict } from '../../contract/entities/submission';
import type { PackagedSubmission } from '../../contract/package/judging/submissions';
import { derivedTimeLimit } from '../../tools/problem/time-limit';
import { brokenRule, disagreementOf, rulesOfFolder } from './agreement';
import { agreementTable } from './table';
import { comparableSecondsOf, flatTimeLimit } from './time-limit';

const state = (verdict: Verdict, cases: (Verdict | null)[] = [], more: Partial<SubmissionState> = {}) =>
  ({
    verdict,
    results: cases.map((one, testcaseIndex) => ({ testcaseIndex, verdict: one, cpuMs: 100 * testcaseIndex })),
    ...more,
  }) as unknown as SubmissionState;
const submission = (expected: Verdict[], partial = false) =>
  ({ name: 'x', language: 'PYTHON3', source: '', expected, partial, rules: [] }) satisfies PackagedSubmission;

test('the overall verdict must be an expected one', () => {
  expect(disagreementOf(submission(['WA']), state('WA'))).toBeNull();
  expect(disagreementOf(submission(['WA', 'TLE']), state('RTE'))).toBe('expected WA or TLE, got RTE');
});

test('a partial solution gets some of the points, but not all', () => {
  const partial = submission(['AC', 'WA'], true);
  expect(disagreementOf(partial, state('WA', [], { score: 40 }))).toBeNull();
  expect(disagreementOf(partial, state('AC', [], { score: 100 }))).toMatch(/part of the points/);
  expect(disagreementOf(partial, state('WA', [], { score: 0 }))).toMatch(/part of the points/);
});

test('rules apply to the test cases that they name', () => {
  const names = ['sample/1', 'secret/a/1', 'secret/b/1'];
  const judged = state('TLE', ['AC', 'AC', 'TLE'], {
    groups: [{ name: 'secret/a', verdict: 'AC', score: 30, maxScore: 30 }],
  });
  const broken = (rule: Parameters<typeof brokenRule>[0][number]) => brokenRule([rule], judged, names);
  expect(broken({ cases: 'secret/a', permitted: ['AC'], score: [30, 30] })).toBeNull();
  expect(broken({ cases: 'secret/b', permitted: ['AC', 'TLE'], required: ['TLE'] })).toBeNull();
  expect(broken({ cases: '', permitted: ['AC'] })).toBe('only AC may be, got TLE');
  expect(broken({ cases: 'secret/*', required: ['WA'] })).toBe('secret/*: WA must be, got AC, TLE');
  expect(broken({ cases: 'secret/a', score: [40, 40] })).toMatch(/got 30/);
});

test('the meaning of a folder does not depend on which test case fails first', () => {
  const rules = (folder: string, cases: Verdict[]) =>
    brokenRule(rulesOfFolder(folder), state('WA', cases), ['', '', '']);
  expect(rules('time_limit_exceeded', ['AC', 'WA', 'TLE'])).toBeNull();
  expect(rules('time_limit_exceeded', ['AC', 'WA', 'RTE'])).not.toBeNull();
  expect(rules('wrong_answer', ['AC', 'WA', 'TLE'])).not.toBeNull();
});

test('derives the time limit as the format defines it, without an allowance for any language', () => {
  expect(derivedTimeLimit(0.31, 5, 1)).toBe(2);
  expect(derivedTimeLimit(0, 2, 1)).toBe(1);
  expect(derivedTimeLimit(0.31, 2, 0.25)).toBe(0.75);
  expect(flatTimeLimit('CPP17', 3)).toBeNull();
  expect(flatTimeLimit('PYTHON3', 3)).toBeLessThan(3);
  expect(comparableSecondsOf('CPP17', state('AC', ['AC', 'AC', 'AC']))).toBeCloseTo(0.2);
  expect(comparableSecondsOf('PYTHON3', state('AC', ['AC', 'AC', 'AC']))).toBeLessThan(0.1);
});

test('the table counts agreement by language and expectation', () => {
  const one = (language: 'PYTHON3' | 'CPP17', expected: string, agrees: boolean) => ({
    package: 'p',
    name: 'n',
    language,
    expected,
    agrees,
  });
  const table = agreementTable([
    one('PYTHON3', 'AC', true),
    one('PYTHON3', 'WA', false),
    one('CPP17', 'AC', true),
  ]);
  expect(table.split('\n').map((line) => line.trimEnd().split(/ {2,}/))).toEqual([
    ['', 'AC', 'WA', 'all'],
    ['Python 3', '1/1', '0/1', '1/2'],
    ['Java 8', '-', '-', '-'],
    ['C++17', '1/1', '-', '1/1'],
    ['JavaScript (Node.js)', '-', '-', '-'],
    ['all', '2/2', '0/1', '2/3'],
  ]);
});
