import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForMail } from '../../support/product/mails';
import { makeTempDir, query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { resign } from '../authorization/refused-tokens';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const dataDir = makeTempDir();
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));
const { databaseUrl, server } = await startSite({ env: { DATA_DIR: dataDir } });
const { create, register } = contestClient(() => server.url);

let setter: Person;
let guest: Person;
beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  guest = await signUpPerson(server.url, 'claimed.name');
  await createQuestion(server.url, setter, { id: 'SECRET', public: false });
});

const restricted = {
  emailRestriction: 'domain',
  emailDomains: ['example.org'],
  problems: ['SECRET'],
  public: false,
};
const post = (call: string, body: object, person?: Person) =>
  request<Record<string, unknown>>(`${server.url}/api/${call}`, body, {
    token: person?.token,
    key: randomUUID(),
  });
const start = (slug: string, person: Person) => post(`contests/start/${slug}`, {}, person);
const board = (slug: string, person?: Person) => post(`leaderboard/${slug}`, { page: 0 }, person);
const messagesOf = async (slug: string, person?: Person) =>
  (
    await request<{ messages: { text: string }[] }>(
      `${server.url}/api/contests/messages/${slug}`,
      undefined,
      { token: person?.token },
    )
  ).body.messages;

test('a user with an unconfirmed email can register, but receives no problem until the organiser accepts', async () => {
  const slug = await create(setter, { name: 'By list', ...restricted });
  await register(guest, slug);
  const refused = await start(slug, guest);
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'EMAIL_NOT_PROVEN']);
  expect(refused.body.message).toContain('Ask the organiser to accept you');
  expect(JSON.stringify(refused.body)).not.toContain('SECRET');
  const accept = { contestSlug: slug, username: guest.username, action: 'accept' };
  expect((await post('contests/manage/participant', accept, guest)).status).toBe(403);
  expect((await post('contests/manage/participant', accept, setter)).body).toMatchObject({
    acceptedAt: expect.any(String),
  });
  expect((await start(slug, guest)).body).toMatchObject({ problems: [{ id: 'SECRET' }] });
});

test('ROLE-11 the session of a personal code proves no email', async () => {
  const slug = await create(setter, { name: 'By card', ...restricted });
  const person = await signUpPerson(server.url, 'card.holder');
  const token = await resign(databaseUrl, person, { firebase: { sign_in_provider: 'custom' } });
  await register({ ...person, token }, slug);
  const refused = await start(slug, { ...person, token });
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'EMAIL_NOT_PROVEN']);
  expect(JSON.stringify(refused.body)).not.toContain('SECRET');
  const { body } = await request<{ participants: { emailProven: boolean }[] }>(
    `${server.url}/api/contests/manage/${slug}`,
    undefined,
    setter,
  );
  expect(body.participants).toMatchObject([{ emailProven: false }]);
  const google = await resign(databaseUrl, person, { firebase: { sign_in_provider: 'google.com' } });
  expect((await start(slug, { ...person, token: google })).status).toBe(200);
});

test('a code sent to the email confirms it', async () => {
  const person = await signUpPerson(server.url, 'mailbox.owner');
  const slug = await create(setter, { name: 'By code', ...restricted });
  await register(person, slug);
  expect((await start(slug, person)).status).toBe(403);
  await post('users/forgot-password', { email: person.email });
  const { otp } = await waitForMail(path.join(dataDir, 'mails'), person.email);
  expect((await post('users/verify-otp', { email: person.email, otp })).status).toBe(200);
  expect((await start(slug, person)).status).toBe(200);
});

test('the contest’s password from the organiser replaces their acceptance', async () => {
  const slug = await create(setter, {
    name: 'By password',
    ...restricted,
    passwordProtected: true,
    password: 'in-the-room',
  });
  expect(
    (await post(`contests/register/${slug}`, { contestSlug: slug, password: 'in-the-room' }, guest)).status,
  ).toBe(200);
  expect((await start(slug, guest)).status).toBe(200);
});

test('visitors with only the link see neither announcements nor the leaderboard of a restricted contest', async () => {
  const slug = await create(setter, { name: 'Not for visitors', ...restricted });
  await post(
    'contests/manage/announce',
    { contestSlug: slug, id: randomUUID(), text: 'Use the south entrance.' },
    setter,
  );
  await register(guest, slug);
  for (const person of [undefined, guest]) {
    expect(await messagesOf(slug, person)).toEqual([]);
    expect((await board(slug, person)).body.errorCode).toBe('NOT_REGISTERED');
  }
  expect((await messagesOf(slug, setter)).map(({ text }) => text)).toContain('Use the south entrance.');
  await post(
    'contests/manage/participant',
    { contestSlug: slug, username: guest.username, action: 'accept' },
    setter,
  );
  expect((await messagesOf(slug, guest)).map(({ text }) => text)).toContain('Use the south entrance.');
  expect((await board(slug, guest)).status).toBe(200);
});

/** Over for three hours. */
const end = (slug: string) =>
  query(
    databaseUrl,
    `update contests set start_time = now() - interval '5 hours', end_time = now() - interval '3 hours'
      where slug = $1`,
    [slug],
  );
