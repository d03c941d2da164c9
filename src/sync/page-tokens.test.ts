import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TokenResult } from '../auth/id-token';
import { enterSession, leaveSession } from '../auth/session';
import { appDb } from '../data/app-db';
import { readMirroredToken } from '../data/mirrored-token';
import { pageTokens } from './page-tokens';

const ada = { uid: 'u1', email: 'ada@example.com', username: 'ada', displayName: 'Ada', photoURL: null };
const bob = { ...ada, uid: 'u2', username: 'bob' };
const identity = { provider: 'local' } as const;
const token = { idToken: 'of-ada', uid: 'u1', expiresAt: 9 };

/** What happens while the provider is asked. */
const provider = vi.hoisted(() => ({ meanwhile: () => {} }));
vi.mock('../auth/id-token', () => ({
  async currentToken(): Promise<TokenResult> {
    provider.meanwhile();
    return { type: 'token', token };
  },
}));

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

beforeEach(async () => {
  provider.meanwhile = () => {};
  enterSession({ person: ada, identity });
  await appDb.kv.clear();
});

test('the token of who is here is mirrored', async () => {
  expect(await pageTokens(false)).toEqual({ type: 'token', token });
  expect(await readMirroredToken()).toEqual(token);
});

test.each([
  ['leaves', leaveSession],
  ['is followed by another', () => enterSession({ person: bob, identity })],
])('no token is written for a person who %s while it is fetched', async (_, meanwhile) => {
  provider.meanwhile = meanwhile;
  const put = vi.spyOn(appDb.kv, 'put');
  await pageTokens(false);
  expect(put).not.toHaveBeenCalled();
  expect(await readMirroredToken()).toBeUndefined();
  put.mockRestore();
});

test('no token stays of a person who leaves while it is written', async () => {
  const get = appDb.kv.get.bind(appDb.kv);
  const spy = vi.spyOn(appDb.kv, 'get').mockImplementationOnce(((key: string) => {
    leaveSession();
    return get(key);
  }) as never);
  await pageTokens(false);
  spy.mockRestore();
  expect(await readMirroredToken()).toBeUndefined();
});
