import { expect, test } from 'vitest';
import { blankIds, splitAtBlanks } from './blank-markers';

test('QUIZ-9 a text is cut at its markers, and nothing of it is lost', () => {
  expect(splitAtBlanks('A [[blank:a]][[blank:b_2]] and [blank:c] end')).toEqual([
    { type: 'text', text: 'A ' },
    { type: 'blank', id: 'a' },
    { type: 'blank', id: 'b_2' },
    { type: 'text', text: ' and [blank:c] end' },
  ]);
});

test('a text without markers has no blanks; an odd marker is text', () => {
  expect(splitAtBlanks('')).toEqual([]);
  expect(blankIds('[[blank:]] [[blank:a b]] [[Blank:a]]')).toEqual([]);
});

test('a blank that is marked twice is told twice', () => {
  expect(blankIds('[[blank:x]] [[blank:x]]')).toEqual(['x', 'x']);
});
