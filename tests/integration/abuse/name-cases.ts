import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { identityCall, type Person, request, signUpPerson } from '../client';
import { call, newPerson, type Target } from './attack';

const update = (target: Target, person: Person, changes: object, key: string = randomUUID()) =>
  call(target, 'profile', { uid: person.uid, ...changes }, { ...person, key });

export function nameCases(target: Target): void {
  test('SIGN-16 only one of ten simultaneous requests in any spelling gets a username', async () => {
    const crowd = await Promise.all(Array.from({ length: 10 }, () => newPerson(target, { record: false })));
    const answers = await Promise.all(
      crowd.map((person, i) => {
        const username = i % 2 ? 'One.Of.Ten' : 'one.of.ten';
        return call(target, 'signup_email', { ...person, username, displayName: 'X' }, person);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorCode === 'USERNAME_TAKEN')).toHaveLength(9);
  });

  test('D-19 refuses usernames that look like others or like names of the product', async () => {
    const person = await newPerson(target);
    for (const username of [
      'аdmin.a',
      'ada\u200b.l',
      'ａｄｍｉｎ',
      'ada l',
      'ada/l',
      '../me',
      '<b>x</b>',
      'ada\0l',
      '__proto__',
      'ſupport',
      '\u212aelvin',
    ]) {
      expect((await update(target, person, { username })).body, username).toMatchObject({
        errorCode: 'VALIDATION',
      });
    }
    for (const username of ['Adm1n', 'code-ferry', 'codeferry.staff', 'supp0rt']) {
      expect((await update(target, person, { username })).body, username).toMatchObject({
        errorCode: 'USERNAME_TAKEN',
      });
      const { body } = await request(
        `${target.server().url}/api/check_availability/username?username=${username}`,
      );
      expect(body, username).toEqual({ available: false });
    }
    // Property names of JavaScript objects and column names are valid user names.
    for (const username of ['constructor', 'toString', 'hasOwnProperty', 'login_email']) {
      expect((await update(target, person, { username })).status, username).toBe(200);
      expect((await call(target, username)).body, username).toMatchObject({ profile: { username } });
    }
  });

  test('a display name with markup stays plain text, and an invalid name is refused', async () => {
    const person = await newPerson(target);
    for (const displayName of ['<script>alert(1)</script>', '=HYPERLINK("x")', '"><img src=x>', '{{7*7}}']) {
      expect((await update(target, person, { displayName })).status, displayName).toBe(200);
      const answer = await call(target, person.username);
      expect(answer.body).toMatchObject({ profile: { displayName } });
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    for (const displayName of [
      'Ada\u202enimda',
      'Ada\r\nBcc: x',
      '\u200b\u200b',
      '\u3164',
      'Ada\u0007',
      'x'.repeat(29),
    ]) {
      expect((await update(target, person, { displayName })).body).toMatchObject({ errorCode: 'VALIDATION' });
    }
  });

  test('takes the email from the token, not from the body', async () => {
    const person = await signUpPerson(target.server().url, 'kelvin', { record: false });
    // The Kelvin sign becomes `k` only in lower case.
    const odd = { ...person, email: person.email.replace('k', '\u212a').toUpperCase() };
    const answer = await call(target, 'signup_email', { ...odd, displayName: 'X' }, person);
    expect(answer).toMatchObject({ status: 200, body: { user: { email: person.email } } });
    for (const email of [
      'a<b@example.org',
      'a,b@example.org',
      'a\u200bb@example.org',
      '"a"@example.org',
      'a\nb@example.org',
    ]) {
      const { body } = await identityCall(target.server().url, 'signUp', { email, password: 'secret-1' });
      expect(body, email).toMatchObject({ error: { message: 'INVALID_EMAIL' } });
    }
  });
}
