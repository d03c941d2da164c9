import * as jose from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { query, startTestCluster, type TestCluster } from '../../support/product/postgres';
import { startTestServer, type TestServer } from '../../support/product/server';
import {
  createProblem,
  createQuestion,
  identityCall,
  type Person,
  request,
  signUpPerson,
  solution,
  waitForVerdict,
} from '../client';
import { contestClient } from '../contest-client';

let cluster: TestCluster;
let databaseUrl: string;
let server: TestServer;
let setter: Person;
let ada: Person;
let ben: Person;
const contests = contestClient(() => server.url);
const { post, create, get, register, start, enter, board, answer } = contests;

beforeAll(async () => {
  cluster = await startTestCluster();
  databaseUrl = await cluster.createDatabase();
  server = await startTestServer({ databaseUrl, judge: true });
  [setter, ada, ben] = (await Promise.all(
    ['setter', 'ada.l', 'ben.k'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person];
  for (const id of ['Q1', 'Q2', 'Q3', 'Q4']) await createQuestion(server.url, setter, { id });
  await createProblem(server.url, setter, { id: 'SUM' });
  await createProblem(server.url, setter, { id: 'HIDDEN', public: false, title: 'Treasure' });
});
afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
});

test('API-28 ROLE-7 D-41 a created contest gets an address from its name; a taken one gets a number', async () => {
  const body = { name: 'Spring Open!', problems: ['Q1', 'Q2'], tags: ['Graphs'], orgName: 'The club' };
  expect(await create(setter, body)).toBe('spring-open');
  expect(await create(setter, body)).toBe('spring-open-2');
  expect(await create(setter, { ...body, name: 'Create' })).toBe('create-1');
  expect(await get('spring-open')).toMatchObject({
    name: 'Spring Open!',
    tags: ['graphs'],
    creatorName: 'The club',
    openContestForever: true,
    endTime: null,
    timedContest: false,
    duration: null,
    questionCount: 2,
    maxWarnings: 3,
    lateSyncMinutes: 10,
  });
});

test('API-28 creating needs the bearer token, takes the contest with all its fields, and answers the redirect', async () => {
  const startTime = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString();
  const endTime = new Date(Date.parse(startTime) + 7_200_000).toISOString();
  const fields = {
    ...{ name: 'Whole contest', tags: ['graphs', 'dp'], imageURL: 'https://pictures.example/banner.png' },
    ...{ startTime, openContestForever: false, endTime, timedContest: true, duration: 45 },
    ...{ problems: ['Q2', 'Q1', 'Q3'], maxQuestions: 2, randomizeQuestions: true },
    ...{ scoring: 'icpc', penaltyMinutes: 15, problemPoints: [50, 100, 150] },
    ...{ enableProctored: true, maxWarnings: 2, warningSeconds: 30, lateSyncMinutes: 5, freezeMinutes: 20 },
    ...{ passwordProtected: true, emailRestriction: 'domain', emailDomains: ['example.org'] },
    ...{ allowedEmails: [], public: false, openForPractice: true, orgName: 'The club' },
    ...{ description: 'D', eventRules: 'R', eventPrizes: 'P', eventFAQ: 'F' },
    ...{ eventTerms: 'T', eventPrivacy: 'S' },
  };
  const body = { ...fields, openContestImmediately: false, password: 'open sesame' };
  expect(await post('/contests/create', body)).toMatchObject({
    ...{ status: 401, body: { errorCode: 'UNAUTHENTICATED' } },
  });
  expect(await post('/contests/create', body, { ...setter, token: 'forged.token.here' })).toMatchObject({
    ...{ status: 401, body: { errorCode: 'TOKEN_INVALID' } },
  });
  const made = await post<{ redirect: string }>('/contests/create', body, setter);
  expect(made).toMatchObject({
    ...{ status: 200, body: { slug: 'whole-contest', redirect: '/contests/whole-contest', version: 1 } },
  });
  expect(await get('whole-contest', setter)).toMatchObject({ ...fields, isCreator: true });
  // Only one of them was made.
  expect(await post('/contests/create', { ...body, name: '' }, setter)).toMatchObject({ status: 400 });
  const count = await query(databaseUrl, "select pk from contests where name = 'Whole contest'");
  expect(count).toHaveLength(1);
});

