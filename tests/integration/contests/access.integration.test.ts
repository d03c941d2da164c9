import { expect, test } from 'vitest';
import { query } from '../../support/product/postgres';
import { type Person, request, solution } from '../client';
import { contestClient } from '../contest-client';
import { openContestSite } from './contest-site';

const { server, databaseUrl, setter, ada, ben } = await openContestSite({ judge: true });
const { post, create, get, register, start, enter, answer } = contestClient(() => server.url);

test('ROLE-11 a participant whose email the event no longer allows is turned away at the start', async () => {
  const slug = await create(setter, { name: 'Narrowed', problems: ['Q1'] });
  expect((await register(ben, slug)).status).toBe(200);
  const narrow = async (restriction: string, more: string) =>
    await query(
      databaseUrl,
      `update contests set email_restriction = '${restriction}', ${more} where slug = $1`,
      [slug],
    );
  const refused = async (errorCode: string, person = ben) => {
    const answer = await post(`/contests/start/${slug}`, {}, person);
    expect(answer).toMatchObject({ status: 403, body: { errorCode } });
    expect(JSON.stringify(answer.body)).not.toContain('Q1');
  };
  await narrow('emails', "allowed_emails = '{guest@elsewhere.net}'");
  await refused('EMAIL_NOT_ALLOWED');
  expect((await get(slug, ben)).eligibility).toEqual({ allowed: false, reason: 'emails' });
  await narrow('domain', "email_domains = '{elsewhere.net}'");
  await refused('EMAIL_DOMAIN_NOT_ALLOWED');
  // A domain is matched whole: neither a subdomain nor an ending counts.
  await narrow('domain', "email_domains = '{ample.org}'");
  await refused('EMAIL_DOMAIN_NOT_ALLOWED');
  expect(await post(`/contests/start/${slug}`, {}, ada)).toMatchObject({ status: 403 });
  await narrow('all', "email_domains = '{}'");
  expect((await start(ben, slug)).problems.map(({ id }) => id)).toEqual(['Q1']);
});

test('ROLE-13 a link opens a contest that is not public; no list names it', async () => {
  const slug = await create(setter, {
    name: 'Link only',
    problems: ['Q1'],
    tags: ['secluded'],
    public: false,
  });
  const featured = await create(setter, { name: 'Featured', problems: ['Q1'] });
  const slugsOf = async (person?: Person) => {
    const { body } = await post<Record<string, unknown>>('/contests/get-all', {}, person);
    const feed = await request(`${server.url}/api/ccs/contests`, undefined, person);
    const tags = await request(`${server.url}/api/tags/get-all`, undefined, person);
    return JSON.stringify([body, feed.body, tags.body]);
  };
  for (const person of [undefined, ben]) {
    expect(await slugsOf(person)).toContain(featured);
    expect(await slugsOf(person)).not.toMatch(new RegExp(`${slug}|secluded`));
    expect(await get(slug, person)).toMatchObject({ name: 'Link only', public: false });
  }
  expect((await register(ben, slug)).status).toBe(200);
  expect((await start(ben, slug)).problems).toHaveLength(1);
});

test('API-23 CDET-27 CDET-28 ROLE-11 D-13 only the creator sees the lists of emails and domains; others see whether they are allowed', async () => {
  const allowedEmails = [' Ada.L@Example.org', 'guest@elsewhere.net'];
  const listed = await create(setter, {
    name: 'Listed',
    problems: ['Q1'],
    emailRestriction: 'emails',
    allowedEmails,
  });
  const emailDomains = ['@Elsewhere.net'];
  const domain = await create(setter, {
    name: 'Domain',
    problems: ['Q1'],
    emailRestriction: 'domain',
    emailDomains,
  });
  expect(await get(listed, setter)).toMatchObject({
    isCreator: true,
    public: false,
    allowedEmails: ['ada.l@example.org', 'guest@elsewhere.net'],
    problems: ['Q1'],
  });
  expect((await get(listed, ada)).eligibility).toEqual({ allowed: true });
  expect((await get(listed, ben)).eligibility).toEqual({ allowed: false, reason: 'emails' });
  expect((await get(domain, ada)).eligibility).toEqual({ allowed: false, reason: 'domain' });
  for (const person of [undefined, ada]) {
    const seen = await get(listed, person);
    expect(JSON.stringify(seen)).not.toMatch(/guest@|Q1|password_hash/);
  }
  expect(await register(ben, listed)).toMatchObject({
    status: 403,
    body: { errorCode: 'EMAIL_NOT_ALLOWED' },
  });
  expect(await register(ada, domain)).toMatchObject({
    status: 403,
    body: { errorCode: 'EMAIL_DOMAIN_NOT_ALLOWED' },
  });
  expect(await register(ada, listed)).toMatchObject({ status: 200 });
  const [row] = await query<{ email_proven: boolean }>(
    databaseUrl,
    "select email_proven from contest_participants where email = 'ada.l@example.org'",
  );
  expect(row).toEqual({ email_proven: false });
});

