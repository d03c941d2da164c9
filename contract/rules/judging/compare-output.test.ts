import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckerOptions, compareOutput } from './compare-output';

const bytes = (text: string) => new TextEncoder().encode(text);
const compare = (expected: string, actual: string, options: CheckerOptions = {}) =>
  compareOutput(bytes(expected), bytes(actual), options);
const accepts = (expected: string, actual: string, options: CheckerOptions = {}) =>
  compare(expected, actual, options).accepted;

const token = fc.string({ minLength: 1, maxLength: 6 }).filter((text) => !/\s/.test(text));
const tokens = fc.array(token, { maxLength: 12 });
const space = fc.array(fc.constantFrom(' ', '\n', '\t', '\r', '\v', '\f'), { minLength: 1, maxLength: 3 });

test('ignores the whitespace between tokens', () => {
  fc.assert(
    fc.property(tokens, fc.array(space, { minLength: 13, maxLength: 13 }), (words, gaps) => {
      const spaced = words.map((word, i) => gaps[i]?.join('') + word).join('') + gaps[12]?.join('');
      expect(accepts(words.join(' '), spaced)).toBe(true);
    }),
  );
});

test('accepts an equal output under every option', () => {
  const options = fc.record(
    {
      caseSensitive: fc.boolean(),
      spaceChangeSensitive: fc.boolean(),
      floatTolerance: fc.double({ min: 0, max: 1, noNaN: true }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.uint8Array(), options, (output, chosen) => {
      expect(compareOutput(output, output, chosen).accepted).toBe(true);
    }),
  );
});

test('rejects a changed, missing or added token', () => {
  fc.assert(
    fc.property(tokens, fc.nat(), fc.constantFrom('change', 'remove', 'add'), (words, at, how) => {
      const index = words.length === 0 ? 0 : at % words.length;
      const other = [...words];
      if (how === 'add' || words.length === 0) other.splice(index, 0, 'added');
      else if (how === 'remove') other.splice(index, 1);
      else other[index] = `${words[index]}x`;
      expect(accepts(words.join(' '), other.join(' '))).toBe(false);
    }),
  );
});

test('accepts only outputs with equal whitespace if spaceChangeSensitive', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const same = accepts(a, b, { spaceChangeSensitive: true, caseSensitive: true });
      expect(same).toBe(a === b);
    }),
  );
});

test('accepts a number exactly when it is within a tolerance', () => {
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(
      value,
      fc.double({ min: 0.001, max: 0.9, noNaN: true }),
      fc.boolean(),
      (x, tolerance, inside) => {
        const off = Math.max(1e-6, tolerance * Math.max(1, Math.abs(x))) * (inside ? 0.99 : 1.01);
        expect(accepts(String(x), String(x + off), { floatTolerance: tolerance })).toBe(inside);
      },
    ),
  );
});

test('reports line, column and token of the first difference', () => {
  const result = compare('1 2\n3 17', '1 2\n3  18');
  expect(result).toEqual({
    accepted: false,
    at: { line: 2, column: 4, token: 4 },
    message: 'line 2: expected 17, got 18',
  });
});

test('reports missing and unexpected tokens', () => {
  expect(compare('1 2', '1')).toMatchObject({ message: 'line 1: expected 2, but the output ends here' });
  expect(compare('1', '1\n2')).toMatchObject({
    message: 'line 2: unexpected 2 after the end of the expected output',
  });
  expect(compare('1', '1 ', { spaceChangeSensitive: true })).toMatchObject({
    message: 'line 1: the whitespace differs',
  });
});

test('keeps messages short and readable for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (output) => {
      const result = compareOutput(bytes('expected'), output, { caseSensitive: true });
      if (result.accepted) return;
      expect([...result.message].length).toBeLessThan(140);
      expect([...result.message].every((character) => character >= ' ')).toBe(true);
    }),
  );
});

test('cuts a long token between characters', () => {
  expect(compare('a', '🚀'.repeat(50))).toMatchObject({
    message: `line 1: expected a, got ${'🚀'.repeat(40)}…`,
  });
});

test('reads numbers as C does: signs, leading zeros, bare points, hexadecimal', () => {
  const equal = (expected: string, actual: string) =>
    compareOutput(bytes(expected), bytes(actual), { floatTolerance: 1e-9 }).accepted;
  for (const actual of ['16', '+16', '016', '16.', '1.6e1', '160E-1', '0x10', '0X1.0p4', '0x.8p5'])
    expect([actual, equal('16', actual), equal(actual, '16')]).toEqual([actual, true, true]);
  for (const actual of ['-0x10', '0x', '0xp4', '0x1g', '1e', '16,0', 'inf', 'nan', '0x1p99999'])
    expect([actual, equal('16', actual)]).toEqual([actual, false]);
  // Infinity and NaN are compared as text.
  for (const text of ['nan', 'inf', '1e999', '0x1p99999']) expect(equal(text, text.toUpperCase())).toBe(true);
  expect(equal('inf', '1e999')).toBe(false);
});
