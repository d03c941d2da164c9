import { Console } from 'node:console';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { tableText } from './table';

function nodeTable(rows: unknown, columns?: string[]): string {
  const stream = new PassThrough();
  new Console(stream).table(rows, columns);
  return String(stream.read() ?? '').trimEnd();
}

test.each<[string, unknown, string[]?]>([
  [
    'objects',
    [
      { a: 1, b: 'x' },
      { a: 2, c: true },
    ],
  ],
  [
    'lists',
    [
      [1, 2],
      [3, 4, 5],
    ],
  ],
  ['values', ['p', 'q']],
  ['objects and values', [{ a: 1 }, 5, null]],
  ['an object of objects', { first: { a: 1 }, second: { a: 2 } }],
  ['chosen columns', [{ a: 1, b: 2 }], ['b']],
  ['a map', new Map([['k', { v: 1 }]])],
  ['a set', new Set([1, 'two'])],
  ['deep cells', [{ a: [1, 2, 3, 4], b: { x: 1 }, c: () => 1 }]],
  ['wide characters', [{ name: '日本' }, { name: 'abc' }]],
  ['nothing', []],
])('a table looks like in Node 20.20: %s', (_title, rows, columns) => {
  expect(tableText(rows, columns)).toBe(nodeTable(rows, columns));
});

test('a value that is not a table gives nothing', () => {
  expect(tableText('text')).toBeUndefined();
  expect(tableText(null)).toBeUndefined();
});
