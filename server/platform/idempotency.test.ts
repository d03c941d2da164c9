import { expect, test } from 'vitest';
import { hashJson } from './idempotency';

test('the hash does not depend on the order of members', () => {
  expect(hashJson({ a: 1, b: { c: [1, 2], d: null } })).toBe(hashJson({ b: { d: null, c: [1, 2] }, a: 1 }));
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: '1' }],
  [
    [1, 2],
    [2, 1],
  ],
  [[[1], 2], [[1, 2]]],
  [{ a: null }, {}],
  [{ a: 'b,c' }, { a: 'b', c: '' }],
])('%j and %j differ', (left, right) => {
  expect(hashJson(left)).not.toBe(hashJson(right));
});

test('refuses deeper nesting than any body has, without a stack overflow', () => {
  const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  expect(hashJson(nested(60))).not.toBe(hashJson(nested(59)));
  expect(() => hashJson(nested(100_000))).toThrow('nested too deeply');
});
