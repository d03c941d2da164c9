import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { enterSession, leaveSession } from '../../auth/session';
import type { TokenResult } from '../../auth/token-result';
import { type MirroredToken, readMirroredToken } from '../../data/account/mirrored-token';
import { appDb } from '../../data/db/app-db';
import { storageOf } from '../../lib/testbed/storage-of';
import { pageTokens } from './page-tokens';

const ada = { uid: 'u1', email: 'ada@example.com', username: 'ada', displayName: 'Ada', photoURL: null };
const bob = { ...ada, uid: 'u2', username: 'bob' };
const identity = { provider: 'local' } as const;
let token: MirroredToken;
let tokens = 0;

async function databaseIsQuiet(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await appDb.kv.count();
}

const provider = vi.hoisted(() => ({ meanwhile: () => {} }));
vi.mock('../../auth/id-token', () => ({
  async currentToken(): Promise<TokenResult> {
    provider.meanwhile();
    return { type: 'token', token };
  },
}));

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', storageOf(stored));

beforeEach(async () => {
  provider.meanwhile = () => {};
  tokens += 1;
  token = { idToken: `of-ada-${tokens}`, uid: 'u1', expiresAt: 9 };
  enterSession({ person: ada, identity });
  await appDb.kv.clear();
});

test('mirrors the token of the current user', async () => {
  expect(await pageTokens(false)).toEqual({ type: 'token', token });
  await expect.poll(readMirroredToken).toEqual(token);
});

test('a sender does not wait for the database, and the same token is written once', async () => {
  await pageTokens(false);
  await expect.poll(readMirroredToken).toEqual(token);
  const get = vi.spyOn(appDb.kv, 'get');
  await pageTokens(false);
  await databaseIsQuiet();
  expect(get).not.toHaveBeenCalled();
  get.mockImplementation((() => new Promise(() => {})) as never);
  token = { ...token, idToken: 'newer' };
  expect(await pageTokens(false)).toEqual({ type: 'token', token });
  get.mockRestore();
});

test.each([
  ['leaves', leaveSession],
  ['is followed by another', () => enterSession({ person: bob, identity })],
])('no token is written for a person who %s while it is fetched', async (_, meanwhile) => {
  provider.meanwhile = meanwhile;
  const put = vi.spyOn(appDb.kv, 'put');
  await pageTokens(false);
  await databaseIsQuiet();
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
  await databaseIsQuiet();
  spy.mockRestore();
  expect(await readMirroredToken()).toBeUndefined();
});
