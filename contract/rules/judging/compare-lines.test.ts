import { expect, test } from 'vitest';
import { type CheckerOptions, compareOutput } from './compare-output';

const bytes = (text: string) => new TextEncoder().encode(text);
const accepts = (compares: CheckerOptions['compares'], expected: string, actual: string) =>
  compareOutput(bytes(expected), bytes(actual), { compares }).accepted;

test.each<[string, string, boolean]>([
  ['a b\nc\n', '  a   b \r\nc', true],
  ['a b\nc\n', 'a\nb c\n', false],
  ['a b\nc\n', 'a b c\n', false],
  ['a\nb\n', 'a\nb\n\n \n', true],
  ['a\nb\n', 'a\nb\nc\n', false],
  ['a\n\nb\n', 'a\nb\n', false],
  ['a\n\n', 'a', true],
  ['a\n', 'A\n', false],
  ['', '', true],
])('compares the words of each line: %j and %j', (expected, actual, accepted) => {
  expect(accepts('lines', expected, actual)).toBe(accepted);
});

test.each<[string, string, boolean]>([
  ['a b\n', 'a b', true],
  ['a b\n', 'a  b\n', false],
  ['a b\n', 'a b \n', false],
  ['a\n', 'a\n\n', true],
  ['a\r\nb\r\n', 'a\nb\n', true],
])('compares whole lines: %j and %j', (expected, actual, accepted) => {
  expect(accepts('exactLines', expected, actual)).toBe(accepted);
});

test.each<[string, string, boolean]>([
  ['1 2 3\n', '3\n1\n2\n', true],
  ['1 2 2\n', '2 1 1', false],
  ['1 2\n', '1 2 2', false],
  ['7\n', '007', false],
  ['-0\n', '-0', false],
  ['5\n', 'five', false],
  ['9223372036854775807\n', '9223372036854775807', true],
])('compares integers in any order: %j and %j', (expected, actual, accepted) => {
  expect(accepts('integerSet', expected, actual)).toBe(accepted);
});

test('names the first different line', () => {
  expect(compareOutput(bytes('a\nb c\n'), bytes('a\nb d\n'), { compares: 'lines' })).toMatchObject({
    accepted: false,
    at: { line: 2 },
    message: 'line 2: expected "b c", got "b d"',
  });
});
