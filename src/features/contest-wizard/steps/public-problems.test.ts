import { expect, test } from 'vitest';
import { messages } from '../messages';
import { publicAmong } from './public-problems';

test('finds the problems of a contest that are known to be public', () => {
  const usable = [
    { id: 'A', public: true },
    { id: 'B', public: false },
    { id: 'C' },
    { id: 'D', public: true },
  ];
  expect(publicAmong(['A', 'B', 'C'], usable)).toEqual(['A']);
  expect(publicAmong(['B'], usable)).toEqual([]);
  expect(publicAmong(['A'], undefined)).toEqual([]);
  expect([messages.problems.publicTitle(1), messages.problems.publicTitle(2)]).toEqual([
    '1 problem of this contest is public',
    '2 problems of this contest are public',
  ]);
});
