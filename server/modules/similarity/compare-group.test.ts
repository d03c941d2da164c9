import { expect, test } from 'vitest';
import type { Language } from '../../../contract/limits';
import { compareGroup } from './compare-group';
import { increasing, independent, original, renamed, reordered } from './programs-for-tests';

const compare = (codes: Record<string, string>, language: Language = 'CPP17', starters: string[] = []) =>
  compareGroup({
    language,
    programs: Object.entries(codes).map(([id, code]) => ({ id, code })),
    starters,
  });
const similarity = (left: string, right: string, language: Language = 'CPP17', starters: string[] = []) =>
  compare({ left, right }, language, starters).pairs[0]?.similarity ?? 0;

test('a copy with other names, comments, layout and an added function is found', () => {
  expect(similarity(original, renamed)).toBeGreaterThan(0.8);
  expect(similarity(original, original)).toBe(1);
});

test('a copy with reordered functions is found', () => {
  expect(similarity(original, reordered)).toBeGreaterThan(0.75);
});

test('two independent solutions of the same problem are not reported', () => {
  expect(compare({ original, independent }).pairs).toEqual([]);
  expect(compare({ a: increasing.original, b: increasing.independent }, 'PYTHON3').pairs).toEqual([]);
});

test('a copy in Python is found too', () => {
  expect(similarity(increasing.original, increasing.renamed, 'PYTHON3')).toBeGreaterThan(0.75);
});

test('the parts cover equal code in both programs, in order, without overlap', () => {
  const [pair] = compare({ original, reordered }).pairs;
  const parts = pair?.parts ?? [];
  expect(parts.length).toBeGreaterThan(1);
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/\w+/g, 'w');
  for (const { left, right } of parts) {
    expect(plain(reordered.slice(...right))).toBe(plain(original.slice(...left)));
  }
  for (const side of ['left', 'right'] as const) {
    const spans = parts.map((part) => part[side]).sort(([a], [b]) => a - b);
    for (const [i, [from]] of spans.entries()) expect(from).toBeGreaterThanOrEqual(spans[i - 1]?.[1] ?? 0);
  }
  expect(pair?.longest).toBeGreaterThan(100);
});

test('given code does not count', () => {
  const mine = 'int solve(int n) { int s = 0; while (n > 0) { s += n % 10; n /= 10; } return s * s - 1; }';
  const theirs = 'int solve(int n) { return n < 2 ? n : solve(n - 1) + 2 * solve(n - 2) - (n ^ 3) % 7; }';
  const [left, right] = [`${original}\n${mine}`, `${original}\n${theirs}`];
  expect(similarity(left, right)).toBeGreaterThan(0.7);
  expect(similarity(left, right, 'CPP17', [original])).toBe(0);
});

test('code that most programs of a larger group share does not count, neither as a part', () => {
  const own = (seed: number) => {
    let state = seed * 7919;
    return Array.from({ length: 40 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return ['x + ', '(x) * ', 'f(x, 2) - ', '!x & '][(state >> 8) % 4];
    }).join('');
  };
  const crowd = Array.from({ length: 10 }, (_, i) => [
    `p${i}`,
    `${original}\nint g(int x) { return ${own(i + 1)} x; }`,
  ]);
  const copy = ['copy', `${original}\nint h(int y) { return ${own(3).replaceAll('x', 'y')} y; }`];
  const { pairs } = compare(Object.fromEntries([...crowd, copy]));
  expect(pairs.map(({ left, right }) => [left, right])).toEqual([['p2', 'copy']]);
  expect(pairs[0]?.longest).toBeLessThan(250);
});

test('programs that are too short or too long are left out', () => {
  const long = `int a[] = {${'1, '.repeat(15_000)}};`;
  const result = compare({ short: 'int main() { return 0; }', long, original, renamed });
  expect(result).toMatchObject({ compared: 2, leftOut: 2, pairs: [{ left: 'original', right: 'renamed' }] });
});

test('500 programs are compared within seconds', { timeout: 60_000 }, () => {
  const crowd = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [
      `p${index}`,
      `${index % 50 === 0 ? original : independent}\nint f${index}() { return ${'1 + '.repeat(index % 40)}1; }`,
    ]),
  );
  const started = performance.now();
  const { compared, pairs } = compare(crowd);
  expect(compared).toBe(500);
  expect(pairs.length).toBeGreaterThan(40);
  expect(performance.now() - started).toBeLessThan(20_000);
});
