import { expect, test } from 'vitest';
import { endingText, groupName, languageText, notesOf, progressText, scoreText } from './verdict-facts';

test('rounds points and shortens the names of test groups', () => {
  expect([33.333333, 100, 0.5].map(scoreText)).toEqual(['33.33', '100', '0.5']);
  expect(['', 'sample', 'secret', 'secret/small'].map(groupName)).toEqual([
    'All tests',
    'Samples',
    'Hidden tests',
    'small',
  ]);
});

test('shows the signal or the exit code of a failed program', () => {
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

test('shows the number of the running test while the judge works', () => {
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

test('does not repeat the language if the compiler’s name includes it', () => {
  expect(languageText('JAVASCRIPT_NODE', 'Node.js 20.20.2')).toBe('JavaScript (Node.js 20.20.2)');
  expect(languageText('CPP17', 'g++ 12.2.0')).toBe('C++17 (g++ 12.2.0)');
  expect(languageText('JAVASCRIPT_NODE', undefined)).toBe('JavaScript (Node.js)');
});

test('separates the checker’s note from the error output of the program', () => {
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
