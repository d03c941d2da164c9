import { expect, test } from 'vitest';
import { newQuestionDraft } from '../../parts/authoring/question-draft';
import {
  addOption,
  blankWarnings,
  canAddOption,
  canRemoveOption,
  markCorrect,
  newMarker,
  removeOption,
  writeBlank,
  writeOption,
} from './edit-question';

const { options } = newQuestionDraft();
const four = addOption(addOption(options));

test('QUIZ-2 a question has two to four options', () => {
  expect(options).toHaveLength(2);
  expect(four.map(({ id }) => id)).toEqual(['option_0', 'option_1', 'option_2', 'option_3']);
});

test('QUIZ-3 marks exactly one option as correct', () => {
  const marked = markCorrect(markCorrect(four, 1), 3);
  expect(marked.map(({ isCorrect }) => isCorrect)).toEqual([false, false, false, true]);
});

test('QUIZ-4 adds no fifth option', () => {
  expect(canAddOption(addOption(options))).toBe(true);
  expect(canAddOption(four)).toBe(false);
  expect(addOption(four)).toEqual(four);
});

test('QUIZ-5 keeps at least two options', () => {
  expect(canRemoveOption(four)).toBe(true);
  expect(canRemoveOption(options)).toBe(false);
  expect(removeOption(options, 0)).toEqual(options);
});

test('QUIZ-6 renumbers the remaining options', () => {
  const written = writeOption(writeOption(four, 1, 'second'), 2, 'third');
  expect(removeOption(markCorrect(written, 2), 1)).toEqual([
    { id: 'option_0', text: '', isCorrect: false },
    { id: 'option_1', text: 'third', isCorrect: true },
    { id: 'option_2', text: '', isCorrect: false },
  ]);
});

test('QUIZ-10 gives a new marker an id that no current or removed blank has', () => {
  const draft = { ...newQuestionDraft(), questionText: 'A [[blank:blank1]] and [[blank:blank3]].' };
  expect(newMarker(newQuestionDraft())).toBe('[[blank:blank1]]');
  expect(newMarker(draft)).toBe('[[blank:blank2]]');
  const kept = { id: 'blank2', correctAnswer: 'x', alternatives: [], caseSensitive: false };
  expect(newMarker({ ...draft, blankAnswers: [kept] })).toBe('[[blank:blank4]]');
});

test('QUIZ-12 replaces the earlier answer of the same blank', () => {
  const blank = (id: string, correctAnswer: string) => ({
    id,
    correctAnswer,
    alternatives: ['y'],
    caseSensitive: true,
  });
  const both = writeBlank([blank('a', 'x')], blank('b', 'z'));
  expect(writeBlank(both, blank('a', 'new'))).toEqual([blank('b', 'z'), blank('a', 'new')]);
});

test.each([
  ['QUIZ-9', 'A [[blank:x]] and a [[blank:y]], and [[links]].', []],
  ['QUIZ-9', 'Blank by blank, [blank:x]', []],
  ['QUIZ-9', '[[blank:x]] [[blank:x]]', ['[[blank:x]] appears more than once.']],
  ['QUIZ-9', '[[blank:my name]]', ['[[blank:my name]] is not a valid blank.']],
  ['QUIZ-9', '[[ blank:x]] [[Blank:x]] [[blank]]', ['[[ blank:x]] is', '[[Blank:x]] is', '[[blank]] is']],
  ['QUIZ-9', 'open [[blank:x] here', ['[[blank:x] is not a valid blank.']],
])('%s warns about invalid and repeated markers: %s', (_, text, beginnings) => {
  const warnings = blankWarnings(text);
  expect(warnings).toHaveLength(beginnings.length);
  for (const [at, beginning] of beginnings.entries()) expect(warnings[at]).toContain(beginning);
});
