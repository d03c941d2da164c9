import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinSharedSite } from '../support/product/shared-site';
import { identityCall, request, signUpPerson } from './client';

const { server } = await joinSharedSite();
let count = 0;
const nextName = () => {
  count += 1;
  return `sailor-${count}`;
};

test.each([
  [5, 400],
  [6, 200],
  [18, 200],
  [19, 400],
])('LIM-5 a sign-up with a password of %i characters gets %i', async (length, status) => {
  const answer = await identityCall(server.url, 'signUp', {
    email: `${nextName()}@example.org`,
    password: 'x'.repeat(length),
  });
  expect(answer.status).toBe(status);
});

async function signUpWith(names: { username?: string; displayName?: string }) {
  const name = nextName();
  const { uid, email, token } = await signUpPerson(server.url, name, { record: false });
  const body = { uid, email, username: name, displayName: name, ...names };
  return await request(`${server.url}/api/users/signup_email`, body, { token, key: randomUUID() });
}

test.each([
  [3, 400],
  [4, 200],
  [20, 200],
  [21, 400],
])('LIM-5 a sign-up with a username of %i characters gets %i', async (length, status) => {
  const username = 'u'.repeat(length);
  const answer = await signUpWith({ username });
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.body).toMatchObject({ user: { username } });
  else expect(answer.body).toMatchObject({ errorCode: 'VALIDATION' });
});

test.each([
  [0, 400],
  [1, 200],
  [28, 200],
  [29, 400],
])('LIM-5 a sign-up with a display name of %i characters gets %i', async (length, status) => {
  const displayName = 'd'.repeat(length);
  const answer = await signUpWith({ displayName });
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.body).toMatchObject({ user: { displayName } });
  else expect(answer.body).toMatchObject({ errorCode: 'VALIDATION' });
});

test.each(['12345', '1234567', '12345a', ' 12345'])(
  'LIM-5 a one-time code like %j is no code: it has 6 digits',
  async (otp) => {
    const { email } = await signUpPerson(server.url, nextName());
    const verify = (code: string) => request(`${server.url}/api/users/verify-otp`, { email, otp: code });
    expect(await verify(otp)).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION' } });
    expect(await verify('123456')).toMatchObject({ status: 422, body: { errorCode: 'OTP_EXPIRED' } });
  },
);
