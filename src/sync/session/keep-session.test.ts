import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { identifyByEmail } from '../../auth/accounts/email-account';
import { enterSession, leaveSession, session } from '../../auth/session';
import { hintKey, markEntering, readHint } from '../../auth/session-hint';
import { readSessionNote } from '../../data/account/session-note';
import { appDb } from '../../data/db/app-db';
import { cacheDb } from '../../data/db/cache-db';
import { storageOf } from '../../lib/testbed/storage-of';
import { enterAccount } from './enter-account';
import { mendSession } from './keep-session';
import { noteSession } from './note-session';

const ada = { uid: 'u1', email: 'ada@example.com', username: 'ada', displayName: 'Ada', photoURL: null };
const bob = { ...ada, uid: 'u2', username: 'bob' };
const identity = { provider: 'local' } as const;

const sdk = vi.hoisted(() => ({ uid: undefined as string | undefined, meanwhile: () => {} }));
vi.mock('../../auth/firebase/firebase-client', () => ({
  async openAuth() {
    sdk.meanwhile();
    return { currentUser: sdk.uid === undefined ? null : { uid: sdk.uid } };
  },
  async signOut() {
    sdk.uid = undefined;
  },
  async signOutUnlessReplaced() {
    sdk.uid = undefined;
  },
}));

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', storageOf(stored));

beforeEach(async () => {
  stored.clear();
  sdk.meanwhile = () => {};
  await appDb.kv.clear();
  leaveSession();
});

const notedHint = async () => JSON.parse((await readSessionNote())?.hint ?? 'null');

async function killedAfter(change: () => void, uid: string | undefined, kept: string | null): Promise<void> {
  enterSession({ person: ada, identity });
  const adas = stored.get(hintKey) ?? '';
  await noteSession();
  change();
  await noteSession();
  sdk.uid = uid;
  leaveSession();
  stored.clear();
  if (kept === 'ada') stored.set(hintKey, adas);
  if (kept === 'left') stored.set(hintKey, '{"leftAt":1}');
}

test('OFF-1 a user who signed in just before the browser was killed is signed in again', async () => {
  for (const kept of ['ada', 'left', null]) {
    await killedAfter(() => enterSession({ person: bob, identity }), 'u2', kept);
    const { at } = await notedHint();
    await mendSession();
    expect(readHint()).toMatchObject({ person: bob, at });
    expect(session.current).toMatchObject({ state: 'signedIn', uid: 'u2' });
  }
});

test('a user who signed out just before the browser was killed stays signed out', async () => {
  await killedAfter(leaveSession, undefined, 'ada');
  await mendSession();
  expect(readHint()).toBeUndefined();
  expect(session.current).toEqual({ state: 'signedOut' });
});

test('PROF-4 a user who signed out on a page that closed before the cleanup stays signed out', async () => {
  enterSession({ person: ada, identity });
  await noteSession();
  leaveSession();
  sdk.uid = 'u1';
  await mendSession();
  expect(readHint()).toBeUndefined();
  expect(sdk.uid).toBeUndefined();
  expect(await notedHint()).toBeNull();
});

async function leftWithCopies(): Promise<void> {
  enterSession({ person: ada, identity });
  await cacheDb.kv.put({ key: 'practiceCursor/u1', value: '1' });
  leaveSession();
  await noteSession(identity);
}

test('PROF-4 the next start deletes the copies of a user who signed out on a page that closed at once', async () => {
  await leftWithCopies();
  await mendSession();
  expect(await cacheDb.kv.count()).toBe(0);
  expect(await readSessionNote()).toEqual({ hint: null });
});

test('PROF-4 the next user finds no copies of a user who signed out on a page that closed at once', async () => {
  await leftWithCopies();
  await enterAccount({ ...bob, createdAt: '2026-01-01T00:00:00.000Z' }, identity);
  expect(await cacheDb.kv.count()).toBe(0);
  expect(await readSessionNote()).toEqual({ hint: expect.stringContaining('bob') });
});

test('PROF-4 a user who signs in during the cleanup of a former user stays signed in', async () => {
  await leftWithCopies();
  sdk.meanwhile = () => {
    sdk.meanwhile = () => {};
    void identifyByEmail(identity, bob.email, 'crossing');
    sdk.uid = 'u2';
  };
  await mendSession();
  expect(sdk.uid).toBe('u2');
  expect(await cacheDb.kv.count()).toBe(0);
});

test('PROF-4 a user who signs in in another tab during the cleanup of a former user stays signed in', async () => {
  await leftWithCopies();
  sdk.meanwhile = () => {
    markEntering();
    sdk.uid = 'u2';
  };
  await mendSession();
  expect(sdk.uid).toBe('u2');
  expect(await cacheDb.kv.count()).toBe(0);
});

test('PROF-4 a user who signs out while the former session is read stays signed out', async () => {
  enterSession({ person: ada, identity });
  await noteSession();
  sdk.uid = 'u1';
  const mended = mendSession();
  leaveSession();
  await mended;
  expect(readHint()).toBeUndefined();
});

test('a user unknown to the identity SDK is not restored: another version of the app may have signed them out', async () => {
  await killedAfter(() => enterSession({ person: bob, identity }), undefined, null);
  await mendSession();
  expect(readHint()).toBeUndefined();
});

test('a user who signs in while the SDK is checked stays signed in', async () => {
  await killedAfter(() => enterSession({ person: bob, identity }), 'u2', null);
  sdk.meanwhile = () => enterSession({ person: ada, identity });
  await mendSession();
  expect(readHint()).toMatchObject({ person: ada });
});

test('the first start stores the current user, and checks nothing', async () => {
  enterSession({ person: ada, identity });
  sdk.meanwhile = () => expect.unreachable();
  await mendSession();
  expect(await notedHint()).toMatchObject({ person: ada });
  await mendSession();
  expect(readHint()).toMatchObject({ person: ada });
});
