import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { enterSession, session } from '../../auth/session';
import { markShared } from '../../data/account/shared-mark';
import { appDb } from '../../data/db/app-db';
import { cacheDb } from '../../data/db/cache-db';
import { submissionsOf, submitCode } from '../../data/work/submissions';
import { storageOf } from '../../lib/testbed/storage-of';
import { signIn, signOut, signUp } from './account';

const email = 'ada@example.com';
const input = { email, password: 'crossing', username: 'lovelace', displayName: 'Ada' };
const user = { uid: 'u1', email, username: 'lovelace', displayName: 'Ada', photoURL: null };
const meta = {
  name: 'Codeferry',
  version: '1',
  minClientVersion: '0',
  time: '2026-01-01T00:00:00.000Z',
  identity: { provider: 'local' },
  contactEmail: 'a@b.cc',
  sourceUrl: '',
};

const provider = vi.hoisted(() => ({
  current: null as { uid: string; email: string; getIdToken(): Promise<string> } | null,
  deleted: [] as string[],
}));
vi.mock('../../auth/firebase/firebase-client', () => {
  const enter = async (_: unknown, address: string) => {
    provider.current = { uid: 'u1', email: address, getIdToken: async () => 'token' };
    return { user: provider.current };
  };
  return {
    openAuth: async () => ({ currentUser: provider.current }),
    signInWithEmailAndPassword: enter,
    createUserWithEmailAndPassword: enter,
    async deleteUser({ uid }: { uid: string }) {
      provider.deleted.push(uid);
      provider.current = null;
    },
    async signOut() {
      provider.current = null;
    },
  };
});

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', storageOf(stored));

let answer: { status: number; body: object };
const refuse = (status: number, errorCode: string) => {
  answer = { status, body: { errorCode, error: 'No', message: 'Not this time.' } };
};
vi.stubGlobal('fetch', async (url: string) =>
  url.endsWith('/meta') ? Response.json(meta) : Response.json(answer.body, { status: answer.status }),
);

beforeEach(async () => {
  stored.clear();
  provider.current = null;
  provider.deleted = [];
  session.current = { state: 'signedOut' };
  answer = { status: 200, body: { message: '', user: { ...user, createdAt: meta.time } } };
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
});

test.each([
  ['signs in', () => signIn(email, input.password)],
  ['signs up', () => signUp(input)],
])('work submitted signed out stays with the device, and is held, when a user %s', async (_, enter) => {
  const said = { problemID: 'P', language: 'PYTHON3', code: 'print(1)', type: 'problem' } as const;
  const id = await submitCode({ ...said, account: 'device' });
  expect(await enter()).toEqual({ ok: true });
  expect(await submissionsOf('u1', 'P')).toEqual([]);
  expect(await submissionsOf('device', 'P')).toMatchObject([{ id }]);
  expect(await appDb.outbox.get({ id })).toMatchObject({ account: 'device', state: 'paused', attempts: 0 });
});

const signedInAs = (uid: string) =>
  enterSession({
    person: { uid, email: 'x@y.zz', username: 'other', displayName: 'Other', photoURL: null },
    identity: { provider: 'local' },
  });

test.each([
  ['stays when a user signs in after a signed-out visit', () => undefined, 1],
  ['stays when the same user signs in again', () => signedInAs('u1'), 1],
  ['is deleted when another user signs in', () => signedInAs('u2'), 0],
])('a copy for offline use %s', async (_, before, left) => {
  before();
  await cacheDb.table('kv').put({ key: 'copy', value: 'a copy' });
  expect(await signIn(email, input.password)).toMatchObject({ ok: true });
  expect(await cacheDb.table('kv').where('key').equals('copy').count()).toBe(left);
});

test('a failing cache does not prevent sign-in or sign-out', async () => {
  signedInAs('u2');
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => Promise.reject(new Error('the database is closing')) as never;
  const transaction = vi.spyOn(cacheDb, 'transaction').mockImplementation(broken);
  expect(await signIn(email, input.password)).toMatchObject({ ok: true });
  expect(session.current).toMatchObject({ state: 'signedIn', uid: 'u1' });

  const kv = vi.spyOn(appDb.kv, 'delete').mockImplementation(broken);
  await signOut();
  expect(session.current).toEqual({ state: 'signedOut' });
  expect(provider.current).toBeNull();
  expect(complaints).toHaveBeenCalledTimes(3);
  for (const spy of [complaints, transaction, kv]) spy.mockRestore();
});

test('traces of a tab go from a shared device, although work without a key to encrypt it stays', async () => {
  const tab = new Map([['typed', 'a name']]);
  vi.stubGlobal('sessionStorage', { clear: () => tab.clear() });
  vi.stubGlobal('navigator', { userAgent: 'Firefox', onLine: false });
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  signedInAs('u1');
  await markShared({});
  const said = { problemID: 'P', language: 'PYTHON3', code: 'print(1)', type: 'problem' } as const;
  const id = await submitCode({ ...said, account: 'u1' });
  await signOut();
  expect(await submissionsOf('u1', 'P')).toMatchObject([{ id }]);
  expect(tab.size).toBe(0);
  complaints.mockRestore();
});

test.each([
  [409, 'USERNAME_TAKEN'],
  [409, 'EMAIL_TAKEN'],
  [400, 'VALIDATION'],
])('a permanently refused sign-up (%s %s) frees the email', async (status, errorCode) => {
  refuse(status, errorCode);
  expect(await signUp(input)).toEqual({ ok: false, code: errorCode, message: 'No - Not this time.' });
  expect(provider.deleted).toEqual(['u1']);
});

test.each([
  [401, 'TOKEN_INVALID'],
  [403, 'IDENTITY_MISMATCH'],
  [409, 'IN_PROGRESS'],
  [429, 'TOO_MANY_REQUESTS'],
  [500, 'INTERNAL'],
])('a sign-up with another failure (%s %s) continues with the same identity', async (status, errorCode) => {
  refuse(status, errorCode);
  expect(await signUp(input)).toMatchObject({ ok: false, code: errorCode });
  expect(provider.deleted).toEqual([]);
  expect(provider.current).toMatchObject({ uid: 'u1' });
});

test('an identity that was there before is never deleted by a sign-up', async () => {
  provider.current = { uid: 'u1', email, getIdToken: async () => 'token' };
  refuse(409, 'USERNAME_TAKEN');
  expect(await signUp(input)).toMatchObject({ ok: false, code: 'USERNAME_TAKEN' });
  expect(provider.deleted).toEqual([]);
});
