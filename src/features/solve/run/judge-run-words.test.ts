import { expect, test } from 'vitest';
import type { CodeRunState } from '../../../../contract/entities/code-run';
import { isJudgeRunOn, judgeRunText } from './judge-run-words';

const receipts = ['saved', 'sent', 'judging', 'refused', 'signInNeeded', 'judged'] as const;
const state = (status: CodeRunState['status']): CodeRunState => ({
  runID: 'r',
  problemID: 'P',
  language: 'JAVA8',
  status,
  receivedTime: '2026-01-01T00:00:00Z',
  cases: [],
});

test('every state of a run on the judge is told, until it is over', () => {
  const texts = receipts.map((receipt) => judgeRunText({ receipt, state: state('done') }, 'online'));
  expect(texts.pop()).toBeNull();
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/[.…]$/);
});

test('offline it is kept, and runs when there is a network', () => {
  expect(judgeRunText({ receipt: 'saved' }, 'offline')).toMatch(/^Kept on this device/);
  expect(judgeRunText({ receipt: 'sent' }, 'offline')).toMatch(/appears here when there is a network/);
});

test('a server that is too busy is quoted, and the trying goes on', () => {
  const error = { errorCode: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again later.' };
  expect(judgeRunText({ receipt: 'saved' }, 'online', error)).toContain(error.message);
});

test('a run that the judge has forgotten is not called one it did not do', () => {
  const gone = { errorCode: 'RUN_NOT_FOUND', error: 'Not found', message: 'There is no such run.' };
  expect(judgeRunText({ receipt: 'refused', refusal: gone }, 'online')).toMatch(/no longer has this one/);
  const refusal = { ...gone, errorCode: 'VALIDATION', message: 'Too long.' };
  expect(judgeRunText({ receipt: 'refused', refusal }, 'online')).toBe('The judge did not run it. Too long.');
});

test('a fault of the judge is nobody else’s', () => {
  expect(judgeRunText({ receipt: 'judged', state: state('error') }, 'online')).toMatch(
    /no fault of your program/,
  );
});

test('RUN-6 online one run at a time; offline a better one may take its place', () => {
  const on = receipts.filter((receipt) => isJudgeRunOn({ receipt }, 'online'));
  expect(on).toEqual(['saved', 'sent', 'judging']);
  expect(receipts.filter((receipt) => isJudgeRunOn({ receipt }, 'offline'))).toEqual([]);
});
