import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { appDb } from '../db/app-db';
import { readLastLanguage, saveLastLanguage } from '../drafts/drafts';
import { discardEntry } from '../outbox/outbox';
import {
  acknowledgedEdits,
  editProfile,
  forgetProfileEdits,
  preferredLanguage,
  profileEditsOf,
  readPreferences,
  storePreferences,
  withEdits,
} from './profile-edits';

const ada = { username: 'lovelace', displayName: 'Ada', photoURL: null };
const preferences = { theme: 'dark', language: 'PYTHON3' } as const;
const user = { uid: 'u1', email: 'a@b.cc', createdAt: '2026-01-01T00:00:00.000Z', ...ada };

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

async function settle(settlement: Parameters<typeof settleOne>[1]) {
  const { entry } = await claimOne({ owner: 'me', now: 1, leaseMs: 100, accounts: ['u1'] });
  if (!entry) throw new Error('Nothing to send');
  await settleOne({ id: entry.id, owner: 'me', attempts: entry.attempts }, settlement);
  return entry;
}

test('an edit is shown at once, sent with its own key, and deleted once it is applied', async () => {
  const id = await editProfile('u1', { displayName: 'Ada L.', avatar: 'iVBORw0KGgo=' });
  expect(withEdits(ada, await profileEditsOf('u1'))).toEqual({
    ...ada,
    displayName: 'Ada L.',
    photoURL: 'data:image/png;base64,iVBORw0KGgo=',
  });
  const result = { user: { ...user, displayName: 'Ada L.', photoURL: '/api/avatars/1.png' }, preferences };
  const entry = await settle({ type: 'done', at: 2, result });
  expect(entry).toMatchObject({
    id,
    kind: 'profileUpdate',
    payload: { uid: 'u1', displayName: 'Ada L.', avatar: 'iVBORw0KGgo=' },
  });
  expect(withEdits(ada, await profileEditsOf('u1')).photoURL).toBe('/api/avatars/1.png');
  expect(await acknowledgedEdits('u1')).toEqual({ ids: [id], result });
  await forgetProfileEdits([id]);
  expect(await profileEditsOf('u1')).toEqual([]);
});

test('edits are sent one after the other', async () => {
  const first = await editProfile('u1', { displayName: 'A' });
  await editProfile('u1', { displayName: 'B' });
  const request = { owner: 'me', now: 1, leaseMs: 100, accounts: ['u1'] };
  expect((await claimOne(request)).entry?.id).toBe(first);
  expect((await claimOne(request)).entry).toBeUndefined();
});

test('a refused edit stays with its reason, changes nothing, and can be discarded', async () => {
  const id = await editProfile('u1', { username: 'taken' });
  const error = {
    errorCode: 'USERNAME_TAKEN',
    error: 'Already taken',
    message: 'Username already taken.',
    at: 2,
  };
  await settle({ type: 'refused', error });
  const edits = await profileEditsOf('u1');
  expect(edits).toMatchObject([{ id, receipt: 'refused', refusal: { message: 'Username already taken.' } }]);
  expect(withEdits(ada, edits)).toEqual(ada);
  await discardEntry(id);
  expect(await profileEditsOf('u1')).toEqual([]);
});

test('does not store an input that the contract refuses', async () => {
  await expect(editProfile('u1', { displayName: ' ' })).rejects.toThrow('Display name is required.');
  expect(await appDb.outbox.count()).toBe(0);
});

test('preferences are those of the server plus later local choices, separate for each account', async () => {
  await storePreferences('u1', preferences);
  await editProfile('u1', { preferences: { language: 'CPP17' } });
  expect(await readPreferences('u1')).toEqual({ theme: 'dark', language: 'CPP17' });
  expect(await readPreferences('u2')).toEqual({});
  expect(await preferredLanguage('u1')).toBe('CPP17');
  expect(await preferredLanguage('u2')).toBeUndefined();
});

test('the editor starts with the language chosen for the problem, otherwise with the account’s preference', async () => {
  expect(await readLastLanguage('P', 'CPP17')).toBe('CPP17');
  await saveLastLanguage('Q', 'JAVA8');
  expect(await readLastLanguage('P', 'CPP17')).toBe('CPP17');
  expect(await readLastLanguage('P')).toBe('JAVA8');
  await saveLastLanguage('P', 'PYTHON3');
  expect(await readLastLanguage('P', 'CPP17')).toBe('PYTHON3');
});
