import { expect, test } from 'vitest';
import type { SubmissionRow } from '../../../data/work/submissions';
import { type ProblemWork, virtualStanding } from './virtual-standing';

const minuteMs = 60_000;
const judged = (minute: number, score: number, verdict = score === 100 ? 'AC' : 'WA') => ({
  elapsedMs: minute * minuteMs,
  receipt: 'judged' as const,
  state: { score, verdict } as SubmissionRow['state'],
});
const codes = (...rows: ProblemWork['codes'][number][]): ProblemWork => ({ codes: rows, answers: [] });
const board: [number, number, number][] = [
  [200, 50 * minuteMs, 3],
  [100, 20 * minuteMs, 1],
  [100, 40 * minuteMs, 2],
  [0, 0, 0],
];

test('item 8 ranks a virtual run by points, then time, then attempts', () => {
  const rankOf = (...work: ProblemWork[]) => virtualStanding(work, { standings: board }).rank;
  expect(rankOf(codes())).toBe(4);
  expect(rankOf(codes(judged(30, 100)))).toBe(3);
  expect(rankOf(codes(judged(10, 100)))).toBe(2);
  expect(rankOf(codes(judged(10, 100)), codes(judged(49, 100)))).toBe(1);
  // Same time, but more attempts.
  expect(rankOf(codes(judged(10, 0), judged(20, 100)))).toBe(3);
  // Equal results share a rank; a compile error is not an attempt.
  expect(rankOf(codes(judged(5, 0, 'CE'), judged(20, 100)))).toBe(2);
});

test('item 8 counts a submission without a result as waiting, not as points', () => {
  const saved = { elapsedMs: 5 * minuteMs, receipt: 'saved' as const };
  const standing = virtualStanding([codes(saved, judged(4, 50))], { standings: board });
  expect(standing).toMatchObject({ totalScore: 50, rank: 4, participants: 5, waiting: 1 });
  const answer = { ...saved, receipt: 'judged' as const, result: { score: 100 } };
  const answered = { codes: [], answers: [answer as ProblemWork['answers'][number]] };
  expect(virtualStanding([answered], { standings: board })).toMatchObject({
    totalScore: 100,
    waiting: 0,
    rank: 2,
  });
});

test('a virtual run of an ICPC contest is ranked by solved problems, then by penalty', () => {
  const standings: [number, number, number, number][] = [
    [2, 50 * minuteMs, 3, 100 * minuteMs],
    [1, 20 * minuteMs, 1, 20 * minuteMs],
  ];
  const icpc = { standings, scoring: 'icpc', penaltyMinutes: 20 } as const;
  const rankOf = (...work: ProblemWork[]) => virtualStanding(work, icpc).rank;
  expect(rankOf(codes(judged(19, 100)))).toBe(2);
  expect(rankOf(codes(judged(2, 0), judged(19, 100)))).toBe(3);
  expect(rankOf(codes(judged(40, 100)), codes(judged(50, 100)))).toBe(1);
});

test('a problem of a virtual run is worth the points of the contest', () => {
  const work = { ...codes(judged(10, 50)), points: 300 };
  expect(virtualStanding([work], { standings: board })).toMatchObject({ totalScore: 150, rank: 2 });
});
