import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['/explroe', '/explore', 2],
  ['/logn', '/login', 1],
  ['kitten', 'sitting', 3],
])('%j to %j takes %i changes', (a, b, changes) => {
  expect(editDistance(a, b)).toBe(changes);
});

test('it is the same in both directions, and never longer than the longer text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});
