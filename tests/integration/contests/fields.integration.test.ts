/** The fields of a contest (ENT-12 … ENT-15): created through the API, and read back through it. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { makePng } from '../../support/browser/png';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server } = await startSite();
const { create, createWithImages, enter, get, post, register, start } = contestClient(() => server.url);
const hourMs = 3_600_000;
/** A contest's times are whole minutes. */
const minuteAt = (atMs: number) => new Date(Math.floor(atMs / 60_000) * 60_000).toISOString();
const inHours = (hours: number) => minuteAt(Date.now() + hours * hourMs);
const problems = ['Q3', 'Q1', 'Q2'];
const texts = {
  description: 'A race for **everybody**.',
  eventRules: 'Row alone.',
  eventPrizes: 'A lantern.',
  eventFAQ: 'Ask at the pier.',
  eventTerms: 'Be kind.',
  eventPrivacy: 'Names are shown.',
};
let setter: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  [setter, ada, ben] = (await Promise.all(
    ['setter', 'ada.l', 'ben.k'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person];
  for (const id of problems) await createQuestion(server.url, setter, { id });
});

describe('ENT-12 a new contest says when and what', () => {
  test('with a start, an end, a duration, and its problems in order', async () => {
    const what = {
      name: 'Autumn regatta',
      openContestForever: false,
      endTime: inHours(5),
      timedContest: true,
      duration: 90,
      problems,
      maxQuestions: 2,
      randomizeQuestions: true,
    };
    const startTime = inHours(2);
    const slug = await create(setter, { ...what, openContestImmediately: false, startTime });
    expect(await get(slug, setter)).toMatchObject({ ...what, startTime, questionCount: 2 });
  });

  test('or immediately and forever, without a duration and with all problems', async () => {
    const before = minuteAt(Date.now());
    const slug = await create(setter, {
      name: 'Any day',
      problems,
      openContestImmediately: true,
      openContestForever: true,
      endTime: null,
      timedContest: false,
      duration: null,
    });
    const read = await get(slug, setter);
    expect(read).toMatchObject({
      openContestForever: true,
      endTime: null,
      timedContest: false,
      duration: null,
      problems,
      maxQuestions: 3,
      randomizeQuestions: false,
      questionCount: 3,
    });
    expect([before, minuteAt(Date.now())]).toContain(read.startTime);
    expect((await enter(ada, slug)).problems.map(({ id }) => id)).toEqual(problems);
  });
});

describe('ENT-13 a new contest says who may take part and how', () => {
  test('proctored, with a maximum of warnings, a password and e-mail addresses, by link only', async () => {
    const rules = {
      enableProctored: true,
      maxWarnings: 5,
      passwordProtected: true,
      emailRestriction: 'emails',
      allowedEmails: [ada.email],
      public: false,
    };
    const slug = await create(setter, { name: 'Closed', problems, password: 'open sesame', ...rules });
    const { password, ...read } = (await get(slug, setter)) as object as Record<string, unknown>;
    expect(read).toMatchObject(rules);
    // D-11: the server keeps a hash, and not even the creator reads the password.
    expect(password).toBeUndefined();
    expect(JSON.stringify(read)).not.toMatch(/open sesame|argon/);
    expect(await register(ben, slug, { password: 'open sesame' })).toMatchObject({
      status: 403,
      body: { errorCode: 'EMAIL_NOT_ALLOWED' },
    });
    expect((await register(ada, slug, { password: 'close sesame' })).status).toBe(403);
    expect((await register(ada, slug, { password: 'open sesame' })).status).toBe(200);
    expect(await start(ada, slug)).toMatchObject({
      contest: { enableProctored: true },
      run: { maxWarnings: 5 },
    });
  });

  test('or open to e-mail addresses of certain domains', async () => {
    const rules = { emailRestriction: 'domain', emailDomains: ['example.org', 'school.example'] };
    const slug = await create(setter, { name: 'Domains', problems, ...rules });
    // CWIZ-31: a restricted contest is never public.
    expect(await get(slug, setter)).toMatchObject({ ...rules, public: false, allowedEmails: [] });
    expect((await register(ben, slug)).status).toBe(200);
  });

  test('or open to everyone, without proctoring and password', async () => {
    const slug = await create(setter, { name: 'Open', problems });
    expect(await get(slug, setter)).toMatchObject({
      enableProctored: false,
      passwordProtected: false,
      emailRestriction: 'all',
      public: true,
      allowedEmails: [],
      emailDomains: [],
    });
    expect((await register(ben, slug)).status).toBe(200);
  });
});

