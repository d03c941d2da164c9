import { expect, test } from 'vitest';
import { starterCode } from '../rules/starter-code';
import { NewProblem } from './problem/new-problem';

const head = { title: 'Q', description: 'About it.', difficulty: 'easy' };
const option = (index: number, isCorrect: boolean) => ({ id: `option_${index}`, text: 'x', isCorrect });
const question = (type: string, questionData: object) => ({ ...head, type, questionData });
const choice = (options: object[]) => question('multiple-choice', { questionText: 'Which?', options });
const blanks = (blankAnswers: object[], questionText = 'a [[blank:b]]') =>
  question('fill-in-the-blank', { questionText, blankAnswers });

test.each([
  [
    'QUIZ-14',
    question('true-false', { questionText: '', correctAnswer: true }),
    'Question text is required for question-based problems',
  ],
  ['QUIZ-15', choice([option(0, true)]), 'Multiple choice questions must have at least 2 options'],
  [
    'QUIZ-16',
    choice([option(0, false), option(1, false)]),
    'Multiple choice questions must have at least one correct answer',
  ],
  [
    'QUIZ-17',
    question('true-false', { questionText: 'Is it?' }),
    'True/False questions must have a correct answer selected',
  ],
  ['QUIZ-18', blanks([]), 'Fill-in-the-blank questions must have at least one blank with an answer'],
  [
    'QUIZ-18',
    blanks([{ id: 'b', correctAnswer: 'x' }], 'none'),
    'Fill-in-the-blank questions must have at least one blank with an answer',
  ],
  ['QUIZ-19', blanks([{ id: 'b', correctAnswer: '' }]), 'Blank "b" must have a correct answer'],
])('%s reports what is missing', (_, body, message) => {
  expect(NewProblem.safeParse(body).error?.issues.map((issue) => issue.message)).toContain(message);
});

const debug = (code: string) => ({
  ...head,
  type: 'debug',
  testCases: [{ input: '1', output: '1' }],
  initialCode: [{ language: 'PYTHON3', code }],
});

test('PWIZ-32 requires debug code that differs from the template', () => {
  const message = 'Problem validation failed - missing required fields for the selected problem type';
  const issues = (body: unknown) => NewProblem.safeParse(body).error?.issues.map((issue) => issue.message);
  expect(issues(debug(starterCode('PYTHON3')))).toEqual([message]);
  expect(issues({ ...debug(''), initialCode: [] })).toEqual([message]);
  expect(issues(debug('print(input()'))).toBeUndefined();
});

test('PWIZ-9 treats a problem without a type as a programming problem', () => {
  const { type: _, ...body } = debug('');
  expect(NewProblem.parse(body)).toMatchObject({ type: 'code' });
});

test('ENT-11 drops members of other question types', () => {
  const data = { questionText: 'Is it?', correctAnswer: true, options: [], blankAnswers: [] };
  const parsed = NewProblem.parse(question('true-false', data));
  expect(parsed).toMatchObject({ questionData: { questionText: 'Is it?', correctAnswer: true } });
  expect(JSON.stringify(parsed)).not.toContain('options');
});
