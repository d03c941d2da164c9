import path from 'node:path';
import { waitForMail } from '../../support/product/mails';
import type { TestServer } from '../../support/product/server';
import {
  type Answer,
  type Person,
  type RequestOptions,
  refreshSession,
  request,
  signUpPerson,
} from '../client';

export interface Target {
  readonly server: () => TestServer;
  readonly dataDir: string;
}

type Body = Record<string, unknown>;

export const call = (
  { server }: Target,
  name: string,
  body?: object,
  options?: RequestOptions,
): Promise<Answer<Body>> => request<Body>(`${server().url}/api/users/${name}`, body, options);

export const callFrom = (target: Target, ip: string, name: string, body: object): Promise<Answer<Body>> =>
  call(target, name, body, { headers: { 'x-forwarded-for': ip } });

/** `said` is `signed in` or the error word of the identity wire. */
export async function signIn({ server }: Target, email: string, password: string, ip = '203.0.113.1') {
  const { body } = await request<{ error?: { message: string }; idToken?: string }>(
    `${server().url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    { email, password, returnSecureToken: true },
    { headers: { 'x-forwarded-for': ip } },
  );
  return { said: body.error?.message ?? 'signed in', token: body.idToken ?? '' };
}

export const refresh = ({ server }: Target, token: string): Promise<Answer<Record<string, string>>> =>
  refreshSession(server().url, token);

export const isSignedIn = async (target: Target, token: string): Promise<boolean> =>
  (await call(target, 'me', undefined, { token })).status === 200;

let count = 0;
export function newPerson({ server }: Target, options = {}): Promise<Person> {
  count += 1;
  return signUpPerson(server().url, `harbour-${count}`, options);
}

/** Requests a code and reads it. `mails`: how many mails the person has by then. */
export async function codeFor(target: Target, { email }: Person, mails = 1): Promise<string> {
  await callFrom(target, '203.0.113.1', 'forgot-password', { email });
  return (await waitForMail(path.join(target.dataDir, 'mails'), email, mails)).otp;
}

/** Resets a password with a code, valid or not. */
export const resetBy = (
  target: Target,
  { email }: Person,
  otp: string,
  newPassword = 'secret-2',
  ip = '203.0.113.1',
): Promise<Answer<Body>> => callFrom(target, ip, 'reset-password', { email, otp, newPassword });
