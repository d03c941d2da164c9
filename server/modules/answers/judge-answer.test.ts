import { expect, test } from 'vitest';
import type { Question } from '../../../contract/entities/question';
import { sortedLines } from '../../../contract/rules/questions/ordering-lines';
import { answerFault } from './answer-fault';
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

const several: Question = {
  type: 'multiple-answer',
  questionText: 'Which are prime?',
  options: ['2', '4', '5', '7', '9'].map((text, at) => ({
    id: `option_${at}`,
    text,
    isCorrect: ['2', '5', '7'].includes(text),
  })),
  partialPoints: false,
};

test.each([
  ['exactly the right options, in any order', ['option_3', 'option_0', 'option_2'], 100, 100],
  ['a part of them', ['option_0', 'option_2'], 0, 66],
  ['all of them and a wrong one', ['option_0', 'option_1', 'option_2', 'option_3'], 0, 66],
  ['more wrong than right ones', ['option_0', 'option_1', 'option_4'], 0, 0],
])('several right options: %s', (_, answer, score, partialScore) => {
  const right = ['option_0', 'option_2', 'option_3'];
  const marks = { correct: score === 100, correctAnswer: right };
  expect(judgeAnswer(several, answer)).toEqual({ ...marks, score });
  expect(judgeAnswer({ ...several, partialPoints: true }, answer)).toEqual({ ...marks, score: partialScore });
});

const lines = ['begin', 'step', 'check', 'step'];
const ordering: Question = {
  type: 'ordering',
  questionText: 'Order.',
  lines,
  otherOrders: [[0, 2, 1, 3]],
  isCode: true,
};
const idsOf = (...texts: string[]) => {
  const left = [...sortedLines(lines)];
  return texts.map(
    (text) =>
      left.splice(
        left.findIndex((line) => line.text === text),
        1,
      )[0]?.id ?? '',
  );
};

test('accepts each right order, and equal lines in each other’s place', () => {
  const [begin = '', firstStep = '', check = '', secondStep = ''] = idsOf(...lines);
  const right = { correct: true, score: 100, correctAnswer: [begin, firstStep, check, secondStep] };
  expect(judgeAnswer(ordering, [begin, firstStep, check, secondStep])).toEqual(right);
  expect(judgeAnswer(ordering, [begin, secondStep, check, firstStep])).toEqual(right);
  expect(judgeAnswer(ordering, [begin, check, secondStep, firstStep])).toEqual(right);
  expect(judgeAnswer(ordering, [check, begin, firstStep, secondStep])).toMatchObject({
    correct: false,
    score: 0,
  });
});

test.each<[string, Question, Parameters<typeof judgeAnswer>[1], string]>([
  ['an unknown option', several, ['option_0', 'option_9'], 'an option that the question does not have'],
  ['a line instead of an option', several, ['line_0123abcd'], 'this kind of question'],
  ['one option instead of a list', several, 'option_0', 'this kind of question'],
  ['an order with a line less', ordering, idsOf('begin', 'step'), 'each line of the question exactly once'],
  [
    'an order with an unknown line',
    ordering,
    [...idsOf('begin', 'step', 'check'), 'line_00000000'],
    'each line',
  ],
  ['options instead of lines', ordering, ['option_0'], 'this kind of question'],
  ['an unknown option of a choice', choice, 'option_7', 'an option that the question does not have'],
  ['a list for a choice', choice, ['option_1'], 'this kind of question'],
  ['a list for blanks', blanks, ['option_1'], 'this kind of question'],
])('refuses %s, and says why', (_, question, answer, reason) => {
  expect(judgeAnswer(question, answer)).toBeUndefined();
  expect(answerFault(question, answer)).toContain(reason);
});
