import { expect, test } from 'vitest';
import { normalizeQuery, queryWords, searchQueryLengthMax, transposedWords } from './search-query';

test.each([
  ['  Two   Sum ', 'two sum'],
  ['\tGRAPHS\n', 'graphs'],
  ['C++', 'c++'],
  ['\u0000\u200b ', ''],
  ['   ', ''],
  ['ｆｕｌｌ', 'full'],
])('SRCH-4 normalises %j to %j', (text, query) => {
  expect(normalizeQuery(text)).toBe(query);
});

test('cuts long queries and is idempotent', () => {
  const query = normalizeQuery('ab '.repeat(200));
  expect(query.length).toBeLessThanOrEqual(searchQueryLengthMax);
  expect(normalizeQuery(query)).toBe(query);
});

test('splits a query into words of any script', () => {
  expect(queryWords('two-sum: c++ 2d')).toEqual(['two', 'sum', 'c', '2d']);
  expect(queryWords('граф हिन्दी')).toEqual(['граф', 'हिन्दी']);
  expect(queryWords("++ & | ! ' : *")).toEqual([]);
});

test('suggests transpositions only for short words', () => {
  expect(transposedWords('gird')).toEqual(['igrd', 'grid', 'gidr']);
  expect(transposedWords('tree')).toEqual(['rtee', 'tere']);
  expect(transposedWords('dp')).toEqual([]);
  expect(transposedWords('sorted')).toEqual([]);
});
