import { expect, test } from 'vitest';
import {
  markedBlanks,
  newQuestionDraft,
  type QuestionDraft,
  questionData,
  questionFaults,
  readQuestionDraft,
} from './question-draft';

const draft = (part: Partial<QuestionDraft>): QuestionDraft => ({ ...newQuestionDraft(), ...part });
const option = (text: string, isCorrect = false) => ({ id: 'option_7', text, isCorrect });
const blank = (id: string, correctAnswer: string, alternatives: string[] = []) => ({
  id,
  correctAnswer,
  alternatives,
  caseSensitive: false,
});

test('QUIZ-6 options are numbered by position, not by their old numbers', () => {
  const written = draft({ questionText: 'Which?', options: [option('a'), option('b', true), option('c')] });
  expect(questionData('multiple-choice', written)).toEqual({
    questionText: 'Which?',
    options: [
      { id: 'option_0', text: 'a', isCorrect: false },
      { id: 'option_1', text: 'b', isCorrect: true },
      { id: 'option_2', text: 'c', isCorrect: false },
    ],
  });
  expect(questionFaults('multiple-choice', written)).toEqual({});
});

test('QUIZ-12 answers follow the blanks in the text, and the answer of a removed blank is kept for its return', () => {
  const written = draft({
    questionText: '[[blank:b]] then [[blank:a]], [[blank:b]]',
    blankAnswers: [blank('gone', 'x'), blank('b', 'y', [' z ', ''])],
  });
  expect(markedBlanks(written)).toEqual([blank('b', 'y', [' z ', '']), blank('a', '')]);
  expect(questionData('fill-in-the-blank', written)).toMatchObject({
    blankAnswers: [blank('b', 'y', ['z']), blank('a', '')],
  });
  expect(markedBlanks({ ...written, questionText: '[[blank:gone]]' })).toEqual([blank('gone', 'x')]);
});

test('QUIZ-14 an empty question has a message at its field', () => {
  for (const type of ['multiple-choice', 'true-false', 'fill-in-the-blank'] as const)
    expect(questionFaults(type, newQuestionDraft())).toMatchObject({
      questionText: 'Question text is required for question-based problems',
    });
});

test('QUIZ-15 fewer than two options have a message at the options', () => {
  expect(
    questionFaults('multiple-choice', draft({ questionText: 'Which?', options: [option('a', true)] })),
  ).toEqual({
    options: 'Multiple choice questions must have at least 2 options',
  });
});

test('an option without a text has a message at its field', () => {
  expect(questionFaults('multiple-choice', newQuestionDraft())).toMatchObject({
    'options.0.text': 'An option needs a text',
  });
});

test('QUIZ-16 options have a message if none is correct, or more than one', () => {
  const marked = (...correct: boolean[]) =>
    draft({
      questionText: 'Which?',
      options: correct.map((isCorrect, at) => option(`text ${at}`, isCorrect)),
    });
  expect(questionFaults('multiple-choice', marked(false, false))).toEqual({
    options: 'Multiple choice questions must have at least one correct answer',
  });
  expect(questionFaults('multiple-choice', marked(true, true))).toEqual({
    options: 'Multiple choice questions must have exactly one correct answer',
  });
  expect(questionFaults('multiple-choice', marked(true, false))).toEqual({});
});

test('QUIZ-17 a missing choice of True or False has a message', () => {
  expect(questionFaults('true-false', draft({ questionText: 'Is it?' }))).toEqual({
    correctAnswer: 'True/False questions must have a correct answer selected',
  });
});

test('QUIZ-18 a text without blanks has a message', () => {
  expect(questionFaults('fill-in-the-blank', draft({ questionText: 'Nothing.' }))).toEqual({
    blankAnswers: 'Fill-in-the-blank questions must have at least one blank with an answer',
  });
});

test('QUIZ-19 each blank without a correct answer has a message with its id, at its field', () => {
  const one = draft({ questionText: 'A [[blank:a]] [[blank:b]].', blankAnswers: [blank('a', 'x')] });
  expect(questionFaults('fill-in-the-blank', one)).toEqual({
    'blankAnswers.1.correctAnswer': 'Blank "b" must have a correct answer',
  });
});

test('another right order that repeats an earlier one has a message, also where only equal lines differ', () => {
  const lines = ['a', 'b', 'b'].map((text, at) => ({ key: `k${at}`, text }));
  const faultsOf = (...otherOrders: string[][]) =>
    questionFaults('ordering', draft({ questionText: 'Sort.', lines, otherOrders }));
  const [a, b, c] = ['k0', 'k1', 'k2'] as const;
  expect(faultsOf([b, a, c], [b, c, a])).toEqual({});
  expect(faultsOf([a, c, b], [b, a, c], [c, a, b])).toEqual({
    'otherOrders.0': 'Other right order 1 is the same as the lines in the right order. Change or remove it.',
    'otherOrders.2': 'Other right order 3 is the same as other right order 2. Change or remove it.',
  });
});

test('messages name the limits', () => {
  const long = draft({
    questionText: '[[blank:a]]',
    blankAnswers: [
      blank(
        'a',
        'x'.repeat(201),
        Array.from({ length: 21 }, (_, at) => `y${at}`),
      ),
    ],
  });
  expect(questionFaults('fill-in-the-blank', long)).toEqual({
    'blankAnswers.0.correctAnswer': 'At most 200 characters',
    'blankAnswers.0.alternatives': 'At most 20 alternatives, each of at most 200 characters',
  });
  const wide = draft({ questionText: 'Q', options: [option('x'.repeat(2001), true), option('b')] });
  expect(questionFaults('multiple-choice', wide)).toEqual({ 'options.0.text': 'At most 2000 characters' });
});

test('reads a stored draft, and resets invalid values', () => {
  const written = draft({ questionText: 'Q', correctAnswer: false, blankAnswers: [blank('a', 'b')] });
  expect(readQuestionDraft(JSON.parse(JSON.stringify(written)))).toEqual(written);
  expect(readQuestionDraft(null)).toEqual(newQuestionDraft());
  expect(readQuestionDraft({ ...written, options: 'no', correctAnswer: 3 })).toEqual({
    ...written,
    options: newQuestionDraft().options,
    correctAnswer: null,
  });
});
