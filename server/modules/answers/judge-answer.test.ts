import { expect, test } from 'vitest';
import type { Question } from '../../../contract/entities/question';
import { judgeAnswer } from './judge-answer';

const choice: Question = {
  type: 'multiple-choice',
  questionText: 'Which?',
  options: [
    { id: 'option_0', text: 'A', isCorrect: false },
    { id: 'option_1', text: 'B', isCorrect: true },
  ],
};
const truth: Question = { type: 'true-false', questionText: 'Is it?', correctAnswer: false };
const blank = (id: string, correctAnswer: string, alternatives: string[] = [], caseSensitive = false) => ({
  id,
  correctAnswer,
  alternatives,
  caseSensitive,
});
const blanks: Question = {
  type: 'fill-in-the-blank',
  questionText: '[[blank:a]] [[blank:b]]',
  blankAnswers: [blank('a', 'Big  knot', ['bowline', '']), blank('b', 'NaN', [], true)],
};

test('D-31 gives 100 points for the correct option and 0 for another', () => {
  expect(judgeAnswer(choice, 'option_1')).toEqual({ correct: true, score: 100, correctAnswer: 'option_1' });
  expect(judgeAnswer(choice, 'option_0')).toEqual({ correct: false, score: 0, correctAnswer: 'option_1' });
});

test('judges true and false', () => {
  expect(judgeAnswer(truth, false)).toEqual({ correct: true, score: 100, correctAnswer: false });
  expect(judgeAnswer(truth, true)).toMatchObject({ correct: false, score: 0 });
});

test.each([
  ['as written', { a: 'Big  knot', b: 'NaN' }, true, true],
  ['different space and case', { a: '  bIG\n\tknot ', b: ' NaN' }, true, true],
  ['an alternative', { a: 'Bowline', b: 'NaN' }, true, true],
  ['wrong case where case matters', { a: 'bowline', b: 'nan' }, true, false],
  ['unexpected space', { a: 'bow line', b: 'NaN' }, false, true],
  ['a missing blank', { b: 'NaN' }, false, true],
  ['an empty blank', { a: ' ', b: 'NaN' }, false, true],
  ['an unknown blank', { a: 'bowline', b: 'NaN', c: 'x' }, true, true],
  ['nothing', {}, false, false],
])('QUIZ-12 D-31 judges blanks: %s', (_, texts, a, b) => {
  expect(judgeAnswer(blanks, texts)).toEqual({
    correct: a && b,
    score: a && b ? 100 : 0,
    correctAnswer: { a: 'Big  knot', b: 'NaN' },
    blanks: [
      { id: 'a', correct: a },
      { id: 'b', correct: b },
    ],
  });
});

test('treats composed and decomposed letters as equal', () => {
  const question: Question = { ...blanks, blankAnswers: [blank('a', 'K\u00e9rgu\u00e9len')] } as Question;
  expect(judgeAnswer(question, { a: 'Ke\u0301rgue\u0301len' })).toMatchObject({ correct: true });
});

test('rejects an answer of another type and an unknown option', () => {
  expect(judgeAnswer(choice, 'option_2')).toBeUndefined();
  expect(judgeAnswer(choice, true)).toBeUndefined();
  expect(judgeAnswer(truth, 'option_0')).toBeUndefined();
  expect(judgeAnswer(truth, {})).toBeUndefined();
  expect(judgeAnswer(blanks, 'option_0')).toBeUndefined();
});
