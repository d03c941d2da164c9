import { expect, test } from 'vitest';
import { publicAmong, publicProblemsTitle } from './public-problems';

test('a contest with public problems is told from one with private ones', () => {
  const usable = [
    { id: 'A', public: true },
    { id: 'B', public: false },
    { id: 'C' },
    { id: 'D', public: true },
  ];
  expect(publicAmong(['A', 'B', 'C'], usable)).toEqual(['A']);
  expect(publicAmong(['B'], usable)).toEqual([]);
  expect(publicAmong(['A'], undefined)).toEqual([]);
  expect([publicProblemsTitle(1), publicProblemsTitle(2)]).toEqual([
    '1 problem of this contest is public',
    '2 problems of this contest are public',
  ]);
});
