import { expect, test } from 'vitest';
import type { SearchDocument } from '../../data/copies/search-documents';
import { buildSearchIndex } from './search-index';

const problem = (name: string, tags = '', text = ''): SearchDocument => ({
  result: { type: 'problem', name, url: name.toUpperCase().replace(/\W/g, ''), difficulty: 'easy' },
  tags,
  text,
});
const tag = (name: string): SearchDocument => ({
  result: { type: 'tag', name, url: name, count: 1 },
  tags: '',
  text: '',
});

const index = buildSearchIndex([
  problem('Shortest path', 'graphs dijkstra'),
  problem('Shortest paths in a grid', 'graphs bfs'),
  problem('Night lights', 'arrays', 'Count the lighthouses that a ship passes.'),
  problem('Café tables', 'greedy'),
  tag('graphs'),
  tag('c++'),
  tag('c'),
]);
const names = (query: string) => index.find(query).map(({ name }) => name);

test.each([
  ['shor', ['Shortest path', 'Shortest paths in a grid']],
  ['grid shortest', ['Shortest paths in a grid']],
  ['shortst pth', ['Shortest path']],
  ['cafe', ['Café tables']],
  ['lighthouse', ['Night lights']],
  ['nightlights', ['Night lights']],
  ['gird', ['Shortest paths in a grid']],
  ['bsf', ['Shortest paths in a grid']],
  ['paht', ['Shortest path']],
  ['nothing like it', []],
  ['girt', []],
])('without a network %s finds %j', (query, found) => {
  expect(names(query)).toEqual(expect.arrayContaining(found));
  if (found.length === 0) expect(names(query)).toEqual([]);
});

test('an exact match of the name comes first', () => {
  expect(names('shortest path')[0]).toBe('Shortest path');
  expect(index.find('graphs')[0]).toMatchObject({ type: 'tag', name: 'graphs' });
  expect(names('c++')[0]).toBe('c++');
  expect(names('c')[0]).toBe('c');
});

test('finds the intended problem among 20,000', () => {
  const many = Array.from({ length: 20_000 }, (_, n) => problem(`Harbour ${n}`, `tag-${n % 40}`));
  const large = buildSearchIndex([...many, problem('The needle')]);
  expect(large.find('needel')[0]?.name).toBe('The needle');
  expect(large.find('harbour 1234')[0]?.name).toBe('Harbour 1234');
  expect(large.find('harbour').length).toBe(20);
});
