import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, callFrom, codeFor, isSignedIn, newPerson, resetBy, signIn, type Target } from './attack';

export function guessCases(target: Target): void {
  test('a code resets only the account for which it was sent', async () => {
    const [mallory, victim] = [await newPerson(target), await newPerson(target)];
    const otp = await codeFor(target, mallory);
    await codeFor(target, victim);
    expect((await resetBy(target, victim, otp)).status).toBe(422);
    const both = { email: [mallory.email, victim.email], otp, newPassword: 'secret-2' };
    expect((await call(target, 'reset-password', both)).status).toBe(400);
    expect((await signIn(target, victim.email, 'secret-1')).said).toBe('signed in');
    expect((await resetBy(target, mallory, otp)).status).toBe(200);
  });

  test('FORG-14 codes have six digits and are different each time', async () => {
    const person = await newPerson(target);
    const codes = new Set<string>();
    for (let i = 1; i <= 4; i += 1) codes.add(await codeFor(target, person, i));
    expect([...codes].join(' ')).toMatch(/^\d{6}( \d{6})*$/);
    // The chance that three of four codes are equal is 1 in 10¹².
    expect(codes.size).toBeGreaterThan(2);
  });

  test('guesses from ever new networks: the server compares five for each code, then the code expires', async () => {
    const person = await newPerson(target);
    const otp = await codeFor(target, person);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => {
        const guess = String((Number(otp) + i + 1) % 1_000_000).padStart(6, '0');
        return resetBy(target, person, guess, 'secret-9', `203.0.113.${i}`);
      }),
    );
    const wrong = answers.filter(({ body }) => body.errorCode === 'OTP_WRONG');
    expect(wrong).toHaveLength(5);
    expect((await resetBy(target, person, otp)).body).toMatchObject({ errorCode: 'OTP_EXPIRED' });
    expect((await signIn(target, person.email, 'secret-1')).said).toBe('signed in');
  });

  test('unknown and known emails get the same responses, for any number of guesses', async () => {
    const person = await newPerson(target);
    const unknown = `${randomUUID()}@example.org`;
    const answersTo = async (email: string, ip: string) => {
      const answers: unknown[] = [];
      for (let i = 0; i < 13; i += 1) answers.push((await signIn(target, email, `wrong-${i}`, ip)).said);
      for (const otp of ['000000', '123456'])
        answers.push((await callFrom(target, ip, 'verify-otp', { email, otp })).body);
      return answers;
    };
    const known = await answersTo(person.email, '198.51.100.1');
    expect(await answersTo(unknown, '198.51.100.2')).toEqual(known);
    expect(known.slice(9, 13)).toEqual([
      'INVALID_LOGIN_CREDENTIALS',
      ...Array(3).fill('TOO_MANY_ATTEMPTS_TRY_LATER'),
    ]);
  });

  test('locking an account by guessing does not lock out its owner on networks where they signed in before', async () => {
    const person = await newPerson(target);
    expect((await signIn(target, person.email, 'secret-1', '192.0.2.1')).said).toBe('signed in');
    for (let i = 0; i < 12; i += 1) await signIn(target, person.email, `wrong-${i}`, `198.51.100.${i}`);
    expect((await signIn(target, person.email, 'secret-1', '198.51.100.200')).said).toBe(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    );
    expect((await signIn(target, person.email, 'secret-1', '192.0.2.1')).said).toBe('signed in');
    expect(await isSignedIn(target, person.token)).toBe(true);
    // From a new address, a code by mail unlocks the account.
    const otp = await codeFor(target, person);
    await resetBy(target, person, otp);
    expect((await signIn(target, person.email, 'secret-2', '198.51.100.201')).said).toBe('signed in');
  });

  test('a lock applies to the account in every spelling of its email', async () => {
    const person = await newPerson(target);
    const spellings = [person.email, person.email.toUpperCase(), ` ${person.email} `];
    for (let i = 0; i < 12; i += 1)
      await signIn(target, spellings[i % 3] ?? '', `wrong-${i}`, '198.51.100.9');
    for (const email of spellings)
      expect((await signIn(target, email, 'secret-1', '198.51.100.9')).said).toBe(
        'TOO_MANY_ATTEMPTS_TRY_LATER',
      );
  });
}
