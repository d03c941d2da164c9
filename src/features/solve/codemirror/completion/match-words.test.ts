import { expect, test } from 'vitest';
import { matchWords } from './match-words';

test('a word is offered only if it begins with what is typed', () => {
  expect(matchWords(['breakpoint', 'zebra', 'abrupt', 'bin'], 'br')).toEqual(['breakpoint']);
});

test('a word that is complete is not offered', () => {
  expect(matchWords(['for', 'format'], 'for')).toEqual(['format']);
});

test('the same case comes first, then the given order', () => {
  expect(matchWords(['Int', 'integer', 'interval', 'INTERN'], 'int')).toEqual([
    'integer',
    'interval',
    'INTERN',
  ]);
});

test('a word that is a name and a keyword is offered once', () => {
  expect(matchWords(['while', 'while'], 'wh')).toEqual(['while']);
});
