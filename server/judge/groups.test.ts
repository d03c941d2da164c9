import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Scoring, TestGroup } from '../../contract/entities/problem/problem';
import type { Verdict } from '../../contract/entities/submission';
import { type CaseResult, gradeByGroups } from './groups';
import type { TestCase } from './types';

const group = (name: string, more: object = {}) => TestGroup.parse({ name, ...more });

function caseIn(name: string, sample = false): TestCase {
  const nothing = new Uint8Array(0);
  return {
    id: name,
    input: nothing,
    expected: nothing,
    timeLimitMs: 1,
    memoryLimitBytes: 1,
    weight: 1,
    sample,
    group: name,
  };
}

function judge(scoring: Scoring, cases: TestCase[], verdicts: readonly Verdict[]) {
  const grading = gradeByGroups(scoring, cases);
  const results = new Map<number, CaseResult>();
  for (const index of cases.keys()) {
    if (grading.isBrokenOff(index, results)) continue;
    const verdict = verdicts[index] ?? 'AC';
    results.set(index, { verdict, points: grading.pointsOf(index, verdict) });
  }
  return { ...grading.result(results), ran: [...results.keys()] };
}

const subtasks = [
  caseIn('secret/a'),
  caseIn('secret/a'),
  caseIn('secret/b'),
  caseIn('secret/b'),
  caseIn('secret/b'),
];
const olympiad: Scoring = {
  groups: [
    group('', { onReject: 'continue' }),
    group('secret', { onReject: 'continue' }),
    group('secret/a', { aggregation: 'min', onReject: 'break', acceptScore: 30, maxScore: 30 }),
    group('secret/b', { aggregation: 'min', onReject: 'break', acceptScore: 70, maxScore: 70 }),
  ],
};

test('a subtask is all or nothing, and the rest is not run after a failure', () => {
  const result = judge(olympiad, subtasks, ['AC', 'AC', 'AC', 'TLE', 'AC']);
  expect(result).toMatchObject({
    verdict: 'TLE',
    score: 30,
    points: { earned: 30, full: 100 },
    ran: [0, 1, 2, 3],
  });
  expect(result.groups).toEqual([
    { name: 'secret', verdict: 'TLE', score: 30, maxScore: 100 },
    { name: 'secret/a', verdict: 'AC', score: 30, maxScore: 30 },
    { name: 'secret/b', verdict: 'TLE', score: 0, maxScore: 70 },
  ]);
});

test('a broken-off group stops its parent only if that breaks off too', () => {
  const breaking = { groups: [group('', { onReject: 'break' })] };
  expect(judge(breaking, subtasks, ['WA']).ran).toEqual([0]);
  const inner = { groups: [group(''), group('secret', { onReject: 'break' }), group('secret/a')] };
  // a continues after its failure; b is skipped, because secret breaks off.
  expect(judge(inner, subtasks, ['WA']).ran).toEqual([0, 1]);
  const result = judge(inner, subtasks, ['WA']);
  expect(result.groups.find(({ name }) => name === 'secret/b')).toMatchObject({ verdict: null, score: 0 });
});

test('the verdict is the worst, the first, any accepted, or ignored', () => {
  const from = (verdictFrom: string, verdicts: Verdict[]) =>
    judge(
      { groups: [group('', { verdictFrom })] },
      subtasks.map(() => caseIn('')),
      verdicts,
    ).verdict;
  expect(from('worst', ['AC', 'WA', 'TLE', 'RTE', 'OLE'])).toBe('RTE');
  expect(from('first', ['AC', 'WA', 'TLE', 'RTE', 'OLE'])).toBe('WA');
  expect(from('anyAccepted', ['WA', 'TLE', 'AC', 'WA', 'WA'])).toBe('AC');
  expect(from('anyAccepted', ['WA', 'TLE', 'WA', 'WA', 'WA'])).toBe('TLE');
  expect(from('alwaysAccept', ['WA', 'WA', 'WA', 'WA', 'WA'])).toBe('AC');
});

test('a group that needs one accepted case is rejected only at its end', () => {
  const scoring = {
    groups: [group('secret', { onReject: 'break' }), group('secret/a', { verdictFrom: 'anyAccepted' })],
  };
  expect(judge(scoring, subtasks, ['WA', 'AC']).ran).toEqual([0, 1, 2, 3, 4]);
  expect(judge(scoring, subtasks, ['WA', 'WA']).ran).toEqual([0, 1]);
});

