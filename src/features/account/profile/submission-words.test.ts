import { expect, test } from 'vitest';
import { describeSubmission } from './submission-words';

test('a verdict is told by its name, and only Accepted looks like success', () => {
  expect(describeSubmission({ verdict: 'AC', receipt: 'judged' })).toEqual({
    text: 'Accepted',
    look: 'accepted',
  });
  expect(describeSubmission({ verdict: 'WA', receipt: 'judged' })).toEqual({
    text: 'Wrong answer',
    look: 'rejected',
  });
});

test('before the verdict it is told how far the submission has come', () => {
  expect(describeSubmission({ verdict: undefined, receipt: 'saved' })).toEqual({
    text: 'Saved on this device',
    look: 'waiting',
  });
  expect(describeSubmission({ verdict: undefined, receipt: 'refused' }).look).toBe('rejected');
});
