import { expect, test } from 'vitest';
import { blankIds, splitAtBlanks } from './blank-markers';

test('QUIZ-9 splits a text at its markers without losing text', () => {
  expect(splitAtBlanks('A [[blank:a]][[blank:b_2]] and [blank:c] end')).toEqual([
    { type: 'text', text: 'A ' },
    { type: 'blank', id: 'a' },
    { type: 'blank', id: 'b_2' },
    { type: 'text', text: ' and [blank:c] end' },
  ]);
});

test('treats an invalid marker as text', () => {
  expect(splitAtBlanks('')).toEqual([]);
  expect(blankIds('[[blank:]] [[blank:a b]] [[Blank:a]]')).toEqual([]);
});

test('returns a repeated blank twice', () => {
  expect(blankIds('[[blank:x]] [[blank:x]]')).toEqual(['x', 'x']);
});
