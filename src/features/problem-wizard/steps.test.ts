import { expect, test } from 'vitest';
import type { ProblemType } from '../../../contract/limits';
import { leaveMessage, stepsOf } from './steps';

const titlesOf = (type: ProblemType) => stepsOf({ type }).map(({ title }) => title);

test.each(['code', 'debug'] as const)('PWIZ-2 PWIZ-3 the steps of a %s problem', (type) => {
  const fourth = type === 'code' ? 'Starter Code' : 'Initial buggy code';
  expect(titlesOf(type)).toEqual(['Basic Info', 'Requirements', 'Test Cases', fourth, 'Preview']);
});

test.each(['multiple-choice', 'fill-in-the-blank', 'true-false'] as const)(
  'PWIZ-4 the steps of %s',
  (type) => {
    expect(titlesOf(type)).toEqual(['Basic Info', 'Question', 'Preview']);
  },
);

test('PWIZ-22 PWIZ-24 PWIZ-40 a toast says that there is no test case', () => {
  const message = 'Please add at least one test case.';
  const said = leaveMessage('testCases', [{ field: 'testCases', message }]);
  expect(said).toEqual({ text: message, tone: 'alert', durationMs: 3000 });
  expect(leaveMessage('basic', [{ field: 'title', message }])).toBeNull();
});

test('PWIZ-23 PWIZ-24 lists missing fields per case', () => {
  const said = leaveMessage('testCases', [
    { field: 'testCases.0.input', message: 'Input is required' },
    { field: 'testCases.0.timeLimit', message: 'Time limit is required' },
    { field: 'testCases.2.output', message: 'Expected output is required' },
  ]);
  expect(said).toMatchObject({
    text: 'Case 1: Input is required, Time limit is required',
    description: 'Case 3: Expected output is required',
  });
});
