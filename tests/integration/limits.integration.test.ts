import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { query } from '../support/product/postgres';
import { startSite } from '../support/product/site';
import { type Answer, createProblem, identityCall, request, signUpPerson, solution } from './client';

const limits = { LIMIT_SUBMIT: '4', LIMIT_SIGN_IN: '4', LIMIT_AVAILABILITY: '4', LIMIT_OTP: '4' };

const { server: one, start, databaseUrl } = await startSite({ env: limits });
/** Without a proxy, the server ignores forwarded addresses. */
const two = await start({ env: { ...limits, TRUST_PROXY: '203.0.113.200' } });

/**
 * Sends to each server in turn until one refuses. At most twice the limit and one: the minute may turn
 * once.
 */
async function untilRefused(send: (url: string) => Promise<Answer>): Promise<Answer> {
  for (let i = 0; i < 9; i += 1) {
    const answer = await send(i % 2 === 0 ? one.url : two.url);
    if (answer.status === 429) return answer;
  }
  throw new Error('was never refused');
}

test('RUN-21 limits submissions of a user per minute, over all servers; a repeat does not count', async () => {
  const ada = await signUpPerson(one.url, 'ada.l');
  const bob = await signUpPerson(one.url, 'bob.m');
  await createProblem(one.url, ada, { id: 'SUM' });
  const body = { code: solution, language: 'PYTHON3', problemID: 'SUM', type: 'problem' };
  const key = randomUUID();
  const submit = (url: string, token: string, useKey = randomUUID()) =>
    request(`${url}/api/code/submit`, body, { token, key: useKey });
  expect((await submit(one.url, ada.token, key)).status).toBe(200);
  const refused = await untilRefused((url) => submit(url, ada.token));
  expect(refused.body).toMatchObject({
    errorCode: 'TOO_MANY_REQUESTS',
    message: 'Too many requests. Please try again later.',
  });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await submit(two.url, ada.token, key)).headers.get('idempotency-replayed')).toBe('true');
  expect((await submit(two.url, bob.token)).status).toBe(200);
});

