import { expect, test } from 'vitest';
import { submissionResult } from './submission-result';

test('a verdict shows its name, and only Accepted looks like success', () => {
  expect(submissionResult({ verdict: 'AC', receipt: 'judged' })).toEqual({
    text: 'Accepted',
    look: 'accepted',
  });
  expect(submissionResult({ verdict: 'WA', receipt: 'judged' })).toEqual({
    text: 'Wrong answer',
    look: 'rejected',
  });
});

test('a submission without a verdict shows its progress', () => {
  expect(submissionResult({ verdict: undefined, receipt: 'saved' })).toEqual({
    text: 'Saved on this device',
    look: 'waiting',
  });
  expect(submissionResult({ verdict: undefined, receipt: 'refused' }).look).toBe('rejected');
});
