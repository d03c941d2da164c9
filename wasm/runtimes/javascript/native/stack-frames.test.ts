import { expect, test } from 'vitest';
import { readableStack, stackText } from './stack-frames';

const place = { lineOffset: 20, columnOffset: 50 };

function site(name: string | null, line: number, column: number) {
  return {
    getFunctionName: () => name,
    getTypeName: () => 'Object',
    getMethodName: () => null,
    isConstructor: () => false,
    isToplevel: () => true,
    isAsync: () => false,
    getLineNumber: () => line,
    getColumnNumber: () => column,
    getScriptNameOrSourceURL: () => null,
  };
}

test("a stack shows only the program's frames, at their original positions", () => {
  const sites = [site('f', 22, 7), site(null, 21, 60), site('start', 20, 999)];
  expect(stackText(new TypeError('no'), sites, place)).toBe(
    'TypeError: no\n    at f (main.js:2:7)\n    at <anonymous> (main.js:1:10)',
  );
});

test("converts Firefox's stacks to the same format", () => {
  const stack = 'f@blob:null/1-2:22:7\n@blob:null/1-2:21:60\nstart@blob:null/1-2:20:999\n';
  expect(readableStack('TypeError: no', stack, place)).toBe(
    'TypeError: no\n    at f (main.js:2:7)\n    at main.js:1:10',
  );
});

test('a rewritten program shows its original names and lines', () => {
  const rewritten = { ...place, isRewritten: true };
  const sites = [site('f$steps', 22, 90), site('$unrolled', 29, 20), site(null, 21, 60)];
  expect(stackText(new RangeError('no'), sites, rewritten)).toBe(
    'RangeError: no\n    at f (main.js:2)\n    at <anonymous> (main.js:1)',
  );
  const stack = 'f$steps@blob:null/1-2:22:90\n$unrolled@blob:null/1-2:29:20\n';
  expect(readableStack('RangeError: no', stack, rewritten)).toBe('RangeError: no\n    at f (main.js:2)');
});
