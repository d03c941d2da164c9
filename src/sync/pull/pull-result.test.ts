import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterSession, leaveSession } from '../../auth/session';
import { hintKey } from '../../auth/session-hint';
import { storageOf } from '../../lib/testbed/storage-of';
import { storedFor } from './pull-result';

const person = { uid: 'u1', email: 'ada@example.com', username: 'ada', displayName: 'Ada', photoURL: null };
const hints = new Map<string, string>();
vi.stubGlobal('localStorage', storageOf(hints));

let written: number;
const write = async () => {
  written += 1;
  return true;
};
beforeEach(() => {
  written = 0;
  enterSession({ person, identity: { provider: 'local' } });
});
afterEach(leaveSession);

test('stores answers for everyone and for the current user', async () => {
  for (const account of [undefined, 'device', 'u1'])
    expect(await storedFor(account, write)).toEqual({ ok: true, changed: true });
  expect(written).toBe(3);
});

test('does not store answers for a user who has signed out, or for another user', async () => {
  expect(await storedFor('u2', write)).toEqual({ ok: true, changed: false });
  // Another tab signed out; this one has not noticed yet.
  hints.delete(hintKey);
  expect(await storedFor('u1', write)).toEqual({ ok: true, changed: false });
  leaveSession();
  expect(await storedFor('u1', write)).toEqual({ ok: true, changed: false });
  expect(written).toBe(0);
});
