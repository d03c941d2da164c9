import { expect, test } from 'vitest';
import type { JuryResult } from '../../entities/problem/jury-solution';
import { expectationOf, findJuryDifference, juryExpectations } from './jury-difference';

type Verdict = JuryResult['verdict'];
const ran = (...verdicts: Verdict[]): JuryResult => ({
  verdict: verdicts.find((one) => one !== 'AC') ?? 'AC',
  score: verdicts.includes('AC') ? 50 : 0,
  slowestMs: 1,
  cases: verdicts.map((verdict, index) => ({ index, verdict, timeMs: 1, memoryBytes: 1 })),
});
const differ = (expected: readonly Verdict[], result: JuryResult, more: object = {}) =>
  findJuryDifference({ expected: [...expected], ...more }, result, ['sample', 'secret/a', 'secret/b']);

test('the verdict must be an expected one; the first test case that differs is named', () => {
  expect(differ(['AC'], ran('AC', 'AC'))).toBeNull();
  expect(differ(['AC', 'TLE'], ran('AC', 'TLE'))).toBeNull();
  expect(differ(['AC'], ran('AC', 'WA', 'WA'))).toEqual({
    text: 'Expected Accepted, got Wrong answer.',
    caseIndex: 1,
  });
  expect(differ(['WA'], ran('AC'))).toEqual({ text: 'Expected Wrong answer, got Accepted.' });
});

test('a slow or crashing program may fail other test cases first; a wrong one may not', () => {
  expect(differ(['TLE'], ran('WA', 'TLE'))).toBeNull();
  expect(differ(juryExpectations.runTimeError, ran('WA', 'MLE'))).toBeNull();
  expect(differ(['WA'], ran('TLE', 'WA'))).not.toBeNull();
  expect(differ(['TLE'], ran('WA', 'AC'))).not.toBeNull();
});

test('a partial solution has a part of the points, and rules are about groups', () => {
  const partial = { partial: true };
  expect(differ(['AC', 'WA'], ran('AC', 'WA'), partial)).toBeNull();
  expect(differ(['AC', 'WA'], ran('WA', 'WA'), partial)?.text).toContain('got 0 of 100');
  const rules = [
    { cases: 'secret/a', permitted: ['AC'] },
    { cases: 'secret/b', required: ['TLE'] },
  ];
  expect(differ(['AC', 'TLE'], ran('AC', 'AC', 'TLE'), { rules })).toBeNull();
  expect(differ(['AC', 'TLE'], ran('AC', 'TLE', 'TLE'), { rules })?.caseIndex).toBe(1);
  expect(differ(['AC', 'TLE'], ran('AC', 'AC', 'AC'), { rules })?.text).toContain('secret/b');
  const single = [{ cases: 'secret/03-big', required: ['TLE'] }];
  expect(differ(['AC'], ran('AC'), { rules: single })).toBeNull();
});

test('expected points are those of the group, or of the problem', () => {
  const points = { ...ran('AC'), points: { earned: 40, full: 100 } };
  const grouped = {
    ...points,
    groups: [{ name: 'secret/a', verdict: 'AC' as const, score: 15, maxScore: 20 }],
  };
  const rule = (cases: string, ...score: [number, number]) => ({ rules: [{ cases, score }] });
  expect(differ(['AC'], points, rule('', 40, 40))).toBeNull();
  expect(differ(['AC'], grouped, rule('secret/a', 10, 20))).toBeNull();
  expect(differ(['AC'], grouped, rule('secret/a', 16, 20))?.text).toBe(
    'secret/a: expected 16–20 points, got 15.',
  );
});

test('names the expectations that authors choose from', () => {
  expect(expectationOf({ expected: ['OLE', 'RTE', 'MLE'] })).toBe('runTimeError');
  expect(expectationOf({ expected: ['WA', 'TLE'] })).toBeUndefined();
});
