import { expect, test } from 'vitest';
import { matchWords } from './match-words';

test('offers only words that begin with the typed text', () => {
  expect(matchWords(['breakpoint', 'zebra', 'abrupt', 'bin'], 'br')).toEqual(['breakpoint']);
});

test('does not offer a complete word', () => {
  expect(matchWords(['for', 'format'], 'for')).toEqual(['format']);
});

test('sorts words of the same case first, otherwise keeps the order', () => {
  expect(matchWords(['Int', 'integer', 'interval', 'INTERN'], 'int')).toEqual([
    'integer',
    'interval',
    'INTERN',
  ]);
});

test('offers a word once if it is both a name and a keyword', () => {
  expect(matchWords(['while', 'while'], 'wh')).toEqual(['while']);
});
