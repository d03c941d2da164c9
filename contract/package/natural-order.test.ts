import { expect, test } from 'vitest';
import { compareNaturally } from './natural-order';

test('sorts numbers in names by value, and a folder before a longer name', () => {
  const sorted = ['1', '01', '2', '9-x', '10', 'a/1', 'a/02', 'a/2', 'a1', 'b'];
  expect([...sorted].reverse().sort(compareNaturally)).toEqual([
    '01',
    '1',
    '2',
    '9-x',
    '10',
    'a/1',
    'a/02',
    'a/2',
    'a1',
    'b',
  ]);
});

test('compares numbers above the safe integer range', () => {
  const long = '9'.repeat(30);
  expect(compareNaturally(`x${long}`, `x1${long}`)).toBeLessThan(0);
});
