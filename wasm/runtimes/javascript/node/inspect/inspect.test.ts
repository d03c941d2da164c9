import { inspect as nodeInspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspect } from './inspect';

class Point {
  x: number;
  y: number;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
}
class Stack extends Array<unknown> {}
const loop: { name: string; self?: unknown; list: unknown[] } = { name: 'loop', list: [] };
loop.self = loop;
loop.list.push(loop, { loop });
const withHoles: unknown[] = [1];
withHoles[2] = 3;
withHoles[5] = 6;
const named = Object.assign([1, 2, 3], { sum: 6, 'two words': true });

const values: [string, unknown][] = [
  ['numbers', [0, -0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 10n]],
  [
    'strings',
    ['a', "it's", `"both" 'kinds'`, 'all `three` "of" \'them\'', 'line\nbreak\t\u0007\u007f', '\ud800x'],
  ],
  ['nothing', [null, undefined, true, Symbol('s')]],
  ['empty', [{}, [], new Map(), new Set(), '', Object.create(null), new Point(1, 2), new Uint8Array()]],
  ['short object', { a: 1, b: 'two', c: [1, 2, 3] }],
  ['object beyond a line', Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`property${i}`, i]))],
  ['nested', { a: { b: { c: { d: { e: 1 } } } } }],
  ['four levels on one line or not', [[[[1]]], [[[[2]]]]]],
  ['matrix', Array.from({ length: 5 }, (_, i) => Array.from({ length: 5 }, (_, j) => i * j))],
  ['7 numbers', [1, 2, 3, 4, 5, 6, 7]],
  ['100 numbers', Array.from({ length: 100 }, (_, i) => i * i)],
  ['101 numbers', Array.from({ length: 101 }, (_, i) => i)],
  ['250 numbers', Array.from({ length: 250 }, (_, i) => i)],
  ['words', 'the quick brown fox jumps over the lazy dog and runs away from it'.split(' ')],
  ['long words', Array.from({ length: 9 }, (_, i) => 'abcdefghij'.repeat(i + 1))],
  ['mixed list', [1, 'a', null, 2, 'bb', undefined, 3, 'ccc', {}]],
  ['big integers', Array.from({ length: 8 }, (_, i) => 10n ** BigInt(i))],
  ['holes', withHoles],
  ['named keys on an array', named],
  [
    'map',
    new Map<unknown, unknown>([
      ['a', 1],
      [{ k: 1 }, [1, 2]],
      [3, new Map([[1, 2]])],
    ]),
  ],
  ['set', new Set([1, 'a', [1], new Set([2])])],
  ['big set', new Set(Array.from({ length: 120 }, (_, i) => i))],
  ['typed arrays', [new Uint8Array([1, 2, 3]), new Float64Array([0.5, -0]), new BigInt64Array([1n])]],
  ['long typed array', new Int32Array(40).map((_, i) => i * 1000)],
  ['class instances', [new Point(1, 2), new Stack(), Stack.from([1, 2])]],
  [
    'functions',
    [
      () => 1,
      function named() {},
      async () => {},
      function* gen() {},
      class A {},
      class B extends Point {},
      Math.max,
    ],
  ],
  ['function with keys', Object.assign(function f() {}, { a: 1 })],
  ['boxes', [Object(1), Object('s'), Object(true), Object(1n), Object(Symbol('q'))]],
  ['dates and expressions', [new Date(0), new Date(Number.NaN), /a+/gi]],
  ['circular', loop],
  [
    'accessors',
    {
      get a() {
        return 1;
      },
      set a(_v) {},
      get b() {
        return 2;
      },
      set c(_v: number) {},
    },
  ],
  ['keys', { 'a-b': 1, $dollar: 2, _under: 3, 1: 4, [Symbol('key')]: 5, '': 6 }],
  ['null prototype', Object.assign(Object.create(null), { a: 1 })],
  ['tagged', { [Symbol.toStringTag]: 'Tag', a: 1 }],
  ['globals', [Math, JSON, globalThis.Reflect]],
  ['weak', [new WeakMap(), new WeakSet()]],
  ['buffer', new ArrayBuffer(4)],
  ['multi-line string in an object', { text: `${'word '.repeat(12)}\n${'next '.repeat(12)}` }],
  ['wide characters', ['日本語', '한국어', 'ä', 'é', '😀', 'abc', 'd', 'e']],
];

test.each(values)('inspect formats like Node: %s', (_name, value) => {
  expect(inspect(value)).toBe(nodeInspect(value));
});

test.each(values)('inspect with other options formats like Node: %s', (_name, value) => {
  for (const options of [
    { depth: 0 },
    { depth: null },
    { breakLength: 40 },
    { compact: false },
    { maxArrayLength: 3 },
  ]) {
    expect(inspect(value, options)).toBe(nodeInspect(value, options));
  }
});

test('inspect formats like Node: anything', () => {
  const anything = fc.anything({
    withBigInt: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withNullPrototype: true,
    withSparseArray: true,
    maxDepth: 4,
  });
  fc.assert(
    fc.property(anything, (value) => {
      expect(inspect(value)).toBe(nodeInspect(value));
    }),
    { numRuns: 2000 },
  );
});

test('inspect formats like Node: lists of short texts and numbers', () => {
  const element = fc.oneof(
    fc.integer(),
    fc.string({ maxLength: 20 }),
    fc.double(),
    fc.bigInt({ min: -9n, max: 10n ** 12n }),
  );
  const list = fc.oneof(fc.array(fc.integer(), { maxLength: 130 }), fc.array(element, { maxLength: 130 }));
  fc.assert(
    fc.property(list, (value) => {
      expect(inspect({ value })).toBe(nodeInspect({ value }));
    }),
    { numRuns: 1000 },
  );
});
