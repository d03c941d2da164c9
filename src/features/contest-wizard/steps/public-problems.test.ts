import { expect, test } from 'vitest';
import { messages } from '../messages';
import { knownPublicProblems } from './public-problems';

test('finds the problems of a contest that are known to be public', () => {
  const usable = [
    { id: 'A', public: true },
    { id: 'B', public: false },
    { id: 'C' },
    { id: 'D', public: true },
  ];
  expect(knownPublicProblems(['A', 'B', 'C'], usable)).toEqual(['A']);
  expect(knownPublicProblems(['B'], usable)).toEqual([]);
  expect(knownPublicProblems(['A'], undefined)).toEqual([]);
  expect([messages.problems.publicTitle(1), messages.problems.publicTitle(2)]).toEqual([
    '1 problem of this contest is public',
    '2 problems of this contest are public',
  ]);
});