test('ENT-14 a new contest says how it looks: organisation, logo, banner and texts', async () => {
  const [customLogo, customBanner] = [makePng(100, 100), makePng(700, 300)];
  const looks = { ...texts, problems, orgName: 'The rowing club' };
  const slug = await createWithImages(setter, looks, { customLogo, customBanner });
  const read = await get(slug, setter);
  expect(read).toMatchObject({ ...texts, orgName: 'The rowing club', creatorName: 'The rowing club' });
  const bytesOf = async (path: string | null | undefined) =>
    Buffer.from(await (await fetch(`${server.url}${path}`)).arrayBuffer());
  expect(await bytesOf(read.logoURL)).toEqual(Buffer.from(customLogo));
  expect(await bytesOf(read.imageURL)).toEqual(Buffer.from(customBanner));
});

test('ENT-15 D-13 everybody reads a contest with its texts and own eligibility; lists are there for the creator alone', async () => {
  const imageURL = 'https://example.org/banner.png';
  const shown = {
    name: 'Read me',
    tags: ['graphs'],
    imageURL,
    ...texts,
    openContestForever: false,
    timedContest: true,
    duration: 45,
    enableProctored: true,
  };
  const [startTime, endTime] = [inHours(1), inHours(3)];
  const slug = await create(setter, {
    ...shown,
    openContestImmediately: false,
    startTime,
    endTime,
    problems,
    emailRestriction: 'emails',
    allowedEmails: [ada.email, 'guest@elsewhere.net'],
  });
  const common = { ...shown, startTime, endTime, contestSlug: slug, emailRestriction: 'emails' };
  const seen = await get(slug);
  expect(seen).toMatchObject({ ...common, creatorName: 'setter', userHasRegistered: false });
  expect(await get(slug, ada)).toMatchObject({ ...common, eligibility: { allowed: true } });
  expect(await get(slug, ben)).toMatchObject({ eligibility: { allowed: false, reason: 'emails' } });
  await register(ada, slug);
  expect(await get(slug, ada)).toMatchObject({ userHasRegistered: true });
  expect(await get(slug, ben)).toMatchObject({ userHasRegistered: false });

  const forCreator = ['allowedEmails', 'emailDomains', 'problems'];
  for (const reader of [undefined, ada, ben]) {
    const read = await get(slug, reader);
    expect(Object.keys(read).filter((key) => forCreator.includes(key))).toEqual([]);
    expect(JSON.stringify(read)).not.toMatch(/guest@elsewhere|"Q\d"/);
  }
  const own = await get(slug, setter);
  expect(own).toMatchObject({ ...common, isCreator: true, problems });
  expect(own.allowedEmails?.toSorted()).toEqual([ada.email, 'guest@elsewhere.net']);
  const domains = { emailRestriction: 'domain', emailDomains: ['guests.example'] };
  const ofDomain = await create(setter, { name: 'By domain', problems, ...domains });
  expect((await get(ofDomain, setter)).emailDomains).toEqual(['guests.example']);
  expect(JSON.stringify(await get(ofDomain, ada))).not.toContain('guests.example');
});

