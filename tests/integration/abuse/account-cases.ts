import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createProblem, type Person, request, signUpPerson, submitCode } from '../client';
import { call, newPerson, refresh, type Target } from './attack';

const update = (target: Target, person: Person, changes: object, key: string = randomUUID()) =>
  call(target, 'profile', { uid: person.uid, ...changes }, { ...person, key });

export function accountCases(target: Target): void {
  test('a key used by another account does not return its response', async () => {
    const [victim, thief] = [await newPerson(target), await newPerson(target)];
    await createProblem(target.server().url, victim, { id: 'KEYS' });
    const key = randomUUID();
    const submissionID = await submitCode(target.server().url, 'KEYS', {}, { ...victim, key });
    expect(await submitCode(target.server().url, 'KEYS', {}, { ...victim, key })).toBe(submissionID);
    expect(await submitCode(target.server().url, 'KEYS', {}, { ...thief, key })).not.toBe(submissionID);
    expect(await submitCode(target.server().url, 'KEYS', {}, { key })).not.toBe(submissionID);
    const own = await call(target, 'submissions', {}, thief);
    expect(JSON.stringify(own.body)).not.toContain(submissionID);
    await update(target, victim, { displayName: 'Kept' }, `profile-${key}`);
    const same = await update(target, thief, { uid: victim.uid, displayName: 'Kept' }, `profile-${key}`);
    expect(same).toMatchObject({ status: 403, body: { errorCode: 'IDENTITY_MISMATCH' } });
  });

  test('an export contains only the caller’s data, whatever the request asks for', async () => {
    const [victim, thief] = [await newPerson(target), await newPerson(target)];
    for (const query of [`?uid=${victim.uid}`, `?username=${victim.username}`]) {
      const answer = await call(target, `export${query}`, undefined, {
        ...thief,
        headers: { 'x-user-id': victim.uid, 'x-http-method-override': 'DELETE' },
      });
      expect(answer).toMatchObject({ status: 200, body: { account: { user: { uid: thief.uid } } } });
      expect(JSON.stringify(answer.body)).not.toContain(victim.uid);
    }
  });

  test('an account is deleted only by its owner and only with its username typed', async () => {
    const [victim, thief] = [await newPerson(target), await newPerson(target)];
    const mine = { uid: victim.uid };
    for (const username of ['', ' ', thief.username, `${victim.username}x`, victim.email, '%']) {
      expect((await call(target, 'delete', { ...mine, username }, victim)).status, username).toBe(422);
    }
    expect((await call(target, 'delete', mine, victim)).status).toBe(400);
    expect((await call(target, 'delete', { ...mine, username: victim.username }, thief)).status).toBe(403);
    expect((await call(target, 'me', undefined, victim)).status).toBe(200);
  });

  test('after an account is deleted, its tokens, keys and codes do not work, and a new account with its name does not get its work', async () => {
    const person = await newPerson(target);
    await createProblem(target.server().url, person, { id: 'LEFT' });
    const key = randomUUID();
    const submissionID = await submitCode(target.server().url, 'LEFT', {}, { ...person, key });
    await call(target, 'forgot-password', { email: person.email });
    expect(
      (await call(target, 'delete', { uid: person.uid, username: person.username }, person)).status,
    ).toBe(200);
    expect((await call(target, 'me', undefined, person)).status).toBe(401);
    const token = await refresh(target, person.refreshToken);
    expect(token).toMatchObject({ status: 400, body: { error: { message: 'INVALID_REFRESH_TOKEN' } } });
    expect((await call(target, 'forgot-password', { email: person.email })).status).toBe(404);
    expect((await call(target, 'verify-otp', { email: person.email, otp: '123456' })).status).toBe(422);
    const again = await signUpPerson(target.server().url, person.username);
    expect(again.uid).not.toBe(person.uid);
    expect(await call(target, 'submissions', {}, again)).toMatchObject({
      status: 200,
      body: { submissions: [] },
    });
    expect(await submitCode(target.server().url, 'LEFT', {}, { ...again, key })).not.toBe(submissionID);
    const shown = await request(`${target.server().url}/api/problem/export`, { problemID: 'LEFT' }, again);
    expect(shown.status).toBe(404);
  });
}
