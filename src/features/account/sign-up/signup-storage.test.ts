import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../../lib/testbed/storage-of';
import { beginSignup, transition } from './signup-machine';
import { forgetSignup, keepSignup, resumeSignup } from './signup-storage';

const email = 'ada@example.org';
const begun = beginSignup(email);
const typed = [
  { type: 'typed', field: 'password', value: 'crossing' },
  { type: 'typed', field: 'username', value: 'ada.l' },
  { type: 'typed', field: 'displayName', value: 'Ada' },
] as const;
const atNames = { ...typed.reduce(transition, begun), step: 'names' as const };
const at = (entry: string) => vi.stubGlobal('history', { state: { __TSR_key: entry } });

let store: Map<string, string>;
beforeEach(() => {
  store = new Map();
  vi.stubGlobal('sessionStorage', storageOf(store));
  at('here');
});
afterEach(() => vi.unstubAllGlobals());

test('SIGN-2 the form continues after a reload, or when the user comes back from the terms', () => {
  keepSignup(atNames);
  expect([...store.values()].join()).not.toContain('crossing');
  const resumed = resumeSignup(beginSignup(''));
  expect(resumed.step).toBe('password');
  expect(resumed.values).toMatchObject({ email, username: 'ada.l', displayName: 'Ada', password: '' });
});

test('SIGN-4 a new visit and another email begin with an empty form', () => {
  keepSignup(atNames);
  const other = beginSignup('bob@example.org');
  expect(resumeSignup(other)).toEqual(other);
  at('another');
  expect(resumeSignup(begun)).toEqual(begun);
  at('here');
  forgetSignup();
  expect(resumeSignup(begun)).toEqual(begun);
});
