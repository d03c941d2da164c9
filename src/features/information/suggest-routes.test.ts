import { expect, test } from 'vitest';
import { suggestRoutes } from './suggest-routes';

const known = [
  '/',
  '/explore',
  '/contests',
  '/contests/',
  '/login',
  '/problems/$problemID',
  '/code/$problemID',
  '/meta',
  '/test',
];

test('NOTF-2 a route within three edits is suggested, the nearest first', () => {
  expect(suggestRoutes('/explroe', known)).toEqual(['/explore']);
  expect(suggestRoutes('/contest', known)).toEqual(['/contests', '/test']);
});

test('NOTF-2 four edits are too many', () => {
  expect(suggestRoutes('/exXXXXe', known)).toEqual([]);
});

test('NOTF-2 ignores case and a slash at the end', () => {
  expect(suggestRoutes('/LOGIN/', known)).toEqual(['/login']);
});

test.each(['/abc', '/a', '/'])('NOTF-2 `/` is never suggested, not even for %s', (path) => {
  expect(suggestRoutes(path, known)).not.toContain('/');
});

test('NOTF-2 suggests a pattern with the requested name, only when little else differs', () => {
  expect(suggestRoutes('/problem/HIGH-TIDE', known)).toEqual(['/problems/HIGH-TIDE']);
  expect(suggestRoutes('/PROBLEMS/HIGH-TIDE/more', known)).toEqual([]);
  expect(suggestRoutes('/abc/def', known)).toEqual([]);
  // Two of four letters make another word.
  expect(suggestRoutes('/nope/nothing', known)).toEqual([]);
  expect(suggestRoutes('/coed/nothing', known)).toEqual([]);
  expect(suggestRoutes('/cod/HIGH-TIDE', known)).toEqual(['/code/HIGH-TIDE']);
});
