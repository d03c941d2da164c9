import { expect, test } from 'vitest';
import { mayPrefetch } from './prefetch';

test.each([
  [undefined, true],
  [{}, true],
  [{ type: 'wifi' }, true],
  [{ type: 'cellular' }, false],
  [{ saveData: true, type: 'wifi' }, false],
])('on a connection like %j fetching ahead is allowed: %j', (connection, wanted) => {
  expect(mayPrefetch(connection)).toBe(wanted);
});
