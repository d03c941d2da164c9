/** Invitations to a restricted contest: by link and by mail, their limits, and who accepted. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invitation, Invitations } from '../../../contract/entities/contest/invitation';
import { openDatabase } from '../../../server/platform/database/open';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await startSite();
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());
const { post, create, get, start, register } = contestClient(() => server.url);
let creator: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  const signUp = (name: string) => signUpPerson(server.url, name);
  [creator, ada, ben] = [await signUp('creator'), await signUp('ada.l'), await signUp('ben.k')];
  await createQuestion(server.url, creator, { id: 'Q1' });
});

const makeContest = () =>
  create(creator, {
    name: `Invited ${randomUUID().slice(0, 8)}`,
    problems: ['Q1'],
    emailRestriction: 'emails',
    allowedEmails: ['x@example.org'],
    public: false,
  });
const invite = (contestSlug: string, body: object, person = creator) =>
  post<Invitations>('/contests/manage/invitations', { contestSlug, ...body }, person);
const link = async (slug: string, more: object = {}): Promise<Invitation> => {
  const id = randomUUID();
  const { body } = await invite(slug, { action: 'link', id, usesMax: null, days: null, ...more });
  return body.invitations.find((one) => one.id === id) as Invitation;
};
const accept = (person: Person, contestSlug: string, token: string | null) =>
  post<{ errorCode?: string }>('/contests/invitation', { contestSlug, token }, person);
const list = async (slug: string, person = creator) =>
  await request<Invitations>(`${server.url}/api/contests/manage/${slug}/invitations`, undefined, person);

test('a link admits people whom the list of emails shuts out; the organiser sees who accepted', async () => {
  const slug = await makeContest();
  expect((await register(ada, slug)).status).toBe(403);
  const { token } = await link(slug);
  expect((await accept(ada, slug, token)).status).toBe(200);
  expect((await accept(ada, slug, token)).status).toBe(200);
  expect(await get(slug, ada)).toMatchObject({ userHasRegistered: true, eligibility: { allowed: true } });
  expect((await start(ada, slug)).problems).toHaveLength(1);
  expect((await list(slug)).body.invitations.map(({ acceptedBy }) => acceptedBy)).toEqual([['ada.l']]);
});

test('a link ends by its number of uses, its time, and revocation', async () => {
  const slug = await makeContest();
  const once = await link(slug, { usesMax: 1 });
  const both = await Promise.all([accept(ada, slug, once.token), accept(ben, slug, once.token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  const late = await link(slug, { days: 1 });
  await db
    .updateTable('contest_invitations')
    .set({ expires_at: new Date(0) })
    .where('id', '=', late.id)
    .execute();
  const revoked = await link(slug);
  await invite(slug, { action: 'revoke', id: revoked.id });
  await invite(slug, { action: 'revoke', id: revoked.id });
  for (const token of [late.token, revoked.token, 'nonsense']) {
    expect((await accept(creator, slug, token)).body.errorCode).toBe('INVITATION_INVALID');
  }
  const other = await makeContest();
  expect((await accept(ben, other, once.token)).body.errorCode).toBe('INVITATION_INVALID');
});

test('a repeated creation makes one link; a blocked participant stays out', async () => {
  const slug = await makeContest();
  const id = randomUUID();
  const body = { action: 'link', id, usesMax: null, days: null };
  await invite(slug, body);
  const { body: again } = await invite(slug, body);
  expect(again.invitations).toHaveLength(1);
  const token = again.invitations[0]?.token ?? null;
  await accept(ben, slug, token);
  await post(
    '/contests/manage/participant',
    { contestSlug: slug, username: 'ben.k', action: 'block' },
    creator,
  );
  expect((await accept(ben, slug, token)).body.errorCode).toBe('PARTICIPANT_BLOCKED');
});

test('mails each person once; the mailed address works once, and the list does not show it', async () => {
  const slug = await makeContest();
  const emails = ['Guest@Example.org', 'guest@example.org', 'second@example.org'];
  const { body } = await invite(slug, { action: 'mail', emails });
  expect(body.mail).toBe('saved');
  expect(body.invitations.map(({ email, token }) => [email, token]).sort()).toEqual([
    ['guest@example.org', null],
    ['second@example.org', null],
  ]);
  expect((await invite(slug, { action: 'mail', emails })).body.invitations).toHaveLength(2);
  const { token } = await db
    .selectFrom('contest_invitations')
    .select('token')
    .where('email', '=', 'guest@example.org')
    .executeTakeFirstOrThrow();
  expect((await accept(ada, slug, token)).status).toBe(200);
  expect((await accept(ben, slug, token)).body.errorCode).toBe('INVITATION_INVALID');
  expect((await invite(slug, { action: 'mail', emails: ['a@b.org\r\nBcc: c@d.org'] })).status).toBe(400);
});

test('only organisers invite and see invitations', async () => {
  const slug = await makeContest();
  expect((await list(slug, ada)).status).toBe(403);
  for (const body of [
    { action: 'link', id: randomUUID(), usesMax: null, days: null },
    { action: 'mail', emails: ['a@example.org'] },
    { action: 'revoke', id: randomUUID() },
  ]) {
    expect((await invite(slug, body, ada)).status).toBe(403);
  }
});
