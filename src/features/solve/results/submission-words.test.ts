import { expect, test } from 'vitest';
import {
  endingText,
  groupName,
  isFollowed,
  isMessageCurrent,
  languageText,
  notesOf,
  progressText,
  scoreText,
  submissionText,
} from './submission-words';

const row = { receipt: 'judging', status: 'executing' } as const;

test('RUN-6 a submission is followed from the moment it is handed in until it has a verdict or the asking stops', () => {
  expect(isFollowed({ receipt: 'saved', status: 'queued' }, 'online', false)).toBe(true);
  expect(isFollowed({ receipt: 'sent', status: 'queued' }, 'online', false)).toBe(true);
  expect(isFollowed(row, 'online', false)).toBe(true);
  expect(isFollowed({ receipt: 'judging', status: 'error_no_servers_online' }, 'online', false)).toBe(false);
  expect(isFollowed({ receipt: 'judged', status: 'done' }, 'online', false)).toBe(false);
  expect(isFollowed({ receipt: 'refused', status: 'queued' }, 'online', false)).toBe(false);
});

test('offline nothing is followed, so that a better one can be handed in', () => {
  expect(isFollowed({ receipt: 'saved', status: 'queued' }, 'offline', false)).toBe(false);
  expect(isFollowed({ receipt: 'sent', status: 'queued' }, 'offline', false)).toBe(false);
  // A failing server is treated like none: the user may submit a better program.
  expect(isFollowed({ receipt: 'saved', status: 'queued' }, 'online', true)).toBe(false);
});

test('RUN-15 once sent, the message is the text of the status', () => {
  expect(submissionText(row, 'online')).toBe("Your code's running. Gears are turning.");
});

test('RUN-19 the glad words at the end are for programs that were accepted', () => {
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

test.each([
  ['PARTICIPANT_BLOCKED', 'The organiser of this contest has blocked you.'],
  ['CONTEST_ENDED', 'Contest has ended.'],
])(
  'a contest that refuses a submission with %s gives that reason, and does not say that the code failed',
  (errorCode, message) => {
    const refusal = { errorCode, error: 'Not allowed', message };
    expect(submissionText({ receipt: 'refused', status: 'queued', refusal }, 'online')).toBe(
      `Not accepted. ${message}`,
    );
  },
);

test('RUN-22 a server in trouble is not blamed on the program, which waits on this device', () => {
  const saved = { receipt: 'saved', status: 'queued' } as const;
  expect(submissionText(saved, 'online', { errorCode: 'INTERNAL', message: 'Something went wrong.' })).toBe(
    'The server has a problem. Your code is saved on this device and is sent as soon as the server works again.',
  );
  const network = { errorCode: 'NETWORK', message: 'The server cannot be reached.' };
  expect(submissionText(saved, 'online', network)).toBe('Saved on this device. Sending…');
});

test('points are rounded, groups are called as people call them', () => {
  expect([33.333333, 100, 0.5].map(scoreText)).toEqual(['33.33', '100', '0.5']);
  expect(['', 'sample', 'secret', 'secret/small'].map(groupName)).toEqual([
    'All together',
    'Samples',
    'Hidden tests',
    'small',
  ]);
});

test('how a program ended is told where it failed', () => {
  const result = {
    testcaseIndex: 0,
    correctOutput: false,
    score: 0,
    passedTestcases: 0,
    run_status: 'ERROR',
    verdict: 'RTE',
    cpuMs: 1,
    memoryBytes: 0,
  } as const;
  expect(endingText({ ...result, signal: 'SIGSEGV' })).toBe(' (SIGSEGV)');
  expect(endingText({ ...result, exitCode: 3, retried: true })).toBe(' (exit code 3, run twice)');
  expect(endingText({ ...result, verdict: 'WA', exitCode: 3 })).toBe('');
});

test('offline, the message says that it is kept and will be sent', () => {
  expect(submissionText({ receipt: 'saved', status: 'queued' }, 'offline')).toBe(
    'Saved on this device. It is sent as soon as the server can be reached.',
  );
});

test('how far the tests are is said beside the status while they run, and only then', () => {
  const state = {
    submissionID: 's',
    problemID: 'P',
    language: 'PYTHON3' as const,
    status: 'executing' as const,
    receivedTime: '2026-01-01T00:00:00Z',
    results: [],
    progress: { testcaseIndex: 6, totalTestcases: 15 },
  };
  expect(progressText({ receipt: 'judging', state })).toBe('Running test 7 of 15');
  expect(progressText({ receipt: 'judged', state })).toBeNull();
  expect(progressText({ receipt: 'judging' })).toBeNull();
});

test('a compiler that names its language is not told twice', () => {
  expect(languageText('JAVASCRIPT_NODE', 'Node.js 20.20.2')).toBe('JavaScript (Node.js 20.20.2)');
  expect(languageText('CPP17', 'g++ 12.2.0')).toBe('C++17 (g++ 12.2.0)');
  expect(languageText('JAVASCRIPT_NODE', undefined)).toBe('JavaScript (Node.js)');
});

test('RUN-19 the message of a judged submission goes when the editor has another program, or it was run again', () => {
  const judged = { receipt: 'judged', createdAt: 100 } as const;
  expect(isMessageCurrent(judged, { isOlder: false, ranAt: undefined })).toBe(true);
  expect(isMessageCurrent(judged, { isOlder: false, ranAt: 50 })).toBe(true);
  expect(isMessageCurrent(judged, { isOlder: true, ranAt: undefined })).toBe(false);
  expect(isMessageCurrent(judged, { isOlder: false, ranAt: 150 })).toBe(false);
  expect(isMessageCurrent({ ...judged, receipt: 'judging' }, { isOlder: true, ranAt: 150 })).toBe(true);
});

test('what the checker says is apart from what the program wrote to its error output', () => {
  const test = {
    testcaseIndex: 0,
    correctOutput: false,
    score: 0,
    passedTestcases: 0,
    run_status: 'SUCCESS',
    verdict: 'WA',
    cpuMs: 1,
    memoryBytes: 0,
  } as const;
  const noted = { ...test, run_error: 'expected 17, got 18\ndebug\n', stderr: 'debug\n' };
  expect(notesOf(noted)).toEqual({ note: 'expected 17, got 18', stderr: 'debug\n' });
  const failed = { ...test, verdict: 'RTE', run_status: 'ERROR' } as const;
  expect(
    notesOf({ ...failed, run_error: 'Runtime error (exit code 1)\nTraceback', stderr: 'Traceback' }),
  ).toEqual({
    note: '',
    stderr: 'Traceback',
  });
  expect(notesOf(test)).toEqual({ note: '', stderr: '' });
});