test('API-24 CDET-29 CDET-30 ROLE-5 D-11 registration needs the contest’s password, and is needed only once', async () => {
  const slug = await create(setter, {
    name: 'Locked',
    problems: ['Q1'],
    passwordProtected: true,
    password: 'open sesame',
  });
  expect(await get(slug, ben)).toMatchObject({ passwordProtected: true, userHasRegistered: false });
  for (const body of [{}, { password: 'Open Sesame' }]) {
    expect(await register(ben, slug, body)).toMatchObject({
      status: 403,
      body: { message: 'Wrong contest password.' },
    });
  }
  expect(await register(ben, slug, { password: 'open sesame' })).toMatchObject({
    status: 200,
    body: { message: 'You are registered for Locked.', startTime: (await get(slug)).startTime },
  });
  expect(await register(ben, slug)).toMatchObject({ status: 200 });
  expect(await get(slug, ben)).toMatchObject({ userHasRegistered: true, participants: 1 });
  const [row] = await query<{ password_hash: string }>(
    databaseUrl,
    'select password_hash from contests where slug = $1',
    [slug],
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$/);
});

test('ROLE-10 a blocked participant can neither start nor submit, and sees the reason', async () => {
  const slug = await create(setter, { name: 'Strict', problems: ['Q1'] });
  await enter(ben, slug);
  await query(databaseUrl, 'update contest_participants set blocked_at = now() where uid = $1', [ben.uid]);
  expect(await post(`/contests/start/${slug}`, {}, ben)).toMatchObject({
    body: { errorCode: 'PARTICIPANT_BLOCKED' },
  });
  expect(await answer(ben, slug, 'Q1', 'option_1')).toMatchObject({
    body: { errorCode: 'PARTICIPANT_BLOCKED' },
  });
  expect((await get(slug, ben)).eligibility).toEqual({ allowed: false, reason: 'blocked' });
  await query(databaseUrl, 'update contest_participants set blocked_at = null');
});

test('ROLE-3 CRUN-19 ENT-17 API-25 D-43 registered users receive the problems at the start, and nobody else sees private ones', async () => {
  const later = { openContestImmediately: false, startTime: new Date(Date.now() + 3_600_000).toISOString() };
  const slug = await create(setter, { name: 'Soon', problems: ['HIDDEN', 'Q1'], ...later });
  const tried = async (person?: Person) =>
    (await post<{ errorCode: string }>(`/contests/start/${slug}`, {}, person)).body.errorCode;
  expect(await tried()).toBe('UNAUTHENTICATED');
  expect(await tried(ada)).toBe('NOT_REGISTERED');
  await register(ada, slug);
  expect(await tried(ada)).toBe('CONTEST_NOT_STARTED');
  await query(databaseUrl, "update contests set start_time = now() - interval '1 minute' where slug = $1", [
    slug,
  ]);
  const { contest, problems, run } = await start(ada, slug, { contest: slug });
  expect(contest).toMatchObject({
    name: 'Soon',
    duration: null,
    endTime: null,
    openContestForever: true,
    timedContest: false,
    enableProctored: false,
  });
  expect(problems.map(({ id }) => id)).toEqual(['HIDDEN', 'Q1']);
  expect(JSON.stringify(problems)).not.toContain('isCorrect');
  expect(run).toMatchObject({
    deadline: null,
    warnings: 0,
    maxWarnings: 3,
    sequence: 0,
    end: null,
    scores: {},
    answered: [],
  });
  expect((await start(ada, slug)).run).toMatchObject({
    startedAt: run.startedAt,
    previousHash: run.previousHash,
  });
  expect((await request(`${server.url}/api/problem/get`, { problemID: 'HIDDEN' }, ada)).status).toBe(404);
  const outside = { code: solution, language: 'PYTHON3', problemID: 'HIDDEN', type: 'problem' };
  expect((await post('/code/submit', outside, ada)).status).toBe(404);
  expect((await post('/code/submit', { ...outside, type: 'contest', contestSlug: slug }, ben)).status).toBe(
    409,
  );
  expect((await post('/code/run', { ...outside, contestSlug: slug }, ada)).status).toBe(200);
  expect((await post('/code/run', outside, ada)).status).toBe(404);
});

test('D-32 with fewer questions than problems each participant gets a fixed subset, and the others are not found', async () => {
  const slug = await create(setter, {
    name: 'Some',
    problems: ['Q1', 'Q2', 'Q3', 'Q4'],
    maxQuestions: 2,
    randomizeQuestions: true,
  });
  const first = (await enter(ada, slug)).problems.map(({ id }) => id);
  expect(first).toHaveLength(2);
  expect((await start(ada, slug)).problems.map(({ id }) => id)).toEqual(first);
  for (const id of ['Q1', 'Q2', 'Q3', 'Q4']) {
    expect((await answer(ada, slug, id, 'option_0')).status, id).toBe(first.includes(id) ? 200 : 404);
  }
});
