import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { adoptDeviceWork } from './adopt-device-work';
import { appDb } from './app-db';
import { dexieOutbox } from './dexie-outbox';
import { readDraft, saveDraft } from './drafts';
import { outboxSummary } from './outbox';
import type { EntryError } from './outbox-entry';
import { readSubmission, submitCode } from './submissions';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const input = { language: 'PYTHON3', code: 'print(1)', type: 'problem' } as const;
const submit = (account: string, problemID: string) => submitCode({ ...input, account, problemID });
const entryOf = (id: string) => appDb.outbox.get({ id });
const claim = (accounts: string[]) =>
  dexieOutbox.claim({ owner: 't', now: Date.now(), leaseMs: 60_000, accounts });
const signInFirst: EntryError = { errorCode: 'UNAUTHENTICATED', error: '', message: '', at: 9 };

test('what was handed in signed out moves to the account, with its key and its code', async () => {
  const [p, q] = [await submit('device', 'P'), await submit('device', 'Q')];
  expect(await adoptDeviceWork('ada')).toBe(2);
  for (const [id, problemID] of [
    [p, 'P'],
    [q, 'Q'],
  ] as const) {
    expect(await entryOf(id)).toMatchObject({ account: 'ada', stream: `ada/problem:${problemID}`, open: 1 });
    expect(await readSubmission(id)).toMatchObject({ account: 'ada', problemID, receipt: 'saved' });
  }
  expect((await claim(['device'])).entry).toBeUndefined();
  expect((await claim(['ada'])).entry).toMatchObject({ id: p, payload: { code: 'print(1)' } });
  expect(await adoptDeviceWork('bob')).toBe(0);
});

test('what was tried stays without a name: the server may have it', async () => {
  const id = await submit('device', 'P');
  const { entry } = await claim(['device']);
  expect(await adoptDeviceWork('ada')).toBe(0);
  const fence = { id, owner: 't', attempts: entry?.attempts ?? 0 };
  await dexieOutbox.settle(fence, { type: 'retry', nextAt: 0, error: signInFirst });
  expect(await adoptDeviceWork('ada')).toBe(0);
  expect(await entryOf(id)).toMatchObject({ account: 'device', stream: 'device/problem:P', state: 'queued' });
  expect(await readSubmission(id)).toMatchObject({ account: 'device' });
});

test('what waited for a sign-in waits to be sent now', async () => {
  const [tried, waiting] = [await submit('device', 'P'), await submit('device', 'Q')];
  const { entry } = await claim(['device']);
  const fence = { id: tried, owner: 't', attempts: entry?.attempts ?? 0 };
  await dexieOutbox.settle(fence, { type: 'signIn', error: signInFirst });
  expect(await readSubmission(waiting)).toMatchObject({ receipt: 'signInNeeded' });
  expect(await adoptDeviceWork('ada')).toBe(1);
  expect(await outboxSummary('ada')).toMatchObject({ waiting: 1, paused: 0 });
  expect((await entryOf(waiting))?.error).toBeUndefined();
  expect(await readSubmission(waiting)).toMatchObject({ account: 'ada', receipt: 'saved' });
});

test('drafts, and the work of others, stay where they are', async () => {
  const key = { account: 'device', problemID: 'P', language: 'PYTHON3', contestSlug: '' } as const;
  await saveDraft(key, 'print(2)');
  const others = await submit('bob', 'P');
  expect(await adoptDeviceWork('ada')).toBe(0);
  expect(await readDraft(key)).toMatchObject({ code: 'print(2)' });
  expect(await entryOf(others)).toMatchObject({ account: 'bob' });
});

test('it moves as a whole or not at all', async () => {
  const id = await submit('device', 'P');
  const update = vi.spyOn(appDb.submissions, 'update').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  await expect(adoptDeviceWork('ada')).rejects.toThrow('the disk is full');
  update.mockRestore();
  expect(await entryOf(id)).toMatchObject({ account: 'device', stream: 'device/problem:P' });
});
