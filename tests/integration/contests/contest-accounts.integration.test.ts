/** Accounts that an organiser makes from a list: creation, repetition, faults, sign-in, new passwords. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { accountLimits } from '../../../contract/account-limits';
import type {
  AccountRow,
  CheckedAccounts,
  CreatedAccounts,
  Credentials,
  DeletedAccounts,
  ResetCredentials,
} from '../../../contract/entities/contest/contest-accounts';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import { accountKeys } from '../../../contract/rules/contest/account-keys';
import { noMailAddress } from '../../../contract/rules/names/sign-in-name';
import { openDatabase } from '../../../server/platform/database/open';
import { deepTest, test } from '../../support/lanes';
import { joinSharedSite } from '../../support/product/shared-site';
import { createQuestion, identityCall, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await joinSharedSite();
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());
const { post, create, get, start } = contestClient(() => server.url);
let creator: Person;
let other: Person;

beforeAll(async () => {
  creator = await signUpPerson(server.url, 'creator');
  other = await signUpPerson(server.url, 'other.person');
  await createQuestion(server.url, creator, { id: 'Q1' });
});

const empty = { name: '', username: '', email: '', teamName: '', affiliation: '', country: '' };
function rowsOf(...typed: Partial<AccountRow>[]): AccountRow[] {
  const rows = typed.map((row) => ({ ...empty, ...row }));
  return accountKeys(rows).map((key, index) => ({ ...empty, ...rows[index], key }));
}
const makeContest = (more: object = {}) =>
  create(creator, { name: `Bulk ${randomUUID().slice(0, 8)}`, problems: ['Q1'], ...more });
const check = (contestSlug: string, rows: AccountRow[], person = creator) =>
  post<CheckedAccounts>('/contests/manage/accounts/check', { contestSlug, rows }, person);
const createAll = (contestSlug: string, rows: AccountRow[], person = creator) =>
  post<CreatedAccounts>('/contests/manage/accounts/create', { contestSlug, rows }, person);
const reset = (contestSlug: string, usernames: string[], person = creator) =>
  post<ResetCredentials>('/contests/manage/accounts/reset', { contestSlug, usernames }, person);
const remove = (contestSlug: string, usernames: string[], person = creator) =>
  post<DeletedAccounts>('/contests/manage/accounts/delete', { contestSlug, usernames }, person);
const dashboard = async (slug: string) =>
  (await request<ManagedContest>(`${server.url}/api/contests/manage/${slug}`, undefined, creator)).body;

async function signIn(email: string, password: string): Promise<Person | undefined> {
  const { status, body } = await identityCall(server.url, 'signInWithPassword', { email, password });
  if (status !== 200) return undefined;
  const login = { uid: body.localId, email: body.email };
  const { body: account } = await request<{ user: { username: string } }>(
    `${server.url}/api/users/login_email`,
    login,
    { token: body.idToken },
  );
  return {
    uid: body.localId ?? '',
    token: body.idToken ?? '',
    refreshToken: body.refreshToken ?? '',
    email: body.email ?? '',
    username: account.user.username,
  };
}

const credentials = ({ body }: { body: CreatedAccounts }): Credentials[] =>
  body.rows.flatMap((row) => row.credentials ?? []);

test('creates accounts that can sign in without an email, are registered, and start a restricted contest', async () => {
  const slug = await makeContest({
    emailRestriction: 'emails',
    allowedEmails: ['x@example.org'],
    public: false,
  });
  const rows = rowsOf(
    { name: 'Anna Müller', affiliation: 'Uni Bonn', country: 'deu', teamName: 'Null Pointers' },
    { name: 'Anna Müller' },
    { name: 'Ben', username: 'ben.bulk', email: 'Ben.Bulk@Example.org' },
  );
  expect((await check(slug, rows)).body.rows).toEqual([
    { outcome: 'new' },
    { outcome: 'new' },
    { outcome: 'new' },
  ]);
  const made = await createAll(slug, rows);
  expect(made.status).toBe(200);
  const [anna, second, ben] = credentials(made) as [Credentials, Credentials, Credentials];
  expect(anna).toMatchObject({ displayName: 'Anna Müller', teamName: 'Null Pointers', country: 'DEU' });
  expect(anna.signInName).toBe(anna.username);
  expect(second.username).not.toBe(anna.username);
  expect(ben).toMatchObject({ username: 'ben.bulk', signInName: 'ben.bulk@example.org' });
  expect(new Set([anna, second, ben].map(({ password }) => password)).size).toBe(3);

  const person = (await signIn(noMailAddress(anna.signInName), anna.password)) as Person;
  expect(person.username).toBe(anna.username);
  expect(await get(slug, person)).toMatchObject({ userHasRegistered: true, eligibility: { allowed: true } });
  expect((await start(person, slug)).problems).toHaveLength(1);
  expect(await signIn('ben.bulk@example.org', ben.password)).toBeDefined();
  const { participants, createsAccounts } = await dashboard(slug);
  expect(createsAccounts).toBe(true);
  expect(participants.find(({ username }) => username === anna.username)).toMatchObject({
    team: { teamName: 'Null Pointers', affiliation: 'Uni Bonn', country: 'DEU' },
    account: { signInName: anna.username, mayReset: true },
    email: null,
  });
});

test('a second upload of the same list creates nothing twice, and updates teams', async () => {
  const slug = await makeContest();
  const rows = rowsOf(
    { name: 'Cleo', teamName: 'Reds' },
    { name: 'Cleo', teamName: 'Reds' },
    { name: 'Dan' },
  );
  const [first, repeated] = await Promise.all([createAll(slug, rows), createAll(slug, rows)]);
  const outcomes = [first, repeated].map(({ body }) => body.rows.map(({ outcome }) => outcome).join());
  expect(outcomes.sort()).toEqual(['exists,exists,exists', 'new,new,new']);
  const again = rows.map((row) => ({ ...row, affiliation: 'Uni Kiel' }));
  expect((await check(slug, again)).body.rows.map(({ outcome }) => outcome)).toEqual(Array(3).fill('exists'));
  const third = await createAll(slug, again);
  expect(credentials(third)).toEqual([]);
  const { participants } = await dashboard(slug);
  expect(participants).toHaveLength(3);
  expect(participants.map(({ team }) => team?.affiliation)).toEqual(Array(3).fill('Uni Kiel'));
});

test('reports the fault of each row and creates the others', async () => {
  const slug = await makeContest();
  const rows = rowsOf(
    { name: '' },
    { name: 'x'.repeat(29) },
    { name: 'a\u202eb' },
    { name: 'Eve', username: 'e e' },
    { name: 'Eve', email: 'nobody' },
    { name: 'Eve', email: noMailAddress('eve') },
    { name: 'Eve', country: 'Germany' },
    { name: 'Eve', affiliation: 'x'.repeat(81) },
    { name: 'Eve', username: 'OTHER.person' },
    { name: 'Eve', username: 'adm1n' },
    { name: 'Eve', email: 'other.person@example.org' },
    { name: 'Good', username: 'good.row' },
    { name: 'Good again', username: 'Good.Row' },
    { name: `=cmd('x')<script>`, teamName: "'; drop table users; --" },
  );
  const expected = [
    ...['nameMissing', 'nameTooLong', 'nameInvalid', 'usernameInvalid', 'emailInvalid', 'emailInvalid'],
    ...['countryInvalid', 'affiliationInvalid', 'usernameTaken', 'usernameTaken', 'emailTaken'],
    ...[undefined, 'twice', undefined],
  ];
  expect((await check(slug, rows)).body.rows.map(({ fault }) => fault)).toEqual(expected);
  const made = await createAll(slug, rows);
  expect(made.body.rows.map(({ fault }) => fault)).toEqual(expected);
  expect(credentials(made).map(({ displayName }) => displayName)).toEqual(['Good', `=cmd('x')<script>`]);
  expect((await dashboard(slug)).participants).toHaveLength(2);
});

test('sets new passwords, only of accounts of this contest, and not after the owner confirmed the email', async () => {
  const slug = await makeContest();
  const otherSlug = await makeContest();
  const made = credentials(
    await createAll(slug, rowsOf({ name: 'Finn' }, { name: 'Gus', email: 'gus@example.org' })),
  );
  const [finn, gus] = made as [Credentials, Credentials];
  const person = (await signIn(noMailAddress(finn.signInName), finn.password)) as Person;
  const { body } = await reset(slug, [finn.username, 'other.person', 'creator']);
  expect(body.refused).toEqual(['other.person', 'creator']);
  expect(await signIn(noMailAddress(finn.signInName), finn.password)).toBeUndefined();
  expect(await signIn(noMailAddress(finn.signInName), body.accounts[0]?.password ?? '')).toBeDefined();
  const own = await request(`${server.url}/api/users/me`, undefined, person);
  expect(own.status).toBe(401);
  expect((await reset(otherSlug, [finn.username])).body.refused).toEqual([finn.username]);
  await db
    .insertInto('proven_emails')
    .values({ uid: (await signIn('gus@example.org', gus.password))?.uid ?? '', email: 'gus@example.org' })
    .execute();
  expect((await reset(slug, [gus.username])).body.refused).toEqual([gus.username]);
});

test('deletes accounts that nobody used, only of this contest, and a list can create them again', async () => {
  const slug = await makeContest();
  const otherSlug = await makeContest();
  const rows = rowsOf(
    { name: 'Hal' },
    { name: 'Ivy' },
    { name: 'Jan', email: 'jan@example.org' },
    { name: 'Kaj' },
  );
  const [hal, ivy, jan, kaj] = credentials(await createAll(slug, rows)) as [
    ...[Credentials, Credentials],
    ...[Credentials, Credentials],
  ];
  await signIn(noMailAddress(hal.signInName), hal.password);
  await reset(slug, [hal.username, ivy.username]);
  const uidOf = async (username: string) =>
    (await db.selectFrom('users').select('uid').where('username', '=', username).executeTakeFirstOrThrow())
      .uid;
  await db
    .insertInto('proven_emails')
    .values({ uid: await uidOf(jan.username), email: 'jan@example.org' })
    .execute();
  await post(
    '/contests/manage/staff',
    { contestSlug: otherSlug, username: kaj.username, role: 'judge' },
    creator,
  );
  const unused = async () =>
    (await dashboard(slug)).participants
      .filter(({ account }) => account?.isUnused)
      .map(({ username }) => username);
  expect(await unused()).toEqual([ivy.username, kaj.username]);

  const all = [hal, ivy, jan, kaj].map(({ username }) => username);
  expect((await remove(slug, all, other)).status).toBe(403);
  expect((await remove(otherSlug, all)).body).toEqual({ deleted: [], refused: all });
  const { body } = await remove(slug, [...all, 'other.person', 'nobody.at.all']);
  const refused = [hal, jan, kaj].map(({ username }) => username);
  expect(body).toEqual({ deleted: [ivy.username], refused: [...refused, 'other.person', 'nobody.at.all'] });
  expect(await signIn(noMailAddress(ivy.signInName), ivy.password)).toBeUndefined();
  expect((await dashboard(slug)).participants).toHaveLength(3);
  const again = await createAll(slug, rows);
  expect(again.body.rows.map(({ outcome }) => outcome)).toEqual(['exists', 'new', 'exists', 'exists']);
});

test('nobody can take the address of an account without email, or have a code sent there', async () => {
  const email = noMailAddress('someone');
  const taken = await identityCall(server.url, 'signUp', {
    email,
    password: 'secret-1',
    returnSecureToken: true,
  });
  expect(taken.status).toBe(400);
  const forgot = await post<{ errorCode: string }>('/users/forgot-password', { email });
  expect(forgot.body.errorCode).toBe('NO_ACCOUNT_FOUND');
});

test('refuses more rows than the limit, an ended contest, and other people', async () => {
  const slug = await makeContest();
  const many = rowsOf(...Array.from({ length: accountLimits.rowsMax + 1 }, (_, n) => ({ name: `P${n}` })));
  expect((await check(slug, many)).status).toBe(400);
  expect((await check(slug, many.slice(0, -1))).body.rows).toHaveLength(accountLimits.rowsMax);
  expect((await createAll(slug, many.slice(0, accountLimits.rowsAtOnceMax + 1))).status).toBe(400);
  for (const call of [check, createAll])
    expect((await call(slug, rowsOf({ name: 'Ida' }), other)).status).toBe(403);
  expect((await reset(slug, ['creator'], other)).status).toBe(403);
  await db
    .updateTable('contests')
    .set({ end_time: new Date(0) })
    .where('slug', '=', slug)
    .execute();
  const ended = await createAll(slug, rowsOf({ name: 'Ida' }));
  expect(ended.body).toMatchObject({ errorCode: 'CONTEST_ENDED' });
});

deepTest('an organiser creates a limited number of accounts a day', async () => {
  const slug = await makeContest();
  await createAll(slug, rowsOf({ name: 'Jon' }));
  // Counts as many accounts of other contests.
  await sql`insert into users (uid, id, email, username, display_name)
    select 'day-' || n, lpad(to_hex(n), 24, '0'), '', 'day.' || n, 'Day' from generate_series(1, ${accountLimits.perDayMax}::int) n`.execute(
    db,
  );
  await sql`insert into managed_accounts (uid, contest_pk, key, created_by)
    select uid, (select pk from contests where slug = ${slug}), uid, ${creator.uid} from users where uid like 'day-%'`.execute(
    db,
  );
  const refused = await createAll(slug, rowsOf({ name: 'Kai' }));
  expect(refused).toMatchObject({ status: 422, body: { errorCode: 'ACCOUNTS_FULL' } });
  expect((await createAll(slug, rowsOf({ name: 'Jon' }))).body.rows).toMatchObject([{ outcome: 'exists' }]);
  await sql`delete from users where uid like 'day-%'`.execute(db);
});
