import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { appDb } from '../../data/db/app-db';
import { noteProgress, submitCode } from '../../data/work/submissions';
import { hasUnsent, hasWork } from './has-work';
import { claimOne, settleOne } from './testbed/one-entry';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const accounts = ['ada', 'device'];
const work = async () => ({ unsent: await hasUnsent(accounts), any: await hasWork(accounts) });

test('a submission is work until its verdict arrives, and unsent until the server has it', async () => {
  expect(await work()).toEqual({ unsent: false, any: false });
  const said = { problemID: 'P', language: 'PYTHON3', code: 'print(1)', type: 'problem' } as const;
  const id = await submitCode({ ...said, account: 'ada' });
  expect(await work()).toEqual({ unsent: true, any: true });

  const { entry } = await claimOne({ owner: 't', now: Date.now(), leaseMs: 1000, accounts });
  expect(await work()).toEqual({ unsent: true, any: true });
  const result = { submissionID: 's1', status: 'queued', receivedTime: '2026-01-01T00:00:00Z' };
  const fence = { id, owner: 't', attempts: entry?.attempts ?? 0 };
  await settleOne(fence, { type: 'done', at: 9, result });
  expect(await work()).toEqual({ unsent: false, any: true });
  await noteProgress(id, { status: 'executing', receipt: 'judging' });
  expect(await work()).toEqual({ unsent: false, any: true });
  await noteProgress(id, { status: 'done', receipt: 'judged' });
  expect(await work()).toEqual({ unsent: false, any: false });
});

test('the work of another account does not count', async () => {
  await submitCode({ account: 'bob', problemID: 'P', language: 'PYTHON3', code: '1', type: 'problem' });
  expect(await work()).toEqual({ unsent: false, any: false });
});