test('limits password attempts per minute for one email', async () => {
  const email = 'victim@example.org';
  const guess = (url: string) => identityCall(url, 'signInWithPassword', { email, password: 'guess-1' });
  const refused = await untilRefused(guess);
  expect(refused.body).toMatchObject({ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
  const other = await identityCall(one.url, 'signInWithPassword', {
    email: 'other@example.org',
    password: 'guess-1',
  });
  expect(other.status).toBe(400);
});

test('limits password attempts for different accounts per minute from one network address', async () => {
  const guess = (ip: string, name: string) =>
    request<Record<string, string>>(
      `${one.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
      { email: `${name}@example.org`, password: 'guess-1' },
      { headers: { 'x-forwarded-for': ip } },
    );
  const statuses = new Set<number>();
  // Ten times the limit of one account, twice, because the minute may turn in between.
  for (let i = 0; i < 81 && !statuses.has(429); i += 1)
    statuses.add((await guess('203.0.113.7', `guessed${i}`)).status);
  expect(statuses).toEqual(new Set([400, 429]));
  expect((await guess('203.0.113.8', 'guessed')).status).toBe(400);
});

test('D-17 limits availability requests per minute', async () => {
  const ask = (url: string) => request(`${url}/api/check_availability/email?email=a@example.org`);
  expect((await untilRefused(ask)).body).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
});

test('a forged client address does not evade a limit', async () => {
  let asked = 0;
  const ask = (url: string, forwarded: (i: number) => string) => async () => {
    asked += 1;
    return await request(`${url}/api/check_availability/username?username=free.name`, undefined, {
      headers: { 'x-forwarded-for': forwarded(asked), 'x-real-ip': forwarded(asked) },
    });
  };
  const from = (i: number) => `198.51.100.${i}`;
  await untilRefused(ask(two.url, from));
  // The proxy appends the caller's address; the client can forge everything before it.
  await untilRefused(ask(one.url, (i) => `${from(i)}, 203.0.113.77`));
  // An IPv6 network counts as one sender, and a mapped IPv4 address as IPv4.
  await untilRefused(ask(one.url, (i) => `2001:db8:77:1::${i}`));
  await untilRefused(ask(one.url, (i) => (i % 2 ? '203.0.113.78' : '::ffff:203.0.113.78')));
});

test('limits requested codes for one email, and attempts from one address', async () => {
  const post = async (name: string, body: object, ip: string) =>
    (await request(`${one.url}/api/users/${name}`, body, { headers: { 'x-forwarded-for': ip } })).status;
  const forgot = (email: string, ip: string) => post('forgot-password', { email }, ip);
  /** At most twice the limit and one: the 15-minute window may turn once. */
  const sendUntilRefused = async (max: number, send: (i: number) => Promise<number>) => {
    const statuses = new Set<number>();
    for (let i = 0; i < 2 * max + 1 && !statuses.has(429); i += 1) statuses.add(await send(i));
    return statuses;
  };
  // From one network, in any spelling of the email; the owner elsewhere can still ask.
  const written = ['wanted@example.org', 'Wanted@Example.org', ' WANTED@example.org '];
  expect(await sendUntilRefused(4, (i) => forgot(written[i % 3] ?? '', '203.0.113.1'))).toEqual(
    new Set([404, 429]),
  );
  expect(await forgot('wanted@example.org', '203.0.113.2')).toBe(404);
  expect(await forgot('else@example.org', '203.0.113.1')).toBe(404);
  // A limit per mailbox also holds over all networks.
  expect(await sendUntilRefused(8, (i) => forgot('wanted@example.org', `203.0.113.${i + 3}`))).toEqual(
    new Set([404, 429]),
  );

  const guess = (email: string, ip: string) => post('verify-otp', { email, otp: '123456' }, ip);
  const everyAddress = (i: number) => `2001:db8:1:2:${i + 1}::1`;
  expect(await sendUntilRefused(8, (i) => guess('wanted@example.org', everyAddress(i)))).toEqual(
    new Set([422, 429]),
  );
  expect(await guess('wanted@example.org', '203.0.113.9')).toBe(422);
  expect(await sendUntilRefused(32, (i) => guess(`wanted${i}@example.org`, everyAddress(i)))).toEqual(
    new Set([422, 429]),
  );
  expect(await guess('wanted@example.org', '2001:db8:1:3::1')).toBe(422);
});

test('FORG-4 also limits codes for one email per day: from one address, and from all together', async () => {
  const forgot = async (ip: string) => {
    const options = { headers: { 'x-forwarded-for': ip } };
    const body = { email: 'guessed@example.org' };
    return (await request(`${one.url}/api/users/forgot-password`, body, options)).status;
  };
  /** Ends the 15-minute windows; only the daily counts remain. */
  const waitQuarter = (ip: string) => {
    const counted = [
      ['otp-from', ip],
      ['otp-to', 'guessed@example.org', ip],
      ['otp-to', 'guessed@example.org'],
    ];
    const names = counted.map((parts) =>
      createHash('sha256').update(JSON.stringify(parts)).digest('base64url'),
    );
    return query(databaseUrl, 'delete from rate_counters where name = any($1)', [names]);
  };
  const askAll = async (ip: string) => {
    const statuses: number[] = [];
    // The limit is four per 15 minutes.
    for (let quarter = 0; quarter < 3; quarter += 1) {
      await waitQuarter(ip);
      for (let i = 0; i < 4; i += 1) statuses.push(await forgot(ip));
    }
    return statuses;
  };
  // The daily counts reset at midnight UTC.
  const untilMidnightMs = 86_400_000 - (Date.now() % 86_400_000);
  if (untilMidnightMs < 60_000) await sleep(untilMidnightMs);
  const eightThenNone = [...Array(8).fill(404), ...Array(4).fill(429)];
  for (let i = 1; i <= 4; i += 1) expect(await askAll(`198.51.100.${i}`)).toEqual(eightThenNone);
  await waitQuarter('198.51.100.5');
  expect(await forgot('198.51.100.5')).toBe(429);
});
