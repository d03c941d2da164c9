import { expect, test } from 'vitest';
import { isComplete, rightAnswerText, waitingText } from './answer-status';

const blanks = { questionText: 'A [[blank:x]] and [[blank:y]].' };
const choice = { questionText: 'Which?', options: [{ id: 'option_0', text: '`a`' }] };

test('an answer is complete when every blank has a text', () => {
  const complete = (answer: Record<string, string>) => isComplete('fill-in-the-blank', blanks, answer);
  expect(complete({ x: 'a', y: 'b' })).toBe(true);
  expect(complete({ x: 'a', y: ' ' })).toBe(false);
  expect(complete({})).toBe(false);
  expect(isComplete('true-false', blanks, false)).toBe(true);
  expect(isComplete('multiple-choice', choice, undefined)).toBe(false);
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
