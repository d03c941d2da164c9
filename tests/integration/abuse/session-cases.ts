import { expect, test } from 'vitest';
import { query } from '../../support/product/postgres';
import { identityCall } from '../client';
import { codeFor, isSignedIn, newPerson, refresh, resetBy, signIn, type Target } from './attack';

export function sessionCases(target: Target): void {
  const databaseUrl = () => target.server().databaseUrl ?? '';

  test('a password reset by mail ends all sessions of the account, including a thief’s, and no others', async () => {
    const [person, bystander] = [await newPerson(target), await newPerson(target)];
    const thief = await signIn(target, person.email, 'secret-1', '203.0.113.66');
    expect(await isSignedIn(target, thief.token)).toBe(true);
    const kept = (await refresh(target, person.refreshToken)).body.refresh_token ?? '';
    const otp = await codeFor(target, person);
    expect((await resetBy(target, person, otp)).status).toBe(200);
    for (const token of [person.token, thief.token]) expect(await isSignedIn(target, token)).toBe(false);
    for (const token of [person.refreshToken, kept]) expect((await refresh(target, token)).status).toBe(400);
    expect((await signIn(target, person.email, 'secret-1')).said).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await signIn(target, person.email, 'secret-2')).said).toBe('signed in');
    expect(await isSignedIn(target, bystander.token)).toBe(true);
    expect((await refresh(target, bystander.refreshToken)).status).toBe(200);
  });

  test('using a refresh token in parallel keeps one session, and an invalid token is refused', async () => {
    const person = await newPerson(target);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(target, person.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const [row] = await query<{ sessions: number }>(
      databaseUrl(),
      'select count(*)::int as sessions from identity_sessions where uid = $1',
      [person.uid],
    );
    expect(row?.sessions).toBe(1);
    for (const token of [
      '',
      ' ',
      person.token,
      `${person.refreshToken}x`,
      person.refreshToken.toLowerCase(),
      "' or true --",
      '\0',
    ])
      expect((await refresh(target, token)).status, token).toBe(400);
    const stored = await query(databaseUrl(), 'select hash from identity_refresh_tokens');
    expect((await refresh(target, String(stored[0]?.hash))).status).toBe(400);
  });

  test('a token alone cannot change password, uid, email or claims', async () => {
    const [person, victim] = [await newPerson(target), await newPerson(target)];
    // Moves the sign-in ten minutes into the past.
    await query(databaseUrl(), 'update identity_sessions set auth_time = auth_time - 600 where uid = $1', [
      person.uid,
    ]);
    await query(databaseUrl(), 'update identity_accounts set valid_since = 0 where uid = $1', [person.uid]);
    const { id_token: old } = (await refresh(target, person.refreshToken)).body;
    const change = (body: object) => identityCall(target.server().url, 'update', { idToken: old, ...body });
    const message = async (body: object) =>
      ((await change(body)).body as { error?: { message: string } }).error?.message;
    expect(await message({ password: 'secret-9' })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    expect(await message({ email: victim.email })).toBe('OPERATION_NOT_ALLOWED');
    expect(await message({ oobCode: 'x', email: 'else@example.org' })).toBe('OPERATION_NOT_ALLOWED');
    await change({ localId: victim.uid, displayName: 'Mine' });
    const { body } = await identityCall(target.server().url, 'lookup', { idToken: victim.token });
    expect(body).toMatchObject({ users: [{ localId: victim.uid, email: victim.email }] });
    expect(JSON.stringify(body)).not.toContain('Mine');
    const gone = await identityCall(target.server().url, 'delete', {
      idToken: old,
      localId: victim.uid,
    } as object);
    expect(gone.body).toMatchObject({ error: { message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } });
  });
}
