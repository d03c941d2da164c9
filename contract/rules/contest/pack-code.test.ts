import { expect, test } from 'vitest';
import { makePackCode, packCodeShape, readPackCode } from './pack-code';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeOf = (seed: number) =>
  makePackCode(Uint8Array.from({ length: 12 }, (_, at) => (seed * 31 + at * 77) & 255));
const codes = Array.from({ length: 40 }, (_, seed) => codeOf(seed));
const withSymbol = (code: string, at: number, symbol: string) =>
  code.slice(0, at) + symbol + code.slice(at + 1);
const places = [...'0123-5678-ABCD-FGHI'].flatMap((symbol, at) => (symbol === '-' ? [] : [at]));

test('makes codes with at least 50 secret bits and reads them back', () => {
  expect(packCodeShape.secretBits).toBeGreaterThanOrEqual(50);
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(readPackCode(code)).toEqual({ ok: true, code });
  }
  expect(new Set(Array.from({ length: 60 }, (_, bit) => makePackCode(oneBit(bit)))).size).toBe(60);
});

const oneBit = (bit: number) =>
  Uint8Array.from({ length: 12 }, (_, at) => (at === Math.floor(bit / 5) ? 1 << (bit % 5) : 0));

test('accepts other spellings of a code', () => {
  const [code = ''] = codes;
  expect(readPackCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual({ ok: true, code });
  expect(readPackCode(code.replaceAll('-', ''))).toEqual({ ok: true, code });
  expect(readPackCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual({ ok: true, code });
});

test('detects each wrong symbol and names its group', () => {
  for (const code of codes.slice(0, 8)) {
    for (const at of places) {
      for (const symbol of alphabet) {
        if (symbol === code[at]) continue;
        const group = ['first', 'second', 'third', 'fourth'][Math.floor(at / 5)];
        expect(readPackCode(withSymbol(code, at, symbol))).toEqual({
          ok: false,
          message: `There is a typing mistake in the ${group} group. Compare it and type it again.`,
        });
      }
    }
  }
});

test('detects swapped neighbours and swapped groups', () => {
  for (const code of codes) {
    for (let at = 0; at < code.length - 1; at += 1) {
      const [a = '', b = ''] = [code[at], code[at + 1]];
      if (a === b || a === '-' || b === '-') continue;
      expect(readPackCode(withSymbol(withSymbol(code, at, b), at + 1, a)).ok).toBe(false);
    }
    const [first, second, ...rest] = code.split('-');
    expect(readPackCode([second, first, ...rest].join('-'))).toMatchObject({
      ok: false,
      message: expect.stringContaining('first and second group'),
    });
  }
});

test('reports missing, extra and invalid symbols', () => {
  const [code = ''] = codes;
  expect(readPackCode('')).toMatchObject({ message: expect.stringContaining('you entered 0') });
  expect(readPackCode(code.slice(0, -1))).toMatchObject({ message: expect.stringContaining('not complete') });
  expect(readPackCode(`${code}A`)).toMatchObject({ message: expect.stringContaining('too long') });
  expect(readPackCode(withSymbol(code, 3, 'U'))).toMatchObject({ message: expect.stringContaining('“U”') });
});
