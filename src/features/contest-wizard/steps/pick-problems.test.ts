import { expect, test } from 'vitest';
import type { UsableProblem } from '../../../data/wizards/usable-problems';
import { matching, moved } from './pick-problems';

const problem = (id: string, more: Partial<UsableProblem> = {}): UsableProblem => ({
  id,
  cursor: id,
  title: `Title of ${id}`,
  difficulty: 'easy',
  tags: [],
  type: 'code',
  version: 1,
  solvers: 0,
  acceptance: -1,
  ...more,
});
const problems = [
  problem('TIDE', { title: 'High tide', tags: ['graphs'] }),
  problem('LOCK', { type: 'true-false', difficulty: 'hard' }),
];

test.each([
  ['high TI', 'TIDE'],
  ['lock', 'LOCK'],
  ['true-false', 'LOCK'],
  ['hard', 'LOCK'],
  ['graphs easy', 'TIDE'],
  ['graphs hard', ''],
  ['  ', 'TIDE LOCK'],
])('CWIZ-14 D-2 “%s” finds: %s', (query, found) => {
  expect(
    matching(problems, query)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(found);
});

test('CWIZ-19 moves one added problem, and keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});
