import { expect, test } from 'vitest';
import type { JuryResult } from '../../entities/problem/jury-solution';
import { findTimeLimitFaults, proposeTimeLimit, type TimedSolution } from './time-limit';

const timed = (
  name: string,
  expected: 'AC' | 'TLE',
  slowestMs: number,
  verdict = expected,
): TimedSolution => {
  const result: JuryResult = {
    verdict,
    score: 0,
    slowestMs,
    cases: [{ index: 0, verdict, timeMs: slowestMs, memoryBytes: 1 }],
  };
  return { name, expected: [expected], result };
};

test('proposes twice the slowest accepted time, in whole seconds', () => {
  const proposal = proposeTimeLimit([timed('a', 'AC', 300), timed('b', 'AC', 620)]);
  expect(proposal).toEqual({ seconds: 2, slowest: { name: 'b', ms: 620 }, fastest: null, margin: 'none' });
  expect(proposeTimeLimit([timed('a', 'AC', 1000)])?.seconds).toBe(2);
  expect(proposeTimeLimit([timed('a', 'AC', 5)])?.seconds).toBe(1);
});

test('proposes nothing without an accepted solution, or while one is too slow', () => {
  expect(proposeTimeLimit([timed('a', 'TLE', 9000)])).toBeNull();
  expect(proposeTimeLimit([timed('a', 'AC', 900), timed('b', 'AC', 1100, 'TLE')])).toBeNull();
});

test('the fastest slow solution has to need 1.5 times the proposed limit', () => {
  const margin = (slow: TimedSolution) => proposeTimeLimit([timed('a', 'AC', 400), slow])?.margin;
  expect(margin(timed('s', 'TLE', 1500))).toBe('proven');
  expect(margin(timed('s', 'TLE', 1100))).toBe('unproven');
  expect(margin(timed('s', 'TLE', 900, 'AC'))).toBe('broken');
});

test('warns of a slow solution that passes, and of accepted ones that are close to the limit', () => {
  const solutions = [
    timed('a', 'AC', 400),
    timed('b', 'AC', 700),
    timed('s', 'TLE', 900, 'AC'),
    timed('t', 'TLE', 1100),
  ];
  expect(findTimeLimitFaults(solutions, 1)).toEqual([
    { kind: 'acceptedIsClose', name: 'b', ms: 700 },
    { kind: 'slowPasses', name: 's' },
  ]);
});
