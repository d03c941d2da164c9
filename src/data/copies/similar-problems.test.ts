import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { storeListRows } from './problems';
import { similarProblems } from './similar-problems';

const row = (id: string, tags: string[], difficulty: 'easy' | 'medium' | 'hard' = 'easy', solvers = 0) => ({
  _id: id,
  id,
  title: id,
  tags,
  difficulty,
  type: 'code' as const,
  version: 1,
  solvers,
});

test('similar problems share rare tags and have a near difficulty; solved ones are left out', async () => {
  await storeListRows([
    row('SELF', ['arrays', 'tides']),
    row('BOTH', ['arrays', 'tides'], 'medium'),
    row('RARE', ['tides']),
    row('HARD', ['tides'], 'hard'),
    row('DONE', ['arrays', 'tides']),
    row('OTHER', ['graphs']),
    ...[1, 2, 3, 4].map((n) => row(`MANY-${n}`, ['arrays'], 'easy', n)),
  ]);
  const self = { id: 'SELF', tags: ['arrays', 'tides'], difficulty: 'easy' as const };
  const found = await similarProblems(self, new Set(['DONE']), 4);
  expect(found.map(({ id }) => id)).toEqual(['BOTH', 'RARE', 'MANY-4', 'MANY-3']);
  expect(await similarProblems({ ...self, tags: [] }, new Set(), 4)).toEqual([]);
});
