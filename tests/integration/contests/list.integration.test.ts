import * as jose from 'jose';
import { expect, test } from 'vitest';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { query } from '../../support/product/postgres';
import { identityCall, type Person } from '../client';
import { contestClient } from '../contest-client';
import { openContestSite } from './contest-site';

const { server, databaseUrl, setter, ada, ben } = await openContestSite({ judge: true });
const { post, create, get, register } = contestClient(() => server.url);

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
    name: 'Whole contest',
    tags: ['graphs', 'dp'],
    imageURL: 'https://pictures.example/banner.png',
    startTime,
    openContestForever: false,
    endTime,
    timedContest: true,
    duration: 45,
    problems: ['Q2', 'Q1', 'Q3'],
    maxQuestions: 2,
    randomizeQuestions: true,
    scoring: 'icpc',
    penaltyMinutes: 15,
    problemPoints: [50, 100, 150],
    enableProctored: true,
    maxWarnings: 2,
    warningSeconds: 30,
    lateSyncMinutes: 5,
    freezeMinutes: 20,
    passwordProtected: true,
    emailRestriction: 'domain',
    emailDomains: ['example.org'],
    allowedEmails: [],
    public: false,
    openForPractice: true,
    orgName: 'The club',
    description: 'D',
    eventRules: 'R',
    eventPrizes: 'P',
    eventFAQ: 'F',
    eventTerms: 'T',
    eventPrivacy: 'S',
  };
  const body = { ...fields, openContestImmediately: false, password: 'open sesame' };
  expect(await post('/contests/create', body)).toMatchObject({
    status: 401,
    body: { errorCode: 'UNAUTHENTICATED' },
  });
  expect(await post('/contests/create', body, { ...setter, token: 'forged.token.here' })).toMatchObject({
    status: 401,
    body: { errorCode: 'TOKEN_INVALID' },
  });
  const made = await post<{ redirect: string }>('/contests/create', body, setter);
  expect(made).toMatchObject({
    status: 200,
    body: { slug: 'whole-contest', redirect: '/contests/whole-contest', version: 1 },
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
