import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { claimOne, settleOne } from '../sync/testbed/one-entry';
import { appDb, entryTables } from './app-db';
import { OutdatedAppError, requireCurrentApp } from './app-version';
import { dexieOutbox } from './dexie-outbox';
import { addEntry, discardEntry, retryEntry } from './outbox';

const error = { errorCode: 'VALIDATION', error: 'No', message: 'Not so.', at: 5 };
const now = { owner: 'me', now: 10, leaseMs: 1000, accounts: ['ada'] };

function write(id: string, dependsOn?: string): Promise<void> {
  const payload = { code: id, language: 'PYTHON3', problemID: 'P', type: 'problem' } as const;
  const entry = { id, kind: 'codeSubmit', stream: `ada/${id}`, account: 'ada', createdAt: 0 } as const;
  return addEntry({ ...entry, payload, dependsOn });
}

async function refuseNext(): Promise<void> {
  const { entry } = await claimOne(now);
  if (!entry) throw new Error('nothing can be sent');
  await settleOne({ ...entry, owner: 'me' }, { type: 'refused', error });
}

const sendable = async () => {
  const { entry } = await claimOne(now);
  return entry?.id;
};
const states = async () =>
  Object.fromEntries(
    (await dexieOutbox.all()).map(({ id, state, error }) => [id, [state, error?.errorCode]]),
  );

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
  await write('registration');
  await write('first', 'registration');
  await write('second', 'first');
});

test('what depends on an entry is not sent while that one is on its way', async () => {
  expect(await sendable()).toBe('registration');
  expect(await sendable()).toBeUndefined();
});

test('what depends on a refused entry is blocked, with all that depends on it, and nothing else', async () => {
  await write('alone');
  await refuseNext();
  expect(await states()).toEqual({
    registration: ['refused', 'VALIDATION'],
    first: ['blocked', 'DEPENDENCY_REFUSED'],
    second: ['blocked', 'DEPENDENCY_REFUSED'],
    alone: ['queued', undefined],
  });
  expect(await sendable()).toBe('alone');
  await write('later', 'second');
  expect((await states()).later).toEqual(['blocked', 'DEPENDENCY_REFUSED']);
  await retryEntry('first');
  expect((await states()).first?.[0], 'its own turn does not come by asking for it').toBe('blocked');
});

test('when the refused entry is sent again, the others wait for it as before', async () => {
  await refuseNext();
  await retryEntry('registration');
  expect(await sendable()).toBe('registration');
  const [held] = await dexieOutbox.all();
  const done = { type: 'done', at: 12, result: { submissionID: 's', status: 'queued' } } as const;
  await settleOne({ id: 'registration', owner: 'me', attempts: held?.attempts ?? 0 }, done);
  expect(await sendable()).toBe('first');
});

test('when the refused entry is discarded, a person decides about what depended on it', async () => {
  await refuseNext();
  await discardEntry('registration');
  expect(await states()).toEqual({
    first: ['refused', 'DEPENDENCY_DISCARDED'],
    second: ['blocked', 'DEPENDENCY_REFUSED'],
  });
  await retryEntry('first');
  expect(await sendable()).toBe('first');
});

test('an older page writes no entry beside those of a build that it does not understand', async () => {
  const asBuild = (own: number, oldest: number) =>
    appDb.transaction('rw', entryTables, () => requireCurrentApp(own, oldest));
  await asBuild(1, 1);
  await asBuild(3, 2);
  await asBuild(2, 2);
  await expect(asBuild(1, 1)).rejects.toThrow(OutdatedAppError);
  await expect(appDb.transaction('rw', entryTables, () => write('more'))).rejects.toThrow('Reload this page');
  expect(await states()).not.toHaveProperty('more');
});
