import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deepEqual } from './deep-equal';

const anything = fc.anything({
  withMap: true,
  withSet: true,
  withBigInt: true,
  withDate: true,
  withNullPrototype: true,
  maxDepth: 3,
});

test('deep equality is the same as in Node, for any two values', () => {
  fc.assert(
    fc.property(anything, anything, (a, b) => {
      expect(deepEqual(a, b)).toBe(isDeepStrictEqual(a, b));
    }),
  );
});

test('a value equals its deep copy', () => {
  fc.assert(
    fc.property(fc.anything({ withMap: true, withSet: true, withDate: true }), (value) => {
      expect(deepEqual(value, structuredClone(value))).toBe(isDeepStrictEqual(value, structuredClone(value)));
    }),
  );
});

test.each<[unknown, unknown]>([
  [new Set([{ a: 1 }, { a: 2 }]), new Set([{ a: 2 }, { a: 1 }])],
  [new Map([[{ k: 1 }, 1]]), new Map([[{ k: 1 }, 2]])],
  [/a/g, /a/i],
  [new Error('x'), new Error('x')],
  [Object('s'), Object('s')],
  [[1, 2], { 0: 1, 1: 2, length: 2 }],
  [new Uint8Array([1]), new Uint8Array([1])],
  [0, -0],
])('deep equality is the same as in Node: %o and %o', (a, b) => {
  expect(deepEqual(a, b)).toBe(isDeepStrictEqual(a, b));
});

test('the loose form compares values with ==', () => {
  expect(deepEqual({ a: 1 }, { a: '1' }, true)).toBe(true);
  expect(deepEqual([1, [2]], ['1', ['3']], true)).toBe(false);
});

test('compares circular objects without a loop', () => {
  const a: Record<string, unknown> = { x: 1 };
  const b: Record<string, unknown> = { x: 1 };
  a.self = a;
  b.self = b;
  expect(deepEqual(a, b)).toBe(true);
});
