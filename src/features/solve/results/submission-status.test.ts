import { expect, test } from 'vitest';
import { isFollowed, isMessageCurrent, submissionText } from './submission-status';

const row = { receipt: 'judging', status: 'executing' } as const;

test('RUN-6 follows a submission until it has a verdict or polling ends', () => {
  expect(isFollowed({ receipt: 'saved', status: 'queued' }, 'online', false)).toBe(true);
  expect(isFollowed({ receipt: 'sent', status: 'queued' }, 'online', false)).toBe(true);
  expect(isFollowed(row, 'online', false)).toBe(true);
  expect(isFollowed({ receipt: 'judging', status: 'error_no_servers_online' }, 'online', false)).toBe(false);
  expect(isFollowed({ receipt: 'judged', status: 'done' }, 'online', false)).toBe(false);
  expect(isFollowed({ receipt: 'refused', status: 'queued' }, 'online', false)).toBe(false);
});

test('follows nothing offline, so that the user can submit a better program', () => {
  expect(isFollowed({ receipt: 'saved', status: 'queued' }, 'offline', false)).toBe(false);
  expect(isFollowed({ receipt: 'sent', status: 'queued' }, 'offline', false)).toBe(false);
  // A failing server is treated like none: the user may submit a better program.
  expect(isFollowed({ receipt: 'saved', status: 'queued' }, 'online', true)).toBe(false);
});

test('RUN-15 shows the text of the status once the submission is sent', () => {
  expect(submissionText(row, 'online')).toBe("Your code's running. Gears are turning.");
});

test('RUN-19 shows the success text only for accepted programs', () => {
  const state = {
    submissionID: 's',
    problemID: 'P',
    language: 'PYTHON3' as const,
    status: 'done' as const,
    receivedTime: '2026-01-01T00:00:00Z',
    results: [],
  };
  const judged = { receipt: 'judged', status: 'done' } as const;
  const accepted = { ...judged, state: { ...state, verdict: 'AC' as const } };
  expect(submissionText(accepted, 'online')).toBe("All set. That's a wrap!");
  expect(submissionText({ ...judged, state: { ...state, verdict: 'WA' } }, 'online')).toBe(
    'Judged: Wrong answer.',
  );
});

test.each([
  ['server', 'TOO_MANY_REQUESTS', 'Too many requests. Please try again later.'],
  ['proxy', 'HTTP_429', 'Something went wrong.'],
])('RUN-21 shows the rate-limit text while the submission waits for a %s', (_, errorCode, message) => {
  const error = { errorCode, message };
  expect(submissionText({ receipt: 'saved', status: 'queued' }, 'online', error)).toBe(
    'An error occurred while running the code. Too many requests. Please try again later.',
  );
});

test('RUN-22 appends the server’s message to the text of a refused submission', () => {
  const refusal = {
    errorCode: 'CODE_TOO_LONG',
    error: 'Code too long',
    message: 'The code is longer than 128 KB.',
  };
  expect(submissionText({ receipt: 'refused', status: 'queued', refusal }, 'online')).toBe(
    'An error occurred while running the code. The code is longer than 128 KB.',
  );
});

test.each([
  ['PARTICIPANT_BLOCKED', 'The organiser of this contest has blocked you.'],
  ['CONTEST_ENDED', 'Contest has ended.'],
])(
  'shows the reason of a contest that refuses with %s, and does not say that the code failed',
  (errorCode, message) => {
    const refusal = { errorCode, error: 'Not allowed', message };
    expect(submissionText({ receipt: 'refused', status: 'queued', refusal }, 'online')).toBe(
      `Not accepted: ${message}`,
    );
  },
);

test('RUN-22 does not blame the program for a server error, and says that the code is saved', () => {
  const saved = { receipt: 'saved', status: 'queued' } as const;
  expect(submissionText(saved, 'online', { errorCode: 'INTERNAL', message: 'Something went wrong.' })).toBe(
    'The server has a problem. Your code is saved on this device and is sent as soon as the server works again.',
  );
  const network = { errorCode: 'NETWORK', message: 'The server cannot be reached.' };
  expect(submissionText(saved, 'online', network)).toBe('Saved on this device. Sending…');
});

test('says offline that the submission is saved and will be sent', () => {
  expect(submissionText({ receipt: 'saved', status: 'queued' }, 'offline')).toBe(
    'Saved on this device. It is sent as soon as the server can be reached.',
  );
});

test('RUN-19 removes the message of a judged submission after an edit or another run', () => {
  const judged = { receipt: 'judged', createdAt: 100 } as const;
  expect(isMessageCurrent(judged, { isOlder: false, ranAt: undefined })).toBe(true);
  expect(isMessageCurrent(judged, { isOlder: false, ranAt: 50 })).toBe(true);
  expect(isMessageCurrent(judged, { isOlder: true, ranAt: undefined })).toBe(false);
  expect(isMessageCurrent(judged, { isOlder: false, ranAt: 150 })).toBe(false);
  expect(isMessageCurrent({ ...judged, receipt: 'judging' }, { isOlder: true, ranAt: 150 })).toBe(true);
});
