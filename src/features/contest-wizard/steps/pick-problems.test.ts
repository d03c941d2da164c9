import { expect, test } from 'vitest';
import type { UsableProblem } from '../../../data/wizards/usable-problems';
import { matching } from './pick-problems';

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
