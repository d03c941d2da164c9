import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareStandings, penaltyOf, problemResult, standingOf, subtasksOf } from './contest-score';

const minute = 60_000;
const entry = (score: number, minutes: number, isAttempt = true) => ({
  score,
  timeMs: minutes * minute,
  isAttempt,
});
const icpc = { kind: 'icpc', penaltyMinutes: 20 } as const;

describe('ICPC', () => {
  test('a problem is solved by the first accepted submission; wrong attempts before it count', () => {
    const entries = [
      entry(60, 3),
      entry(0, 4, false),
      entry(0, 5),
      entry(100, 9.5),
      entry(0, 11),
      entry(100, 12),
    ];
    expect(problemResult(entries, 'icpc')).toEqual({ score: 100, reachedMs: 9.5 * minute, attempts: 3 });
    expect(problemResult([entry(60, 3)], 'icpc')).toEqual({ score: 0, reachedMs: 0, attempts: 1 });
  });

  test('the penalty is the minute of each accepted submission and 20 minutes for each wrong attempt before it', () => {
    const results = [
      problemResult([entry(0, 3), entry(0, 4, false), entry(100, 9.9)], 'icpc'),
      problemResult([entry(100, 40)], 'icpc'),
      problemResult([entry(0, 1), entry(0, 2)], 'icpc'),
    ];
    expect(standingOf(results, icpc)).toEqual({
      totalScore: 2,
      penaltyMs: (9 + 20 + 40) * minute,
      lastImprovementMs: 40 * minute,
      attempts: 3,
    });
    expect(penaltyOf(59_999, 0, 20)).toBe(0);
    expect(penaltyOf(60_000, 2, 5)).toBe(11 * minute);
  });

  test('more solved problems rank first, then less penalty, then the earlier last accepted submission', () => {
    const standing = (totalScore: number, penaltyMs: number, lastImprovementMs: number) => ({
      totalScore,
      penaltyMs,
      lastImprovementMs,
      attempts: 1,
    });
    const ranked = [standing(3, 900, 9), standing(2, 100, 9), standing(2, 200, 3), standing(2, 200, 4)];
    expect([...ranked].reverse().sort(compareStandings)).toEqual(ranked);
  });
});

describe('IOI', () => {
  const groups = (a: number, b: number) => [
    { name: '', score: a + b, maxScore: 100 },
    { name: 'secret', score: a + b, maxScore: 100 },
    { name: 'secret/a', score: a, maxScore: 30 },
    { name: 'secret/b', score: b, maxScore: 70 },
  ];
  const judged = (a: number, b: number, minutes: number) => ({
    ...entry(a + b, minutes),
    groups: groups(a, b),
  });

  test('the best result of each test group counts, from any submission', () => {
    const entries = [judged(0, 70, 9), judged(30, 0, 5), judged(0, 0, 20)];
    expect(problemResult(entries, 'ioi')).toEqual({ score: 100, reachedMs: 9 * minute, attempts: 2 });
    expect(problemResult(entries, 'points')).toEqual({ score: 70, reachedMs: 9 * minute, attempts: 2 });
  });

  test('a problem without test groups counts by its best submission', () => {
    expect(problemResult([entry(40, 1), entry(20, 2)], 'ioi')).toEqual({
      score: 40,
      reachedMs: minute,
      attempts: 1,
    });
  });

  test('the result never falls below the best submission, and does not depend on the order', () => {
    const part = fc.record({ a: fc.nat(30), b: fc.nat(70), minutes: fc.nat(300) });
    fc.assert(
      fc.property(fc.uniqueArray(part, { selector: ({ minutes }) => minutes, maxLength: 8 }), (parts) => {
        const entries = parts.map(({ a, b, minutes }) => judged(a, b, minutes));
        const result = problemResult(entries, 'ioi');
        expect(result.score).toBeGreaterThanOrEqual(problemResult(entries).score);
        expect(problemResult([...entries].reverse(), 'ioi')).toEqual(result);
      }),
    );
  });

  test('a group is divided only where its parts add up to it', () => {
    const named = (list: ReturnType<typeof subtasksOf>) => list.map(({ name }) => name);
    expect(named(subtasksOf(groups(1, 1)))).toEqual(['secret/a', 'secret/b']);
    const minimum = groups(1, 1).map((group) =>
      group.name === 'secret' ? { ...group, maxScore: 30 } : group,
    );
    expect(named(subtasksOf(minimum.slice(1)))).toEqual(['secret']);
    expect(subtasksOf([])).toEqual([]);
  });
});

test('a problem is worth its points', () => {
  const results = [
    { ...problemResult([entry(50, 1)]), points: 300 },
    { ...problemResult([entry(100, 2)]), points: 10 },
  ];
  expect(standingOf(results)).toMatchObject({ totalScore: 160, penaltyMs: 0, lastImprovementMs: 2 * minute });
});
