import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../lib/testbed/storage-of';
import { hintKey } from './session-hint';

const ada = { uid: 'u1', email: 'ada@example.com', username: 'ada', displayName: 'Ada', photoURL: null };
const identity = { provider: 'local' } as const;

let stored: Map<string, string>;
let tellOtherTab: (event: { key: string | null; newValue: string | null; oldValue?: string }) => void;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tellOtherTab) => {
    tellOtherTab = listener;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function loadPage() {
  vi.resetModules();
  return import('./session');
}

test('LOGIN-10 LOGIN-11 stores the user from the server, and knows the user at once after a reload', async () => {
  const before = await loadPage();
  before.restoreSession();
  expect(before.session.current).toEqual({ state: 'signedOut' });
  before.enterSession({ person: ada, identity });

  const after = await loadPage();
  expect(after.session.current).toEqual({ state: 'unknown' });
  expect(after.accountKey()).toBe('u1');
  after.restoreSession();
  expect(after.session.current).toEqual({ state: 'signedIn', signInNeeded: false, ...ada });
});

test('work of a signed-out user belongs to the device', async () => {
  const page = await loadPage();
  expect(page.accountKey()).toBe('device');
  page.restoreSession();
  expect(page.accountKey()).toBe('device');
  page.enterSession({ person: ada, identity });
  page.leaveSession();
  expect(page.accountKey()).toBe('device');
  expect([...stored.values()].join()).not.toContain(ada.uid);
});

test('a tab follows the session of another tab', async () => {
  const page = await loadPage();
  page.restoreSession();
  const changes = page.sessionChanges();
  tellOtherTab({ key: hintKey, newValue: JSON.stringify({ person: ada, identity, at: 1 }) });
  expect(page.session.current).toMatchObject({ state: 'signedIn', uid: 'u1' });
  tellOtherTab({ key: 'something else', newValue: null });
  expect(page.session.current.state).toBe('signedIn');
  tellOtherTab({ key: null, newValue: null });
  expect(page.session.current.state).toBe('signedOut');
  expect(page.sessionChanges()).toBe(changes + 2);
});

test('a new name reaches every tab, and is neither a sign-in nor a sign-out', async () => {
  const page = await loadPage();
  page.restoreSession();
  page.enterSession({ person: ada, identity });
  const changes = page.sessionChanges();
  const oldValue = stored.get(hintKey) ?? '';
  page.noteRejected('u1');
  page.renamePerson({ ...ada, displayName: 'Ada L.' });
  expect(page.session.current).toMatchObject({ displayName: 'Ada L.', signInNeeded: true });
  tellOtherTab({ key: hintKey, newValue: stored.get(hintKey) ?? null, oldValue });
  expect(page.session.current).toMatchObject({ displayName: 'Ada L.', signInNeeded: true });
  page.renamePerson({ ...ada, uid: 'u2' });
  expect(page.session.current).toMatchObject({ uid: 'u1' });
  expect(page.sessionChanges()).toBe(changes);
});

test('a required new sign-in is reported, but is neither a sign-in nor a sign-out', async () => {
  const page = await loadPage();
  page.enterSession({ person: ada, identity });
  const changes = page.sessionChanges();
  page.noteRejected('u1');
  expect(page.session.current).toMatchObject({ state: 'signedIn', signInNeeded: true });
  expect(page.sessionChanges()).toBe(changes);
});

test('ignores an unreadable session hint', async () => {
  for (const broken of ['{', '{}', 'null', '{"person":{"uid":""},"identity":{"provider":"local"}}']) {
    stored.set(hintKey, broken);
    const page = await loadPage();
    page.restoreSession();
    expect(page.session.current).toEqual({ state: 'signedOut' });
  }
});

test('works without storage, but forgets the session', async () => {
  vi.stubGlobal('localStorage', undefined);
  const page = await loadPage();
  page.restoreSession();
  page.enterSession({ person: ada, identity });
  expect(page.session.current).toMatchObject({ state: 'signedIn' });
});
