import path from 'node:path';
import { waitForMail } from '../../support/mails';
import type { TestServer } from '../../support/server';
import { type Answer, type Person, type RequestOptions, request, signUpPerson } from '../client';

/** The server that is attacked, and where it leaves its mails. */
export interface Target {
  readonly server: () => TestServer;
  readonly dataDir: string;
}

type Body = Record<string, unknown>;

/** A call of accounts. */
export const call = (
  { server }: Target,
  name: string,
  body?: object,
  options?: RequestOptions,
): Promise<Answer<Body>> => request<Body>(`${server().url}/api/users/${name}`, body, options);

/** The same, as it arrives from this address. */
export const callFrom = (target: Target, ip: string, name: string, body: object): Promise<Answer<Body>> =>
  call(target, name, body, { headers: { 'x-forwarded-for': ip } });

/** What the identity wire says of an attempt: `signed in`, or its word for why not. */
export async function signIn({ server }: Target, email: string, password: string, ip = '203.0.113.1') {
  const { body } = await request<{ error?: { message: string }; idToken?: string }>(
    `${server().url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    { email, password, returnSecureToken: true },
    { headers: { 'x-forwarded-for': ip } },
  );
  return { said: body.error?.message ?? 'signed in', token: body.idToken ?? '' };
}

/** Uses a refresh token. */
export const refresh = ({ server }: Target, token: string): Promise<Answer<Record<string, string>>> =>
  request(`${server().url}/securetoken.googleapis.com/v1/token`, {
    grant_type: 'refresh_token',
    refresh_token: token,
  });

export const isSignedIn = async (target: Target, token: string): Promise<boolean> =>
  (await call(target, 'me', undefined, { token })).status === 200;

let count = 0;
export function newPerson({ server }: Target, options = {}): Promise<Person> {
  count += 1;
  return signUpPerson(server().url, `harbour-${count}`, options);
}

/** Has a code sent, and reads it. `mails`: how many the person has got with it. */
export async function codeFor(target: Target, { email }: Person, mails = 1): Promise<string> {
  await callFrom(target, '203.0.113.1', 'forgot-password', { email });
  return (await waitForMail(path.join(target.dataDir, 'mails'), email, mails)).otp;
}

/** Asks for a new password by a code, which may be any. */
export const resetBy = (
  target: Target,
  { email }: Person,
  otp: string,
  newPassword = 'secret-2',
  ip = '203.0.113.1',
): Promise<Answer<Body>> => callFrom(target, ip, 'reset-password', { email, otp, newPassword });
