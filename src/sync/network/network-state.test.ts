import { expect, test } from 'vitest';
import { afterContact, isDoubtful, type NetworkState } from './network-state';

const online: NetworkState = { network: 'online', trouble: null };
const silent: NetworkState = { network: 'offline', trouble: 'silent' };

test('any answer means that there is a server', () => {
  for (const state of [online, silent]) expect(afterContact(state, 'reached', false)).toEqual(online);
});

test('one call without an answer raises a doubt, which the probe decides', () => {
  for (const contact of ['silent', 'failing'] as const) {
    expect(afterContact(online, contact, false)).toEqual(online);
    expect(isDoubtful(online, contact, false)).toBe(true);
    expect(afterContact(online, contact, true)).toEqual({ network: 'offline', trouble: contact });
  }
});

test('a result of the probe is not doubted twice', () => {
  expect(isDoubtful(silent, 'silent', false)).toBe(false);
  expect(isDoubtful(online, 'silent', true)).toBe(false);
  expect(afterContact(silent, 'silent', false)).toEqual(silent);
});

test('a connection that fails means offline at once', () => {
  expect(afterContact(online, 'unreached', false)).toEqual({ network: 'offline', trouble: 'unreached' });
});