test('samples that do not count neither give points nor stop anything', () => {
  const cases = [caseIn('sample', true), caseIn('secret'), caseIn('secret')];
  const scoring = { groups: [group('', { countsSamples: false, onReject: 'break' })] };
  expect(judge(scoring, cases, ['WA'])).toMatchObject({ verdict: 'AC', score: 100, ran: [0, 1, 2] });
  const counting = { groups: [group('', { onReject: 'break' })] };
  expect(judge(counting, cases, ['WA'])).toMatchObject({ verdict: 'WA', score: 0, ran: [0] });
});

test('checker points count as they are, a share counts of the case’s worth, and a group is capped at its full points', () => {
  const cases = [caseIn('a'), caseIn('a')];
  const grading = gradeByGroups(
    { groups: [group('a', { acceptScore: 10, rejectScore: 1, maxScore: 12 })] },
    cases,
  );
  expect(grading.pointsOf(0, 'AC', { type: 'points', value: 7.5 })).toBe(7.5);
  expect(grading.pointsOf(0, 'AC', { type: 'share', value: 0.5 })).toBe(5);
  expect(grading.pointsOf(0, 'WA')).toBe(1);
  const all = new Map<number, CaseResult>([
    [0, { verdict: 'AC', points: 10 }],
    [1, { verdict: 'AC', points: 10 }],
  ]);
  expect(grading.result(all)).toMatchObject({ score: 100, points: { earned: 12, full: 12 } });
});

const names = ['', 'sample', 'secret', 'secret/a', 'secret/b', 'secret/b/c'];
const anyScoring = fc.record({
  groups: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...names),
      aggregation: fc.constantFrom('sum', 'min', 'max', 'average'),
      onReject: fc.constantFrom('break', 'continue'),
      verdictFrom: fc.constantFrom('worst', 'first', 'alwaysAccept', 'anyAccepted'),
      acceptScore: fc.integer({ min: 1, max: 50 }),
      rejectScore: fc.constant(0),
      maxScore: fc.option(fc.integer({ min: 1, max: 100 })),
      countsSamples: fc.boolean(),
    }),
    { selector: ({ name }) => name },
  ),
}) as fc.Arbitrary<Scoring>;
const anyCases = fc
  .array(fc.constantFrom(...names), { minLength: 1, maxLength: 12 })
  .map((all) => all.map((name) => caseIn(name, name === 'sample')));
const anyVerdicts = fc.array(fc.constantFrom<Verdict>('AC', 'WA', 'TLE', 'RTE', 'MLE', 'OLE'), {
  maxLength: 12,
});

test('for all groups: 0 to 100, deterministic, failing never gains, and all accepted gives everything', () => {
  fc.assert(
    fc.property(anyScoring, anyCases, anyVerdicts, (scoring, cases, verdicts) => {
      const { score, verdict, points, ran } = judge(scoring, cases, verdicts);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      const perfect = judge(scoring, cases, []);
      expect(perfect).toMatchObject({ verdict: 'AC' });
      expect(perfect.ran).toHaveLength(cases.length);
      // A minimum ignores skipped cases, so it may miss the lowest.
      const partial =
        scoring.groups.some(({ aggregation }) => aggregation === 'min') &&
        scoring.groups.some(({ onReject }) => onReject === 'break');
      if (!partial) expect(points.earned).toBeLessThanOrEqual(perfect.points.earned);
      if (verdict !== 'AC') expect(ran.some((index) => (verdicts[index] ?? 'AC') === verdict)).toBe(true);
      expect(judge(scoring, cases, verdicts)).toEqual(judge(scoring, cases, verdicts));
    }),
  );
});

test('a group that requires others is run only after all of their cases are accepted', () => {
  const cases = [caseIn('sample', true), ...subtasks];
  const groups = [
    group('', { countsSamples: false }),
    group('secret/a', { requires: ['sample'], acceptScore: 10 }),
    group('secret/b', { requires: ['secret/a'], acceptScore: 10 }),
  ];
  expect(judge({ groups }, cases, ['AC', 'AC', 'WA'])).toMatchObject({
    ran: [0, 1, 2],
    points: { earned: 10 },
  });
  expect(judge({ groups }, cases, ['WA'])).toMatchObject({ ran: [0], points: { earned: 0 } });
  expect(judge({ groups }, cases, [])).toMatchObject({ points: { earned: 50 }, score: 100 });
});
