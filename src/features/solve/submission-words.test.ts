import { expect, test } from 'vitest';
import { isFollowed, submissionText } from './submission-words';

const row = { receipt: 'judging', status: 'executing' } as const;

test('RUN-6 a submission is followed from the moment it is handed in until it has a verdict or the asking stops', () => {
  expect(isFollowed({ receipt: 'saved', status: 'queued' }, 'online')).toBe(true);
  expect(isFollowed({ receipt: 'sent', status: 'queued' }, 'online')).toBe(true);
  expect(isFollowed(row, 'online')).toBe(true);
  expect(isFollowed({ receipt: 'judging', status: 'error_no_servers_online' }, 'online')).toBe(false);
  expect(isFollowed({ receipt: 'judged', status: 'done' }, 'online')).toBe(false);
  expect(isFollowed({ receipt: 'refused', status: 'queued' }, 'online')).toBe(false);
});

test('offline nothing is followed, so that a better one can be handed in', () => {
  expect(isFollowed({ receipt: 'saved', status: 'queued' }, 'offline')).toBe(false);
  expect(isFollowed({ receipt: 'sent', status: 'queued' }, 'offline')).toBe(false);
});

test('RUN-15 once sent, the message is the text of the status', () => {
  expect(submissionText(row, 'online')).toBe("Your code's running. Gears are turning.");
});

test('RUN-21 too many requests are said so while the submission waits', () => {
  const error = { errorCode: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again later.' };
  expect(submissionText({ receipt: 'saved', status: 'queued' }, 'online', error)).toBe(
    'An error occurred while running the code. Too many requests. Please try again later.',
  );
});

test('RUN-22 what the server said stands in the message of a refused one', () => {
  const refusal = {
    errorCode: 'CODE_TOO_LONG',
    error: 'Code too long',
    message: 'The code is longer than 128 KB.',
  };
  expect(submissionText({ receipt: 'refused', status: 'queued', refusal }, 'online')).toBe(
    'An error occurred while running the code. The code is longer than 128 KB.',
  );
});

test('offline, the message says that it is kept and will be sent', () => {
  expect(submissionText({ receipt: 'saved', status: 'queued' }, 'offline')).toBe(
    'Saved on this device. It will be sent when there is a network.',
  );
});
