import { expect, test } from 'vitest';
import { parseExploreSearch, toProblemQuery } from './explore-search';

test('EXP-5 EXP-6 the address contains order and direction; the default is by title, ascending', () => {
  expect(toProblemQuery(parseExploreSearch({}))).toEqual({ sort: 'title', direction: 'asc', tags: [] });
  expect(toProblemQuery(parseExploreSearch({ sort: 'difficulty', direction: 'desc' }))).toEqual({
    sort: 'difficulty',
    direction: 'desc',
    tags: [],
  });
});

test('EXP-4 the tag filter is part of the request', () => {
  expect(toProblemQuery(parseExploreSearch({ kind: 'question' }))).toMatchObject({ kind: 'question' });
  expect(toProblemQuery(parseExploreSearch({ tag: 'arrays', difficulty: 'hard' }))).toMatchObject({
    tags: ['arrays'],
    difficulty: 'hard',
  });
});

test('an invalid address gives the default list', () => {
  expect(parseExploreSearch({ sort: 'colour', direction: 7, tag: '', difficulty: 'deadly' })).toEqual({});
});
