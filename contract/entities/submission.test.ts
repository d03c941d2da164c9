import { expect, test } from 'vitest';
import { languages } from '../limits';
import { InitialCode } from './problem/problem';
import { SubmitCode } from './submission';

const code = { code: 'print(1)', language: 'PYTHON3', problemID: 'SUM', contestSlug: 'race' };

test('RUN-3 accepts submissions for a problem, a challenge or a contest', () => {
  const isTaken = (type: string) => SubmitCode.safeParse({ ...code, type }).success;
  expect(['problem', 'challenge', 'contest'].map(isTaken)).toEqual([true, true, true]);
  expect(['', 'practice', 'Problem'].map(isTaken)).toEqual([false, false, false]);
});

test('ENT-10 accepts starter code in four languages', () => {
  const isTaken = (language: string) => InitialCode.safeParse({ language, code: '' }).success;
  expect(languages.map(isTaken)).toEqual([true, true, true, true]);
  expect([...languages].sort()).toEqual(['CPP17', 'JAVA8', 'JAVASCRIPT_NODE', 'PYTHON3']);
  expect(['PYTHON', 'python3', ''].map(isTaken)).toEqual([false, false, false]);
  expect(InitialCode.safeParse({ language: 'CPP17' }).success).toBe(false);
});
