import { expect, test } from 'vitest';
import { parseExploreSearch, toProblemQuery } from './explore-search';

test('EXP-5 EXP-6 the address contains order and direction; the default is the recommended order', () => {
  const start = { sort: 'recommended', direction: 'asc', tags: [] };
  expect(toProblemQuery(parseExploreSearch({}))).toEqual(start);
  expect(parseExploreSearch({ sort: 'recommended' })).toEqual({});
  for (const sort of ['title', 'difficulty', 'newest', 'solved', 'acceptance'])
    expect(toProblemQuery(parseExploreSearch({ sort, direction: 'desc' }))).toEqual({
      sort,
      direction: 'desc',
      tags: [],
    });
});

test('EXP-4 the filters are part of the address and of the request', () => {
  const search = { tag: 'arrays', difficulty: 'hard', kind: 'question', status: 'new', editorial: true };
  expect(toProblemQuery(parseExploreSearch(search))).toMatchObject({
    tags: ['arrays'],
    difficulty: 'hard',
    kind: 'question',
    state: 'new',
    editorial: true,
  });
});

test('EXP-4 a tag in the address may have capitals, or be a number', () => {
  expect(parseExploreSearch({ tag: 'Two Pointers' }).tag).toBe('two pointers');
  expect(parseExploreSearch({ tag: 2048 }).tag).toBe('2048');
});

test('an invalid address gives the default list', () => {
  const search = { sort: 'colour', direction: 7, tag: '', difficulty: 'deadly', status: 'old', editorial: 1 };
  expect(parseExploreSearch(search)).toEqual({});
  expect(parseExploreSearch({ tag: { a: 1 } })).toEqual({});
});
