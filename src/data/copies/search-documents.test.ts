import 'fake-indexeddb/auto';
import { beforeAll, expect, test } from 'vitest';
import { buildSearchIndex } from '../../features/search/search-index';
import { cacheDb } from '../db/cache-db';
import { keepOnlyListed, storeListRows } from './problems';
import { readProblemCandidates } from './search-candidates';
import { readSearchDocuments } from './search-documents';
import { statementWords } from './search-words';

const listed = (n: number, title: string, tags: string[] = []) => ({
  _id: `cursor-${n}`,
  id: `P${n}`,
  title,
  difficulty: 'easy' as const,
  tags,
  version: 1,
});
const names = async (query: string) =>
  buildSearchIndex(await readSearchDocuments(query))
    .find(query)
    .map(({ name }) => name);

const problems = [
  listed(1, 'Shortest path', ['graphs', 'dijkstra']),
  listed(2, 'Shortest paths in a grid', ['graphs', 'bfs']),
  listed(3, 'Night lights', ['c++']),
  listed(4, 'Café tables'),
  listed(5, 'Broken lanterns'),
  ...Array.from({ length: 500 }, (_, n) => listed(10 + n, `Harbour ${n} quay`, ['ports'])),
];

beforeAll(() => storeListRows(problems));

test.each([
  ['s', 'Shortest path'],
  ['shor', 'Shortest paths in a grid'],
  ['grid shortest', 'Shortest paths in a grid'],
  ['shortst pth', 'Shortest path'],
  ['shrotest pahts', 'Shortest paths in a grid'],
  ['gird', 'Shortest paths in a grid'],
  ['dijkstar', 'Shortest path'],
  ['cafe', 'Café tables'],
  ['c++', 'Night lights'],
  ['p3', 'Night lights'],
  ['harbour 434', 'Harbour 434 quay'],
  ['harbuor 434', 'Harbour 434 quay'],
  ['harbour 499 quay', 'Harbour 499 quay'],
])('without a network %s finds %s', async (query, name) => {
  expect(await names(query)).toContain(name);
});

test('a word of the statement finds the problem', async () => {
  const description = 'Count the lighthouses that a ship passes.';
  const body = { id: 'P3', description, textWords: statementWords(description), fetchedAt: 0 };
  await cacheDb.problems.put(body as never);
  expect(await names('lighthouse')).toContain('Night lights');
});

test('reads a limited number of problems, the exact title among them', async () => {
  const candidates = await readProblemCandidates('harbour');
  expect(candidates.length).toBeLessThanOrEqual(150);
  const [first] = await names('harbour 7 quay');
  expect(first).toBe('Harbour 7 quay');
});

test('a removed problem is not found', async () => {
  expect(await names('broken lanterns')).toContain('Broken lanterns');
  await keepOnlyListed(new Set(problems.map(({ id }) => id).filter((id) => id !== 'P5')));
  expect(await names('broken lanterns')).not.toContain('Broken lanterns');
});
