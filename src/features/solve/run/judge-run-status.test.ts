import { expect, test } from 'vitest';
import type { CodeRunState } from '../../../../contract/entities/code-run';
import { chooseJudgeRun, isJudgeRunOn, judgeRunText } from './judge-run-status';

const receipts = ['saved', 'sent', 'judging', 'refused', 'signInNeeded', 'judged'] as const;
const state = (status: CodeRunState['status']): CodeRunState => ({
  runID: 'r',
  problemID: 'P',
  language: 'JAVA8',
  status,
  receivedTime: '2026-01-01T00:00:00Z',
  cases: [],
});

test('shows a different text for each state of a run on the judge, until it ends', () => {
  const texts = receipts.map((receipt) => judgeRunText({ receipt, state: state('done') }, 'online'));
  expect(texts.pop()).toBeNull();
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/[.…]$/);
});

test('says offline that the run is saved and starts when there is a network', () => {
  expect(judgeRunText({ receipt: 'saved' }, 'offline')).toMatch(/^Saved on this device/);
  expect(judgeRunText({ receipt: 'sent' }, 'offline')).toMatch(/appears here when there is a network/);
});

test('shows the message of a busy server', () => {
  const error = { errorCode: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again later.' };
  expect(judgeRunText({ receipt: 'saved' }, 'online', error)).toContain(error.message);
});

test('distinguishes an expired run from a refused one', () => {
  const gone = { errorCode: 'RUN_NOT_FOUND', error: 'Not found', message: 'There is no such run.' };
  expect(judgeRunText({ receipt: 'refused', refusal: gone }, 'online')).toMatch(/no longer has this one/);
  const refusal = { ...gone, errorCode: 'VALIDATION', message: 'Too long.' };
  expect(judgeRunText({ receipt: 'refused', refusal }, 'online')).toBe(
    'The judge did not run your program. Too long.',
  );
});

test('does not blame the program for an error of the judge', () => {
  expect(judgeRunText({ receipt: 'judged', state: state('error') }, 'online')).toMatch(
    /not an error in your program/,
  );
});

test('RUN-6 allows one run at a time online; offline a new run replaces it', () => {
  const on = receipts.filter((receipt) => isJudgeRunOn({ receipt }, 'online'));
  expect(on).toEqual(['saved', 'sent', 'judging']);
  expect(receipts.filter((receipt) => isJudgeRunOn({ receipt }, 'offline'))).toEqual([]);
});

test('RUN-6 a run on the judge is in progress whatever language the editor shows', () => {
  const java = { id: 'java', language: 'JAVA8', receipt: 'judging' } as const;
  const python = { id: 'python', language: 'PYTHON3', receipt: 'judged' } as const;
  expect(chooseJudgeRun([python, java], 'PYTHON3', 'online')).toBe(java);
  expect(chooseJudgeRun([python, java], 'PYTHON3', 'offline')).toBe(python);
  const over = { ...java, receipt: 'judged' } as const;
  expect(chooseJudgeRun([python, over], 'JAVA8', 'online')).toBe(over);
  expect(chooseJudgeRun([python], 'JAVA8', 'online')).toBeUndefined();
});