const setDomain = (slug: string, domain: string) =>
  query(databaseUrl, 'update contests set email_domains = array[$2] where slug = $1', [slug, domain]);
const practice = (slug: string, person: Person) =>
  request<Record<string, unknown>>(`${server.url}/api/contests/practice/${slug}`, undefined, person);
const statusOf = async (problemID: string, person: Person) =>
  (await post('problem/get', { problemID }, person)).status;
/** With one private problem. No other contest has it. */
async function newPractice(more: object) {
  const hidden = await createQuestion(server.url, setter, { public: false });
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const times = { openContestForever: false, endTime };
  const slug = await create(setter, { name: 'Practice', ...more, ...times, problems: [hidden] });
  return { slug, hidden };
}

test('D-43 after a restricted contest, users who were not admitted cannot open its private problems', async () => {
  const { slug, hidden } = await newPractice({ ...restricted, openForPractice: true });
  const mallory = await signUpPerson(server.url, 'unused.name');
  await register(mallory, slug);
  expect((await start(slug, mallory)).body.errorCode).toBe('EMAIL_NOT_PROVEN');
  await end(slug);
  expect((await practice(slug, mallory)).body.errorCode).toBe('NOT_REGISTERED');
  expect(await statusOf(hidden, mallory)).toBe(404);
  const accept = { contestSlug: slug, username: mallory.username, action: 'accept' };
  await post('contests/manage/participant', accept, setter);
  expect((await practice(slug, mallory)).body).toMatchObject({ problems: [{ problem: { id: hidden } }] });
  expect(await statusOf(hidden, mallory)).toBe(200);
  // A start would be refused again.
  await setDomain(slug, 'other.org');
  expect((await practice(slug, mallory)).body).toMatchObject({ problems: [], leftOut: 1 });
  expect(await statusOf(hidden, mallory)).toBe(404);
});

test('D-43 an email that was confirmed after the registration opens practice', async () => {
  const { slug, hidden } = await newPractice({ ...restricted, openForPractice: true });
  const person = await signUpPerson(server.url, 'late.prover');
  await register(person, slug);
  await end(slug);
  expect(await statusOf(hidden, person)).toBe(404);
  const { uid, email } = person;
  await query(databaseUrl, 'insert into proven_emails (uid, email) values ($1, $2)', [uid, email]);
  expect(await statusOf(hidden, person)).toBe(200);
});

test('D-43 a participant who started can practise whatever the lists contain later', async () => {
  const { slug, hidden } = await newPractice({ ...restricted, openForPractice: true });
  const person = await signUpPerson(server.url, 'early.starter');
  await register(person, slug);
  const accept = { contestSlug: slug, username: person.username, action: 'accept' };
  await post('contests/manage/participant', accept, setter);
  expect((await start(slug, person)).status).toBe(200);
  await setDomain(slug, 'other.org');
  await end(slug);
  expect(await statusOf(hidden, person)).toBe(200);
});

test('D-43 a registration without a start shows neither title nor editorial of a private problem that stays closed', async () => {
  const { slug, hidden } = await newPractice({ openForPractice: false });
  const [absent, present] = [
    await signUpPerson(server.url, 'absent'),
    await signUpPerson(server.url, 'present'),
  ];
  const editorial = { contestSlug: slug, action: 'write', problemID: hidden, text: 'Count.', version: 0 };
  expect((await post('contests/manage/practice', editorial, setter)).status).toBe(200);
  for (const person of [absent, present]) await register(person, slug);
  expect((await start(slug, present)).status).toBe(200);
  await end(slug);
  expect((await practice(slug, absent)).body).toMatchObject({ problems: [], leftOut: 1 });
  expect((await practice(slug, present)).body).toMatchObject({
    problems: [{ id: hidden, editorial: 'Count.' }],
    leftOut: 0,
  });
});

test('item 8 a virtual run of a restricted contest needs an admission, and no block', async () => {
  const question = await createQuestion(server.url, setter);
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const times = { openContestForever: false, endTime };
  const slug = await create(setter, { name: 'Once more', ...restricted, ...times, problems: [question] });
  const [stranger, person] = [
    await signUpPerson(server.url, 'only.link'),
    await signUpPerson(server.url, 'once.more'),
  ];
  await register(person, slug);
  await end(slug);
  const virtual = (as: Person) =>
    request<Record<string, unknown>>(`${server.url}/api/contests/virtual/${slug}`, undefined, as);
  const refused = { status: 403, body: { errorCode: 'NOT_REGISTERED' } };
  const manage = (action: string) =>
    post('contests/manage/participant', { contestSlug: slug, username: person.username, action }, setter);
  for (const one of [stranger, person]) expect(await virtual(one)).toMatchObject(refused);
  await manage('accept');
  expect((await virtual(person)).body).toMatchObject({ problems: [{ id: question }] });
  expect((await virtual(setter)).status).toBe(200);
  await manage('block');
  expect(await virtual(person)).toMatchObject(refused);
});
