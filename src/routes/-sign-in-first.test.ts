import { afterEach, expect, test } from 'vitest';
import { session } from '../auth/session';
import { signInFirst } from './-sign-in-first';

const before = session.current;
afterEach(() => {
  session.current = before;
});

function whereTo(path: string): unknown {
  try {
    signInFirst(path);
    return 'stays';
  } catch (thrown) {
    return (thrown as { options: { to: string; search: object } }).options;
  }
}

test.each(['/contests/create', '/create/problem'])(
  'ROLE-14 LOGIN-13 LOGIN-14 a visitor of %s signs in first, and comes back to it',
  (path) => {
    session.current = { state: 'signedOut' };
    expect(whereTo(path)).toMatchObject({ to: '/login', search: { from: path } });
  },
);

test('ROLE-7 a user who is, or may be, signed in stays', () => {
  session.current = { state: 'unknown' };
  expect(whereTo('/contests/create')).toBe('stays');
  const ada = { uid: 'u1', email: 'a@b.cc', username: 'ada', displayName: 'Ada', photoURL: null };
  session.current = { state: 'signedIn', signInNeeded: false, ...ada };
  expect(whereTo('/contests/create')).toBe('stays');
});
