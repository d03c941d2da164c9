import { expect, test } from 'vitest';
import { exchangedWords, normalizeQuery, queryWords, searchQueryLengthMax } from './search-query';

test.each([
  ['  Two   Sum ', 'two sum'],
  ['\tGRAPHS\n', 'graphs'],
  ['C++', 'c++'],
  ['\u0000\u200b ', ''],
  ['   ', ''],
  ['ｆｕｌｌ', 'full'],
])('SRCH-4 %j is looked for as %j', (text, query) => {
  expect(normalizeQuery(text)).toBe(query);
});

test('a query has an end, and is the same when made again', () => {
  const query = normalizeQuery('ab '.repeat(200));
  expect(query.length).toBeLessThanOrEqual(searchQueryLengthMax);
  expect(normalizeQuery(query)).toBe(query);
});

test('words are letters, marks and digits of any script', () => {
  expect(queryWords('two-sum: c++ 2d')).toEqual(['two', 'sum', 'c', '2d']);
  expect(queryWords('граф हिन्दी')).toEqual(['граф', 'हिन्दी']);
  expect(queryWords("++ & | ! ' : *")).toEqual([]);
});

test('a short word has the words it may have been meant as; what is longer or shorter has none', () => {
  expect(exchangedWords('gird')).toEqual(['igrd', 'grid', 'gidr']);
  expect(exchangedWords('tree')).toEqual(['rtee', 'tere']);
  expect(exchangedWords('dp')).toEqual([]);
  expect(exchangedWords('sorted')).toEqual([]);
});
