import { expect, test } from 'vitest';
import { tokensOf } from './tokens';
import { fingerprintsOf, kgramHashes, kgramTokens, windowKgrams } from './winnowing';

const kinds = (code: string, language: Parameters<typeof tokensOf>[1]) =>
  tokensOf(code, language)
    .map(({ kind }) => kind)
    .join(' ');

test.each([
  [
    'CPP17',
    '#include <map>\n// sum\nint f(double a) { return a + 0x1F; }',
    'type name ( type name ) { return name + number ; }',
  ],
  ['JAVA8', 'import java.util.*;\nclass A { String s = "x"; }', 'class name { name name = text ; }'],
  ['PYTHON3', 'import sys\ndef f(a):\n    return a != 1 # no', 'def name ( name ) : return name != number'],
  ['JAVASCRIPT_NODE', 'const f = (x) => `x`; /* x */', 'const name = ( name ) => text ;'],
] as const)(
  '%s: names, numbers and texts are classes; comments and imports are gone',
  (language, code, expected) => {
    expect(kinds(code, language)).toBe(expected);
  },
);

test('a program with errors is read as far as possible, and positions point at the code', () => {
  const code = 'int main( { retrn 7; } }}';
  const tokens = tokensOf(code, 'CPP17');
  expect(tokens.map(({ from, to }) => code.slice(from, to)).join('')).toBe(code.replaceAll(' ', ''));
});

const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind: `t${from + index}` }));

test('a hash depends on its own tokens only, wherever they are', () => {
  const alone = kgramHashes(numbered(50, kgramTokens));
  expect(alone).toHaveLength(1);
  expect(kgramHashes(numbered(0, 100))[50]).toBe(alone[0]);
  expect(new Set(kgramHashes(numbered(0, 5000))).size).toBe(5000 - kgramTokens + 1);
  expect(kgramHashes(numbered(0, kgramTokens - 1))).toEqual([]);
});

test('each window has a fingerprint, so a shared part of 22 tokens always shares one', () => {
  const prints = (tokens: { kind: string }[]) => fingerprintsOf(kgramHashes(tokens));
  const places = prints(numbered(0, 400)).map(({ at }) => at);
  for (const [i, at] of places.entries()) expect(at - (places[i - 1] ?? 0)).toBeLessThanOrEqual(windowKgrams);
  const length = kgramTokens + windowKgrams - 1;
  for (let trial = 0; trial < 50; trial += 1) {
    const part = numbered(trial, length);
    const left = new Set(
      prints([...numbered(1000, trial), ...part, ...numbered(2000, 30)]).map(({ hash }) => hash),
    );
    const right = prints([...numbered(3000, 77 - trial), ...part, ...numbered(4000, 3)]);
    expect(right.some(({ hash }) => left.has(hash))).toBe(true);
  }
});
