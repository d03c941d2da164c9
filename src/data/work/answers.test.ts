import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { deviceAccount } from '../account/account';
import type { Settlement } from '../claims/outbox-store';
import { appDb, outboxTables } from '../db/app-db';
import { adoptDeviceWork } from '../device-work/adopt-device-work';
import { discardEntry, retryEntry } from '../outbox/outbox';
import { answersOf, newestAnswer, readAnswer, submitAnswer } from './answers';
import { keepJudgedAgain } from './judged-again';
import { solvedProblemIds, submissionProgressKey } from './submissions';

beforeEach(async () => {
  for (const table of outboxTables) await table.clear();
});

const give = (problemID = 'Q', account = 'ada') => submitAnswer({ account, problemID, answer: 'option_1' });
const error = { errorCode: 'VALIDATION', error: 'Invalid request', message: 'No.', at: 5 };
const result = (score: number) => ({
  answerID: 'a1',
  correct: score === 100,
  score,
  explanation: '',
  correctAnswer: 'option_1',
  receivedTime: '2026-01-01T00:00:00.000Z',
});

async function settleNext(settlement: Settlement, account = 'ada'): Promise<void> {
  const claim = await claimOne({ owner: 'tab', now: 1, leaseMs: 10, accounts: [account] });
  const { id = '', attempts = 0 } = claim.entry ?? {};
  expect(await settleOne({ id, owner: 'tab', attempts }, settlement)).toBe(true);
}

test('D-33 an answer and its outbox entry are stored together', async () => {
  const id = await give();
  expect(await readAnswer(id)).toMatchObject({ id, answer: 'option_1', receipt: 'saved' });
  const { entry } = await claimOne({ owner: 'tab', now: 1, leaseMs: 10, accounts: ['ada'] });
  expect(entry).toMatchObject({
    id,
    kind: 'answersSubmit',
    payload: { problemID: 'Q', answer: 'option_1', type: 'problem' },
  });
});

test('does not store an input that the contract refuses', async () => {
  await expect(submitAnswer({ account: 'ada', problemID: 'Q', answer: 'any' })).rejects.toThrow();
  expect(await appDb.outbox.count()).toBe(0);
});

test('the acknowledgement contains the result, and a correct answer marks the problem as solved', async () => {
  const wrong = await give('W');
  await settleNext({ type: 'done', at: 3, result: result(0) });
  const right = await give('R');
  await settleNext({ type: 'done', at: 4, result: result(100) });
  expect(await readAnswer(wrong)).toMatchObject({ receipt: 'judged', result: { correct: false } });
  expect(await readAnswer(right)).toMatchObject({ receipt: 'judged', result: { correct: true } });
  expect(await solvedProblemIds('ada')).toEqual(new Set(['R']));
  expect(await solvedProblemIds('bob')).toEqual(new Set());
});

test('after a correction of the question, the row of this device has the new marks and counts as solved', async () => {
  const id = await give('KEY');
  await settleNext({ type: 'done', at: 3, result: result(0) });
  const judgedAgain = { at: '2026-01-02T00:00:00.000Z', correct: false };
  const told = { ...result(100), answer: 'option_1', judgedAgain };
  await keepJudgedAgain('ada', [
    { problemID: 'KEY', solvedAt: null, answer: told },
    { problemID: 'OTHER', solvedAt: null, answer: result(100) as never },
  ]);
  expect((await readAnswer(id))?.result).toMatchObject({ correct: true, judgedAgain });
  expect((await newestAnswer('ada', 'KEY'))?.id).toBe(id);
  expect(await solvedProblemIds('ada')).toEqual(new Set(['KEY']));
});

test('a refused answer has a reason, and can be sent again or discarded', async () => {
  const id = await give();
  await settleNext({ type: 'refused', error });
  expect(await readAnswer(id)).toMatchObject({ receipt: 'refused', refusal: { message: 'No.' } });
  await retryEntry(id);
  expect(await readAnswer(id)).toMatchObject({ receipt: 'saved' });
  await settleNext({ type: 'refused', error });
  await discardEntry(id);
  expect(await readAnswer(id)).toBeUndefined();
});

test('an answer given signed out belongs to the account that signs in', async () => {
  const id = await give('Q', deviceAccount);
  expect(await adoptDeviceWork('ada')).toBe(1);
  expect((await answersOf('ada', 'Q')).map((row) => row.id)).toEqual([id]);
});

test('a judged answer counts as progress', async () => {
  await give();
  const before = await submissionProgressKey('ada');
  await settleNext({ type: 'done', result: result(0), at: 7 });
  expect(await submissionProgressKey('ada')).not.toBe(before);
});
