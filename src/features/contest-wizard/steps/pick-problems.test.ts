import { expect, test } from 'vitest';
import { stubTranslation } from '../../../../tests/support/stub-translation';
import type { UsableProblem } from '../../../data/wizards/usable-problems';
import { messages as authoring } from '../../../translations/es/parts/authoring';
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
  ['true/false', 'LOCK'],
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

test.each([
  ['fácil', 'TIDE'],
  ['verdadero', 'LOCK'],
  ['código', 'TIDE'],
  ['easy', 'TIDE'],
])('CWIZ-14 D-2 in Spanish “%s” finds: %s', async (query, found) => {
  stubTranslation('es', { messages: { 'parts/authoring': authoring }, sentences: { easy: 'fácil' } });
  const { matching: matchingHere } = await import('./pick-problems');
  expect(matchingHere(problems, query).map(({ id }) => id)).toEqual([found]);
});