describe('ROLE-15 the creator decides', () => {
  const refused = async (person: Person, slug: string, body: object = {}) => {
    const { status, body: said } = await register(person, slug, body);
    return { status, errorCode: (said as { errorCode?: string }).errorCode };
  };
  const featured = async () =>
    (
      await post<{ publicContests: { contestSlug: string }[] }>('/contests/get-all', {})
    ).body.publicContests.map(({ contestSlug }) => contestSlug);

  test('whether it is timed', async () => {
    const timed = await create(setter, { name: 'Timed', problems, timedContest: true, duration: 30 });
    const { run } = await enter(ada, timed);
    expect(Date.parse(run.deadline ?? '') - Date.parse(run.startedAt)).toBe(30 * 60_000);
    expect((await enter(ada, await create(setter, { name: 'Untimed', problems }))).run.deadline).toBeNull();
  });

  test('whether it is proctored', async () => {
    const away = () => ({ id: randomUUID(), kind: 'blur', at: new Date().toISOString(), elapsedMs: 1 });
    const warningsIn = async (more: object) => {
      const contestSlug = await create(setter, { name: 'Watched or not', problems, ...more });
      await enter(ada, contestSlug);
      const events = { contestSlug, events: [away()] };
      return (await post<{ warnings: number }>('/contests/events', events, ada)).body.warnings;
    };
    expect([await warningsIn({ enableProctored: true }), await warningsIn({})]).toEqual([1, 0]);
  });

  test('whether it has a password', async () => {
    const slug = await create(setter, {
      name: 'Locked',
      problems,
      passwordProtected: true,
      password: 'tide-42',
    });
    expect(await get(slug)).toMatchObject({ passwordProtected: true });
    expect((await refused(ada, slug)).status).toBe(403);
    expect((await refused(ada, slug, { password: 'tide-42' })).status).toBe(200);
  });

  test('for which e-mail addresses it is', async () => {
    const slug = await create(setter, {
      name: 'Listed',
      problems,
      emailRestriction: 'emails',
      allowedEmails: [ada.email],
    });
    expect((await refused(ada, slug)).status).toBe(200);
    expect(await refused(ben, slug)).toEqual({ status: 403, errorCode: 'EMAIL_NOT_ALLOWED' });
  });

  test('for which domains it is', async () => {
    const ofDomain = (domain: string) =>
      create(setter, { name: 'Domain', problems, emailRestriction: 'domain', emailDomains: [domain] });
    expect((await refused(ada, await ofDomain('example.org'))).status).toBe(200);
    expect(await refused(ada, await ofDomain('school.example'))).toEqual({
      status: 403,
      errorCode: 'EMAIL_DOMAIN_NOT_ALLOWED',
    });
  });

  test('whether it is public and so featured, or by link only', async () => {
    const open = await create(setter, { name: 'Featured', problems, public: true });
    const hidden = await create(setter, { name: 'By link', problems, public: false });
    expect(await featured()).toContain(open);
    expect(await featured()).not.toContain(hidden);
    // Anybody with the link can read it and take part.
    expect((await get(hidden)).name).toBe('By link');
    expect((await request(`${server.url}/api/contests/get/${hidden}`)).status).toBe(200);
    expect((await refused(ben, hidden)).status).toBe(200);
  });
});

describe('LIM-11 LIM-18 a contest outside of the limits is refused, at the field', () => {
  const fieldsOf = async (more: object) => {
    const { status, body } = await post<{ errorCode?: string; fields?: { path: string }[] }>(
      '/contests/create',
      { ...minimalContest, name: 'At the limits', problems, ...more },
      setter,
    );
    // Two rules may refuse the same field.
    return status === 200 ? [] : [body.errorCode, ...new Set(body.fields?.map(({ path }) => path))];
  };

  test.each([
    ['a duration of 1 minute', { timedContest: true, duration: 1 }],
    ['no duration', { timedContest: false, duration: null }],
    ['no warning', { enableProctored: true, maxWarnings: 0 }],
    ['5 warnings', { enableProctored: true, maxWarnings: 5 }],
    ['no restriction of emails', { emailRestriction: 'all' }],
    ['a restriction to domains', { emailRestriction: 'domain', emailDomains: ['example.org'] }],
    ['a restriction to emails', { emailRestriction: 'emails', allowedEmails: ['ada@example.org'] }],
  ])('%s is accepted', async (_, more) => expect(await fieldsOf(more)).toEqual([]));

  test.each([
    ['a duration of 0 minutes', { timedContest: true, duration: 0 }, 'duration'],
    ['half a minute', { timedContest: true, duration: 0.5 }, 'duration'],
    ['-1 warnings', { enableProctored: true, maxWarnings: -1 }, 'maxWarnings'],
    ['6 warnings', { enableProctored: true, maxWarnings: 6 }, 'maxWarnings'],
    ['2.5 warnings', { enableProctored: true, maxWarnings: 2.5 }, 'maxWarnings'],
    ['another restriction', { emailRestriction: 'friends' }, 'emailRestriction'],
  ])('%s is refused', async (_, more, path) => expect(await fieldsOf(more)).toEqual(['VALIDATION', path]));
});
