import { expect, test } from 'vitest';
import { beginReset, type ResetEvent, type ResetState, transition } from './reset-machine';

const play = (state: ResetState, ...events: ResetEvent[]) => events.reduce(transition, state);
const sent = { type: 'answered', code: 'forgot_password_email_sent' } as const;
const verified = { type: 'answered', code: 'otp_verification_success' } as const;
const reset = { type: 'answered', code: 'password_reset' } as const;
const typed = (field: 'email' | 'otp' | 'password' | 'confirmation', value: string) =>
  ({ type: 'typed', field, value }) as const;

const email = 'ada@example.org';
const atOtp = play(beginReset(email), sent);
const atPassword = play(atOtp, typed('otp', '123456'), verified);

test('FORG-1 FORG-3 the form starts with the email of the previous page', () => {
  expect(beginReset(email)).toEqual({ step: 'enter_email', email });
});

test('FORG-4 the sent mail asks for its code', () => {
  expect(atOtp).toEqual({ step: 'enter_otp', email, otp: '', sentCount: 1 });
});

test('FORG-6 a code is six digits, however it is pasted', () => {
  expect(play(atOtp, typed('otp', ' 123 456 7'))).toMatchObject({ otp: '123456' });
  expect(play(atOtp, typed('otp', 'abc'))).toMatchObject({ otp: '' });
});

test("FORG-9 'Wrong Email?' goes back to the email as it was", () => {
  expect(play(atOtp, { type: 'wrongEmail' })).toEqual(beginReset(email));
});

test('FORG-10 the right code asks for the new password, and is kept for setting it', () => {
  expect(atPassword).toMatchObject({ step: 'new_password', email, otp: '123456', finished: false });
});

test('FORG-13 after password_reset the state is new_password again, and the screen may leave', () => {
  const done = play(atPassword, typed('password', 'crossing'), typed('confirmation', 'crossing'), reset);
  expect(done).toMatchObject({ step: 'new_password', finished: true, email });
  expect(play(done, { type: 'codeEnded' })).toBe(done);
});

test('a second mail clears the typed code and keeps the step', () => {
  expect(play(atOtp, typed('otp', '12'), sent)).toMatchObject({ step: 'enter_otp', otp: '', sentCount: 2 });
});

test('an expired code must be requested again', () => {
  expect(play(atPassword, { type: 'codeEnded' })).toMatchObject({ step: 'enter_otp', email, otp: '' });
});

test('a late answer changes nothing', () => {
  expect(play(beginReset(email), verified)).toEqual(beginReset(email));
  expect(play(atOtp, reset)).toBe(atOtp);
  expect(play(atPassword, sent)).toBe(atPassword);
});
