import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { dexieOutbox } from '../claims/dexie-outbox';
import { appDb } from '../db/app-db';
import { askForCodeRun, cancelCodeRun, codeRunsOf, noteCodeRun, watchedCodeRuns } from './code-runs';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const said = {
  account: 'ada',
  problemID: 'P',
  language: 'JAVA8',
  code: 'class Main {}',
  inputs: [],
} as const;
const ask = (more: object = {}) => askForCodeRun({ ...said, ...more, inputs: ['1'] });
const claim = () => claimOne({ owner: 't', now: Date.now(), leaseMs: 1000, accounts: ['ada'] });
const receipt = { runID: 'r1', status: 'queued', receivedTime: '2026-01-01T00:00:00Z' };

test('a run is stored with its outbox entry; a newer run of the same problem and language replaces it', async () => {
  await ask();
  const java = await ask({ code: 'class Main { int x; }' });
  const cpp = await ask({ language: 'CPP17' });
  const entries = await dexieOutbox.all();
  expect(entries.map(({ id }) => id)).toEqual([java, cpp]);
  expect(await appDb.payloads.toCollection().primaryKeys()).toHaveLength(2);
  expect((await codeRunsOf('ada', 'P')).map(({ id }) => id).sort()).toEqual([java, cpp].sort());
  const { entry } = await claim();
  expect(entry).toMatchObject({ kind: 'codeRun', payload: { code: 'class Main { int x; }', inputs: ['1'] } });
});

test('a replaced run that is being sent stays deleted after its answer, and is not polled', async () => {
  const former = await ask();
  const { entry } = await claim();
  const newer = await ask();
  const fence = { id: former, owner: 't', attempts: entry?.attempts ?? 0 };
  expect(await settleOne(fence, { type: 'done', at: 9, result: receipt })).toBe(true);
  expect((await codeRunsOf('ada', 'P')).map(({ id }) => id)).toEqual([newer]);
  expect(await watchedCodeRuns(['ada'])).toEqual([]);
});

test('a run cancelled while it is sent loses its entry too, for any answer', async () => {
  const error = { errorCode: 'VALIDATION', error: 'e', message: 'm', at: 9 };
  for (const settlement of [
    { type: 'refused', error },
    { type: 'retry', nextAt: 99, error },
    { type: 'signIn', error },
    { type: 'done', at: 9, result: receipt },
  ] as const) {
    const id = await ask();
    const { entry } = await claim();
    await cancelCodeRun(id);
    const fence = { id, owner: 't', attempts: entry?.attempts ?? 0 };
    expect(await settleOne(fence, settlement)).toBe(true);
    expect(await dexieOutbox.all()).toEqual([]);
    expect(await appDb.payloads.count()).toBe(0);
  }
});

test('a sent run is polled until it is over; a cancelled run is deleted', async () => {
  const id = await ask();
  const { entry } = await claim();
  const fence = { id, owner: 't', attempts: entry?.attempts ?? 0 };
  await settleOne(fence, { type: 'done', at: 9, result: receipt });
  expect(await watchedCodeRuns(['ada'])).toMatchObject([{ id, runID: 'r1', receipt: 'sent' }]);
  await noteCodeRun(id, { receipt: 'judged' });
  expect(await watchedCodeRuns(['ada'])).toEqual([]);
  await cancelCodeRun(id);
  await noteCodeRun(id, { receipt: 'judged' });
  expect(await codeRunsOf('ada', 'P')).toEqual([]);
});

test('does not store a run that the server would refuse', async () => {
  await expect(askForCodeRun({ ...said, code: '  ', inputs: [] })).rejects.toThrow('Code cannot be empty.');
  expect(await dexieOutbox.all()).toEqual([]);
});
