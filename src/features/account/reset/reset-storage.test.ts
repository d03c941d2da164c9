import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { otp as limits } from '../../../../contract/limits';
import { storageOf } from '../../../lib/testbed/storage-of';
import { beginReset, type ResetEvent, type ResetState, transition } from './reset-machine';
import { forgetReset, keepReset, resumeReset } from './reset-storage';

const play = (state: ResetState, ...events: ResetEvent[]) => events.reduce(transition, state);
const email = 'ada@example.org';
const sent = { type: 'answered', code: 'forgot_password_email_sent' } as const;
const verified = { type: 'answered', code: 'otp_verification_success' } as const;
const code = { type: 'typed', field: 'otp', value: '123456' } as const;
const atOtp = play(beginReset(email), sent);
const typed = play(atOtp, code);
const atPassword = play(typed, verified, { type: 'typed', field: 'password', value: 'crossing' });

let store: Map<string, string>;
beforeEach(() => {
  store = new Map();
  vi.stubGlobal('sessionStorage', storageOf(store));
  vi.stubGlobal('history', { state: { __TSR_key: 'here' } });
});
afterEach(() => vi.unstubAllGlobals());

test('FORG-4 FORG-14 a reload continues at the code while the code is valid', () => {
  keepReset(atOtp, 1000);
  keepReset(typed, 2000);
  expect(resumeReset('', 3000)).toEqual(typed);
  expect(resumeReset(email, 1000 + limits.validMs)).toEqual(typed);
  expect(resumeReset(email, 1001 + limits.validMs)).toEqual(beginReset(email));
});

test('FORG-1 a new visit starts with the email, also while an earlier code is valid', () => {
  keepReset(typed, 1000);
  vi.stubGlobal('history', { state: { __TSR_key: 'another' } });
  expect(resumeReset('', 2000)).toEqual(beginReset(''));
  vi.stubGlobal('history', { state: { __TSR_key: 'here' } });
  expect(resumeReset('', 2000)).toEqual(typed);
  forgetReset();
  expect(resumeReset('', 2000)).toEqual(beginReset(''));
});

test('a second mail has its own expiry', () => {
  keepReset(atOtp, 1000);
  keepReset(play(typed, sent), 500_000);
  expect(resumeReset(email, 1001 + limits.validMs)).toMatchObject({ step: 'enter_otp', sentCount: 2 });
});

test('FORG-10 after the correct code a reload asks for the password again, and never stores it', () => {
  keepReset(atPassword, 1000);
  expect([...store.values()].join()).not.toContain('crossing');
  expect(resumeReset(email, 2000)).toMatchObject({ step: 'new_password', otp: '123456', password: '' });
});

test('another email, a step back and the end clear the stored step', () => {
  keepReset(typed, 1000);
  expect(resumeReset('bob@example.org', 1000)).toEqual(beginReset('bob@example.org'));
  keepReset(play(typed, { type: 'wrongEmail' }), 1000);
  expect(resumeReset(email, 1000)).toEqual(beginReset(email));
  keepReset(play(atPassword, { type: 'answered', code: 'password_reset' }), 1000);
  expect(store.size).toBe(0);
});

test('ignores invalid stored data and blocked storage', () => {
  store.set('codeferry-reset', '{"step":"new_password"}');
  expect(resumeReset(email)).toEqual(beginReset(email));
  vi.stubGlobal('sessionStorage', undefined);
  keepReset(typed);
  expect(resumeReset(email)).toEqual(beginReset(email));
});