test('D-41 refuses a start in the past, an end in the past, and an unknown problem', async () => {
  const past = '2020-01-01T00:00:00Z';
  const base = { name: 'X', problems: ['Q1'], openContestForever: false, openContestImmediately: false };
  const tried = async (more: object) =>
    (
      await post<{ fields?: { path: string }[] }>(
        '/contests/create',
        { ...minimalContest, ...base, ...more },
        setter,
      )
    ).body;
  expect(await tried({ startTime: past, endTime: '2040-01-01T00:00:00Z' })).toMatchObject({
    fields: [{ path: 'startTime' }],
  });
  expect(await tried({ openContestImmediately: true, endTime: past })).toMatchObject({
    fields: [{ path: 'endTime' }],
  });
  expect(
    await tried({ openContestImmediately: true, openContestForever: true, problems: ['NONE'] }),
  ).toMatchObject({
    errorCode: 'PROBLEM_NOT_FOUND',
    message: 'The problem NONE does not exist or is private.',
  });
});

test('API-22 ENT-16 CLIST-7 ROLE-6 ROLE-9 ROLE-13 everyone sees public contests; the token gives a user’s own, including link-only ones', async () => {
  const open = await create(ada, { name: 'Open one', problems: ['Q1'] });
  const hidden = await create(ada, { name: 'Hidden one', problems: ['Q1'], public: false });
  const slugs = async (person?: Person, body: object = {}) => {
    const { body: lists } = await post<
      Record<'publicContests' | 'userContests' | 'joinedContests', { contestSlug: string }[]>
    >('/contests/get-all', body, person);
    return {
      open: lists.publicContests.map(({ contestSlug }) => contestSlug),
      own: lists.userContests.map(({ contestSlug }) => contestSlug),
      joined: lists.joinedContests.map(({ contestSlug }) => contestSlug),
    };
  };
  const anonymous = await slugs(undefined, { creator: ada.uid });
  expect(anonymous.open).toContain(open);
  expect(anonymous.open).not.toContain(hidden);
  expect(anonymous.own).toEqual([]);
  expect((await slugs(ada, { creator: ada.uid })).own.sort()).toEqual([hidden, open]);
  expect((await slugs(ben)).own).toEqual([]);
  // A contest by link is in nobody's list before they register.
  expect((await slugs(ben)).joined).not.toContain(hidden);
  await register(ben, hidden);
  expect((await slugs(ben)).joined).toContain(hidden);
  expect((await slugs(undefined)).joined).toEqual([]);
  expect((await post('/contests/get-all', { creator: ada.uid }, ben)).status).toBe(403);
  expect((await get(hidden)).name).toBe('Hidden one');
});

test('API-22 ROLE-9 the creator is the claim mongoID of the token', async () => {
  const mongoIdOf = async ({ email }: Person) => {
    const { body } = await identityCall(server.url, 'signInWithPassword', { email, password: 'secret-1' });
    return String(jose.decodeJwt(body.idToken ?? '').mongoID);
  };
  const slug = await create(ada, { name: 'By claim', problems: ['Q1'], public: false });
  const lists = (creator: string, person?: Person) =>
    post<Record<'publicContests' | 'userContests', { contestSlug: string }[]>>(
      '/contests/get-all',
      { creator },
      person,
    );
  const [own, others] = [await mongoIdOf(ada), await mongoIdOf(ben)];
  expect(own).not.toBe(others);
  const asked = await lists(own, ada);
  expect(asked.body).toMatchObject({ publicContests: expect.any(Array), userContests: expect.any(Array) });
  expect(asked.body.userContests.map(({ contestSlug }) => contestSlug)).toContain(slug);
  expect(await lists(own, ben)).toMatchObject({ status: 403, body: { errorCode: 'IDENTITY_MISMATCH' } });
  const anonymous = await lists(own);
  expect([anonymous.status, anonymous.body.userContests]).toEqual([200, []]);
  expect(JSON.stringify(anonymous.body)).not.toContain(slug);
});

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

