import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../lib/testbed/storage-of';
import { currentToken } from './id-token';
import { enterSession, leaveSession, session } from './session';

const ada = { uid: 'u1', email: 'ada@example.com', username: 'ada', displayName: 'Ada', photoURL: null };

const provider = vi.hoisted(() => ({ user: null as unknown, dropped: false }));
vi.mock('./firebase/firebase-client', () => ({
  openAuth: async () => ({}),
  userOf: async () => provider.user,
  hasDropped: () => provider.dropped,
}));

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', storageOf(stored));

function refuseWith(code: string): void {
  provider.user = {
    uid: 'u1',
    getIdTokenResult: () => Promise.reject(Object.assign(new Error(code), { code })),
  };
}

beforeEach(() => enterSession({ person: ada, identity: { provider: 'local' } }));

test.each(['auth/invalid-refresh-token', 'auth/user-token-expired', 'auth/user-disabled'])(
  '%s ends the sign-in, and the session asks for a new one',
  async (code) => {
    refuseWith(code);
    expect(await currentToken()).toEqual({ type: 'rejected' });
    expect(session.current).toMatchObject({ uid: 'u1', signInNeeded: true });
  },
);

test('an unreachable or failing provider does not end the sign-in', async () => {
  for (const code of ['auth/network-request-failed', 'auth/internal-error', 'auth/too-many-requests']) {
    refuseWith(code);
    expect(await currentToken()).toEqual({ type: 'unreachable' });
  }
  expect(session.current).toMatchObject({ signInNeeded: false });
});

test('a user unknown to the SDK must sign in again, after enough time on a visible page', async () => {
  provider.user = null;
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  expect(await currentToken()).toEqual({ type: 'unreachable' });
  clock.mockReturnValue(now + 600_000);
  const page = { visibilityState: 'hidden' };
  vi.stubGlobal('document', page);
  expect(await currentToken()).toEqual({ type: 'unreachable' });
  expect(session.current).toMatchObject({ signInNeeded: false });

  page.visibilityState = 'visible';
  expect(await currentToken()).toEqual({ type: 'rejected' });
  expect(session.current).toMatchObject({ signInNeeded: true });
  clock.mockRestore();
});

test('a user whom the SDK dropped must sign in again at once', async () => {
  provider.user = null;
  provider.dropped = true;
  expect(await currentToken()).toEqual({ type: 'rejected' });
  expect(session.current).toMatchObject({ signInNeeded: true });
  provider.dropped = false;
});

test('ROLE-4 a token that comes after its user signed out is not used', async () => {
  const token = { token: 'early', expirationTime: '2030-01-01T10:00:00.000Z' };
  provider.user = { uid: 'u1', getIdTokenResult: async () => token };
  expect(await currentToken()).toMatchObject({ type: 'token' });

  let asked = currentToken();
  leaveSession();
  expect(await asked).toEqual({ type: 'signedOut' });

  enterSession({ person: ada, identity: { provider: 'local' } });
  asked = currentToken();
  leaveSession();
  enterSession({ person: { ...ada, uid: 'u2' }, identity: { provider: 'local' } });
  expect(await asked).toEqual({ type: 'unreachable' });
});

test('OFF-1 a request to a silent provider times out', async () => {
  vi.useFakeTimers();
  provider.user = { uid: 'u1', getIdTokenResult: () => new Promise(() => {}) };
  const asked = currentToken();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toEqual({ type: 'unreachable' });
  vi.useRealTimers();
  expect(session.current).toMatchObject({ signInNeeded: false });
});
