import type { Persistence } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { deliberately, sharedPersistence } from './shared-persistence';

const stored = new Map<string, unknown>();

/** As the SDK's: each tab has its own object, and all have the same data. */
class Base {
  async _get(key: string) {
    return structuredClone(stored.get(key)) ?? null;
  }
  async _set(key: string, value: unknown) {
    stored.set(key, structuredClone(value));
  }
  async _remove(key: string) {
    stored.delete(key);
  }
  _addListener() {}
}
const key = 'firebase:authUser:local:[DEFAULT]';
const userOf = (uid: string, refreshToken: string) => ({ uid, stsTokenManager: { refreshToken } });
const ada = userOf('ada', 'a1');
const bob = userOf('bob', 'b1');

async function openTab() {
  const Shared = sharedPersistence(Base as unknown as Persistence) as unknown as new () => Base & {
    _addListener(key: string, listener: (value: unknown) => void): void;
  };
  const tab = new Shared();
  const heard = vi.fn();
  tab._addListener(key, heard);
  await tab._get(key);
  return {
    heard,
    get: () => tab._get(key),
    /** By the SDK on its own: a new token, or a session that has ended. */
    set: (value: object) => tab._set(key, value),
    remove: () => tab._remove(key),
    signIn: deliberately((value: object) => tab._set(key, value)),
    signOut: deliberately(() => tab._remove(key)),
  };
}

beforeEach(() => stored.clear());

test('one tab reads, refreshes and removes its user', async () => {
  const tab = await openTab();
  await tab.signIn(ada);
  expect(await tab.get()).toEqual(ada);
  await tab.set(userOf('ada', 'a2'));
  expect(stored.get(key)).toEqual(userOf('ada', 'a2'));
  await tab.remove();
  expect(stored.size).toBe(0);
  expect(tab.heard).not.toHaveBeenCalled();
});

test.each([
  ['of another account', bob],
  ['of the same account', userOf('ada', 'another session')],
])('a tab whose session ended keeps a newer sign-in %s in another tab, and hears of it', async (_, next) => {
  stored.set(key, ada);
  const [old, other] = [await openTab(), await openTab()];
  await other.signOut();
  await other.signIn(next);
  await old.remove();
  expect(stored.get(key)).toEqual(next);
  await vi.waitFor(() => expect(old.heard).toHaveBeenCalledExactlyOnceWith(next));
  // Now it is its own user.
  await old.get();
  await old.remove();
  expect(stored.size).toBe(0);
});

test('a tab that has read of the next user, and has not taken them over, does not remove them', async () => {
  const [old, other] = [await openTab(), await openTab()];
  await old.signIn(ada);
  await other.signIn(bob);
  await old.get();
  await old.remove();
  expect(stored.get(key)).toEqual(bob);
  await vi.waitFor(() => expect(old.heard).toHaveBeenCalledExactlyOnceWith(bob));
  await old.set(bob);
  await old.remove();
  expect(stored.size).toBe(0);
});

test('two tabs renew the tokens of one user in turn', async () => {
  stored.set(key, ada);
  const [one, other] = [await openTab(), await openTab()];
  for (const [n, tab] of [one, other, one, other].entries()) {
    await tab.get();
    await tab.set(userOf('ada', `renewed ${n}`));
    expect(stored.get(key)).toEqual(userOf('ada', `renewed ${n}`));
  }
  // Without having read the last one: the tab takes it over, and may then renew it.
  await one.set(userOf('ada', 'crossing'));
  expect(stored.get(key)).toEqual(userOf('ada', 'renewed 3'));
  await vi.waitFor(() => expect(one.heard).toHaveBeenCalledExactlyOnceWith(userOf('ada', 'renewed 3')));
  await one.set(userOf('ada', 'last'));
  expect(stored.get(key)).toEqual(userOf('ada', 'last'));
});

test('a new token does not bring back a user who has left in another tab, nor replace the next one', async () => {
  stored.set(key, ada);
  const [old, other] = [await openTab(), await openTab()];
  await other.signOut();
  await old.set(userOf('ada', 'a2'));
  expect(stored.size).toBe(0);
  await vi.waitFor(() => expect(old.heard).toHaveBeenCalledExactlyOnceWith(null));
  await other.signIn(bob);
  await old.set(userOf('ada', 'a2'));
  expect(stored.get(key)).toEqual(bob);
});

test('a sign-in and a sign-out by the user replace any stored user', async () => {
  stored.set(key, ada);
  const [old, other] = [await openTab(), await openTab()];
  await other.signIn(bob);
  await old.signIn(userOf('ada', 'a3'));
  expect(stored.get(key)).toEqual(userOf('ada', 'a3'));
  await other.signOut();
  expect(stored.size).toBe(0);
});