test('ROLE-13 whoever has the link reaches a contest that is not public; no list names it', async () => {
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

describe('the leaderboard', () => {
  test('API-27 ENT-18 LEAD-3 D-31 orders by points, then by earlier improvement; a question takes one answer without revealing the right one', async () => {
    const slug = await create(setter, { name: 'Race', problems: ['Q1', 'Q2'] });
    for (const person of [ada, ben, setter]) await enter(person, slug);
    const given = await answer(ben, slug, 'Q1', 'option_1');
    expect(given).toMatchObject({ status: 200, body: { correct: true, contest: { state: 'counted' } } });
    expect(JSON.stringify(given.body)).not.toMatch(/correctAnswer|stern/);
    await answer(ada, slug, 'Q1', 'option_1');
    await answer(setter, slug, 'Q1', 'option_1');
    expect(await answer(ada, slug, 'Q1', 'option_0')).toMatchObject({
      status: 409,
      body: { errorCode: 'ANSWERED_BEFORE' },
    });
    await answer(ada, slug, 'Q2', 'option_0');
    const { contestName, leaderboard, own, total, from } = await board(slug, {}, ada);
    expect({ contestName, total, from }).toEqual({ contestName: 'Race', total: 2, from: 1 });
    // The creator knew the problems, so gets no rank.
    expect(leaderboard).toMatchObject([
      { username: 'ben.k', totalScore: 100, solved: 1, attempts: 1 },
      { username: 'ada.l', totalScore: 100, solved: 1, attempts: 1 },
    ]);
    expect(own).toMatchObject({ rank: 2, entry: { username: 'ada.l' } });
    const bare = await fetch(`${server.url}/api/leaderboard/${slug}`, { method: 'POST' });
    expect(await bare.json()).toMatchObject({ contestName: 'Race', leaderboard });
    expect((await start(ada, slug)).run).toMatchObject({ scores: { Q1: 100 }, answered: ['Q1', 'Q2'] });
    expect((await board(slug, { page: 1, perPage: 1 })).leaderboard).toMatchObject([{ username: 'ada.l' }]);
    expect(await board(slug, { perPage: 1, aroundMe: true }, ada)).toMatchObject({
      from: 2,
      leaderboard: [{ username: 'ada.l' }],
    });
  });

  test('D-31 D-34 the best verdict of code counts, in the judge’s own transaction', async () => {
    const slug = await create(setter, { name: 'Programs', problems: ['SUM'] });
    await enter(ada, slug);
    const submit = async (code: string) => {
      const body = { code, language: 'PYTHON3', problemID: 'SUM', type: 'contest', contestSlug: slug };
      const sent = await post<{ submissionID: string; contest: object }>('/code/submit', body, ada);
      expect(sent.body.contest).toMatchObject({ state: 'counted' });
      return await waitForVerdict(server.url, sent.body.submissionID);
    };
    expect(await submit('print(3)\n')).toMatchObject({
      verdict: 'WA',
      score: 50,
      contest: { state: 'counted' },
    });
    expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 50, attempts: 1, solved: 0 }]);
    expect(await submit('print(')).toMatchObject({ verdict: 'CE' });
    expect(await submit(solution)).toMatchObject({ verdict: 'AC' });
    const cells = [{ score: 100, wrongTries: 1, reachedMs: expect.any(Number), isFirst: true }];
    expect((await board(slug)).leaderboard).toMatchObject([
      { totalScore: 100, attempts: 2, solved: 1, cells },
    ]);
    const { body } = await request<{ profile: { badges: { name: string }[] } }>(
      `${server.url}/api/users/ada.l`,
    );
    expect(body.profile.badges.map(({ name }) => name)).toContain('contestant');
  });

  test('does not change during the freeze, except for the creator', async () => {
    const end = new Date(Date.now() + 20 * 60_000).toISOString();
    const slug = await create(setter, {
      name: 'Frozen',
      problems: ['Q1', 'Q2'],
      openContestForever: false,
      endTime: end,
      freezeMinutes: 60,
    });
    await enter(ada, slug);
    await answer(ada, slug, 'Q1', 'option_1');
    expect(await board(slug)).toMatchObject({
      frozenSince: expect.any(String),
      leaderboard: [{ totalScore: 0 }],
    });
    expect(await board(slug, {}, setter)).toMatchObject({
      frozenSince: null,
      leaderboard: [{ totalScore: 100 }],
    });
    await query(
      databaseUrl,
      "update contests set end_time = now() - interval '1 hour', start_time = now() - interval '2 hours' where slug = $1",
      [slug],
    );
    expect(await board(slug)).toMatchObject({ frozenSince: null, leaderboard: [{ totalScore: 100 }] });
  });
});
