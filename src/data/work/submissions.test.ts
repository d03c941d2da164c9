import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { SubmissionState } from '../../../contract/entities/submission';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { dexieOutbox } from '../claims/dexie-outbox';
import type { Settlement } from '../claims/outbox-store';
import { appDb } from '../db/app-db';
import { discardEntry, outboxEntries, outboxSummary, pruneDoneEntries, retryEntry } from '../outbox/outbox';
import {
  noteProgress,
  receiptTimes,
  solvedProblemIds,
  submissionsOf,
  submitCode,
  watchedSubmissionIds,
} from './submissions';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const input = {
  account: 'device',
  problemID: 'P',
  language: 'PYTHON3',
  code: 'print(1)',
  type: 'problem',
} as const;
const refusal = {
  errorCode: 'PROBLEM_NOT_FOUND',
  error: 'Not found',
  message: 'There is no such problem.',
  at: 9,
};
const received: Settlement = {
  type: 'done',
  at: 9,
  result: { submissionID: 's1', status: 'queued', receivedTime: '2026-01-01T00:00:00Z' },
};
const final: SubmissionState = {
  submissionID: 's1',
  problemID: 'P',
  language: 'PYTHON3',
  status: 'done',
  verdict: 'AC',
  receivedTime: '2026-01-01T00:00:00Z',
  results: [],
};

async function sendWith(settlement: Settlement, accounts = ['device']): Promise<void> {
  const { entry } = await claimOne({ owner: 't', now: Date.now(), leaseMs: 1000, accounts });
  if (!entry) throw new Error('Nothing to send');
  await settleOne({ id: entry.id, owner: 't', attempts: entry.attempts }, settlement);
}
const newest = async (account = 'device') => (await submissionsOf(account, 'P'))[0];

test('RUN-2 a submission and its outbox entry are stored together, under one id', async () => {
  const id = await submitCode({ ...input, challengeID: 'first' });
  expect(await newest()).toMatchObject({ id, code: 'print(1)', receipt: 'saved', status: 'queued' });
  const { entry } = await claimOne({
    owner: 't',
    now: Date.now(),
    leaseMs: 1,
    accounts: ['device'],
  });
  expect(entry).toMatchObject({ id, kind: 'codeSubmit', v: 1, stream: 'device/problem:P', attempts: 1 });
  expect(entry?.payload).toMatchObject({
    code: 'print(1)',
    language: 'PYTHON3',
    problemID: 'P',
    type: 'problem',
    challengeID: 'first',
  });
});

test('RUN-6 pressing Submit twice creates one submission; another text, or the same text later, creates another', async () => {
  const [first, second] = await Promise.all([submitCode(input), submitCode(input)]);
  expect(second).toBe(first);
  expect(await outboxEntries('device')).toHaveLength(1);
  expect(await submitCode({ ...input, code: 'print(2)' })).not.toBe(first);
  await appDb.submissions.toCollection().modify((row) => {
    row.createdAt -= 5000;
  });
  expect(await submitCode(input)).not.toBe(first);
  expect(await submissionsOf('device', 'P')).toHaveLength(3);
});

test('RUN-1 does not store a submission that the server would refuse', async () => {
  await expect(submitCode({ ...input, code: ' \n' })).rejects.toMatchObject({
    code: 'invalidPayload',
    message: 'Code cannot be empty.',
  });
  expect(await newest()).toBeUndefined();
  expect(await outboxEntries('device')).toEqual([]);
});

test('an acknowledged submission has the receipt of the server, and its payload is not stored twice', async () => {
  await submitCode(input);
  await sendWith(received);
  expect(await newest()).toMatchObject({ receipt: 'sent', sentAt: 9, submissionID: 's1' });
  expect(await appDb.payloads.count()).toBe(0);
  expect(await watchedSubmissionIds(['device'])).toEqual([(await newest())?.id]);
});

test('a refused submission has a reason, and can be sent again with the same key or discarded', async () => {
  const id = await submitCode(input);
  await sendWith({ type: 'refused', error: refusal });
  const { at: _, ...reason } = refusal;
  expect(await newest()).toMatchObject({ receipt: 'refused', refusal: reason });
  expect(await outboxSummary('device')).toMatchObject({ waiting: 0, sending: 0, refused: 1, paused: 0 });

  await retryEntry(id);
  expect(await newest()).toMatchObject({ id, receipt: 'saved' });
  expect((await newest())?.refusal).toBeUndefined();
  await sendWith({ type: 'refused', error: refusal });

  await discardEntry(id);
  expect(await newest()).toBeUndefined();
  expect(await appDb.payloads.count()).toBe(0);
});

test('a submission that is being sent, or was received, cannot be discarded', async () => {
  const id = await submitCode(input);
  const { entry } = await claimOne({
    owner: 't',
    now: Date.now(),
    leaseMs: 1,
    accounts: ['device'],
  });
  await discardEntry(id);
  expect(await newest()).toBeDefined();
  await settleOne({ id, owner: 't', attempts: entry?.attempts ?? 0 }, received);
  await discardEntry(id);
  await retryEntry(id);
  expect(await newest()).toMatchObject({ receipt: 'sent' });
});

test('an account that must sign in pauses completely, without other accounts, and continues afterwards', async () => {
  await submitCode({ ...input, account: 'ada' });
  await submitCode({ ...input, account: 'ada', problemID: 'Q' });
  await submitCode(input);
  await sendWith({ type: 'signIn', error: refusal }, ['ada']);
  expect(await outboxSummary('ada')).toMatchObject({ waiting: 0, sending: 0, refused: 0, paused: 2 });
  expect(await newest('ada')).toMatchObject({ receipt: 'signInNeeded' });
  expect(await outboxSummary('device')).toMatchObject({ waiting: 1, paused: 0 });

  await dexieOutbox.resume('ada');
  expect(await outboxSummary('ada')).toMatchObject({ waiting: 2, sending: 0, refused: 0, paused: 0 });
  expect(await newest('ada')).toMatchObject({ receipt: 'saved' });
});

test('accounts do not see each other’s submissions', async () => {
  await submitCode({ ...input, account: 'ada' });
  expect(await newest('bob')).toBeUndefined();
  expect(await outboxEntries('bob')).toEqual([]);
  expect(await outboxEntries('ada')).toHaveLength(1);
});

test('a verdict marks the problem as solved, and a late answer does not revert it', async () => {
  const id = await submitCode(input);
  await sendWith(received);
  await noteProgress(id, { status: 'executing', receipt: 'judging' }, 5);
  await noteProgress(id, { status: 'executing', receipt: 'judging' }, 7);
  await noteProgress(id, { status: 'done', receipt: 'judged', state: final, judgedAt: 10 });
  await noteProgress(id, { status: 'executing', receipt: 'judging' });
  expect(await newest()).toMatchObject({ receipt: 'judged', status: 'done', state: { verdict: 'AC' } });
  const judged = await newest();
  expect(judged && receiptTimes(judged)).toEqual([judged?.createdAt, judged?.sentAt, 5, 10]);
  expect(await solvedProblemIds('device')).toEqual(new Set(['P']));
  expect(await solvedProblemIds('ada')).toEqual(new Set());
  expect(await watchedSubmissionIds(['device'])).toEqual([]);
});

test('only acknowledged entries are deleted over time', async () => {
  await submitCode(input);
  await sendWith(received);
  await submitCode(input);
  expect(await pruneDoneEntries(Date.now() + 1)).toBe(1);
  expect(await outboxSummary('device')).toMatchObject({ waiting: 1 });
  expect(await submissionsOf('device', 'P')).toHaveLength(2);
});
