import { expect, test } from 'vitest';
import { missingText, rightAnswerText, waitingText } from './answer-status';

const blanks = { questionText: 'A [[blank:x]] and [[blank:y]].' };
const choice = { questionText: 'Which?', options: [{ id: 'option_0', text: '`a`' }] };

test('says what is missing before the answer can be submitted', () => {
  const missing = (answer: Record<string, string>) => missingText('fill-in-the-blank', blanks, answer);
  expect(missing({ x: 'a', y: 'b' })).toBe('');
  expect(missing({ x: 'a', y: ' ' })).toBe('Fill in blank 2 first.');
  expect(missing({})).toBe('Fill in blanks 1, 2 first.');
  expect(missingText('true-false', blanks, false)).toBe('');
  expect(missingText('true-false', blanks, undefined)).toBe('Choose True or False first.');
  expect(missingText('multiple-choice', choice, undefined)).toBe('Choose an option first.');
  expect(missingText('multiple-answer', choice, [])).toBe('Choose at least one option first.');
  expect(missingText('multiple-answer', choice, ['option_0'])).toBe('');
});

test('lists right options, and shows the lines of a program as code', () => {
  const lines = [
    { id: 'line_1', text: '  b' },
    { id: 'line_2', text: 'a' },
  ];
  const question = { questionText: 'Order.', lines };
  expect(rightAnswerText(choice, ['option_0'])).toBe('- `a`');
  expect(rightAnswerText(question, ['line_2', 'line_1'])).toBe('1. a\n2.   b');
  expect(rightAnswerText({ ...question, isCode: true }, ['line_2', 'line_1'])).toBe('```\na\n  b\n```');
});

test('shows the right answer in the words of the question', () => {
  expect(rightAnswerText(choice, 'option_0')).toBe('`a`');
  expect(rightAnswerText(choice, false)).toBe('False');
  expect(rightAnswerText(blanks, { y: 'b`c', x: 'a' })).toBe('1. `a`\n2. `` b`c ``');
});

test('says why an answer is not sent yet', () => {
  const row = { id: 'i', account: 'a', problemID: 'p', answer: true, createdAt: 0 };
  expect(waitingText({ ...row, receipt: 'saved' }, 'offline')).toContain(
    'as soon as the server can be reached',
  );
  expect(waitingText({ ...row, receipt: 'saved' }, 'online')).toContain('Sending');
  expect(waitingText({ ...row, receipt: 'signInNeeded' }, 'online')).toContain('Sign in');
  const refusal = { errorCode: 'X', error: 'No', message: 'There is no such problem.' };
  expect(waitingText({ ...row, receipt: 'refused', refusal }, 'online')).toBe('There is no such problem.');
});
