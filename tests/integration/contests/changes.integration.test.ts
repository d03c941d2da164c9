import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ContestMessage } from '../../../contract/entities/contest/contest-message';
import type { PackFacts } from '../../../contract/entities/contest/contest-pack';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { inWholeMinutes, scheduled } from '../../support/in-minutes';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await startSite();
const { post, create, get, register, enter, board, answer } = contestClient(() => server.url);
let setter: Person;
let ada: Person;
let ben: Person;

const coming = {
  name: 'Harbour Cup',
  problems: ['Q1', 'Q2'],
  ...scheduled(60, 120),
};
const running = {
  name: 'Night Cup',
  problems: ['Q1', 'Q2'],
  openContestForever: false,
  endTime: inWholeMinutes(60),
};

interface Told {
  slug: string;
  version: number;
  errorCode?: string;
  message?: string;
}

const change = (contestSlug: string, version: number, contest: object, person = setter, key?: string) =>
  request<Told>(
    `${server.url}/api/contests/update`,
    { ...minimalContest, ...contest, contestSlug, version },
    { token: person.token, key: key ?? randomUUID() },
  );
const remove = (contestSlug: string, person = setter) =>
  post<Told>('/contests/delete', { contestSlug }, person);
const read = (slug: string, person?: Person) =>
  request<Told>(`${server.url}/api/contests/get/${slug}`, undefined, person);
const messages = async (slug: string, person?: Person): Promise<ContestMessage[]> =>
  (
    await request<{ messages: ContestMessage[] }>(
      `${server.url}/api/contests/messages/${slug}`,
      undefined,
      person,
    )
  ).body.messages;
/** Moves the contest into the past, as if time had passed. */
const move = (slug: string, minutes: number) =>
  query(
    databaseUrl,
    `update contests set start_time = start_time - interval '${minutes} minutes',
      end_time = end_time - interval '${minutes} minutes' where slug = $1`,
    [slug],
  );
/** A contest that has begun, as the organiser's wizard sends it back. */
const asBegun = async (slug: string, more: object = {}) => {
  const { startTime, endTime } = await get(slug, setter);
  return { ...running, openContestImmediately: false, startTime, endTime, ...more };
};

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  ada = await signUpPerson(server.url, 'ada.l');
  ben = await signUpPerson(server.url, 'ben.k');
  for (const id of ['Q1', 'Q2', 'Q3']) await createQuestion(server.url, setter, { id });
});

test('before the start everything can be changed; the change is the next version at the same address', async () => {
  const slug = await create(setter, coming);
  const next = {
    name: 'Harbour Trophy',
    problems: ['Q3', 'Q1'],
    maxQuestions: 1,
    randomizeQuestions: true,
    openContestImmediately: false,
    startTime: inWholeMinutes(90),
    openContestForever: true,
    timedContest: true,
    duration: 45,
    enableProctored: true,
    maxWarnings: 1,
    tags: ['Sea'],
    emailRestriction: 'domain',
    emailDomains: ['example.org'],
    orgName: 'The club',
    passwordProtected: true,
    password: 'tide-42',
    eventRules: 'In pairs.',
  };
  expect(await change(slug, 1, next)).toMatchObject({ status: 200, body: { slug, version: 2 } });
  expect(await get(slug, setter)).toMatchObject({
    name: 'Harbour Trophy',
    version: 2,
    problems: ['Q3', 'Q1'],
    questionCount: 1,
    endTime: null,
    duration: 45,
    enableProctored: true,
    maxWarnings: 1,
    tags: ['sea'],
    passwordProtected: true,
    emailDomains: ['example.org'],
    public: false,
    eventRules: 'In pairs.',
    orgName: 'The club',
    startTime: next.startTime,
  });
  // The server never sends the password to the wizard, so the wizard sends none back.
  const kept = { ...next, password: null, keepPassword: true, name: 'Harbour Prize' };
  expect(await change(slug, 2, kept)).toMatchObject({ status: 200, body: { version: 3 } });
  expect(await register(ada, slug)).toMatchObject({
    status: 403,
    body: { message: 'Wrong contest password.' },
  });
  expect(await register(ada, slug, { password: 'tide-42' })).toMatchObject({ status: 200 });
});

test('the same change sent twice is applied once; an empty change makes no version', async () => {
  const slug = await create(setter, coming);
  const key = randomUUID();
  const both = [
    await change(slug, 1, { ...coming, name: 'Once' }, setter, key),
    await change(slug, 1, { ...coming, name: 'Once' }, setter, key),
  ];
  expect(both.map(({ body }) => body.version)).toEqual([2, 2]);
  expect(await change(slug, 2, { ...coming, name: 'Once' })).toMatchObject({ body: { version: 2 } });
});

test('ROLE-10 only its creator changes or deletes it, and only the newest version can be changed', async () => {
  const slug = await create(setter, coming);
  for (const person of [ada, ben]) {
    expect(await change(slug, 1, coming, person)).toMatchObject({ status: 403 });
    expect(await remove(slug, person)).toMatchObject({ status: 403 });
  }
  await change(slug, 1, { ...coming, name: 'Second' });
  expect(await change(slug, 1, { ...coming, name: 'Late' })).toMatchObject({
    status: 409,
    body: { errorCode: 'CONTEST_EDITED' },
  });
  expect(await get(slug)).toMatchObject({ name: 'Second', version: 2 });
});

test('D-41 D-43 refuses a change that would be refused at creation', async () => {
  const slug = await create(setter, coming);
  const tried = async (more: object) => (await change(slug, 1, { ...coming, ...more })).body;
  expect(await tried({ startTime: inWholeMinutes(-10) })).toMatchObject({ errorCode: 'VALIDATION' });
  expect(await tried({ problems: ['NONE'] })).toMatchObject({ errorCode: 'PROBLEM_NOT_FOUND' });
  expect(await tried({ passwordProtected: true, password: null })).toMatchObject({ errorCode: 'VALIDATION' });
  expect(await get(slug)).toMatchObject({ version: 1 });
});

test('after the start only the texts and the end can be changed', async () => {
  const slug = await create(setter, running);
  const { run } = await enter(ada, slug);
  const later = inWholeMinutes(90);
  const texts = {
    name: 'Night Trophy',
    eventRules: 'Alone, quietly.',
    eventFAQ: 'Ask the pilot.',
    endTime: later,
  };
  expect(await change(slug, 1, await asBegun(slug, texts))).toMatchObject({ body: { version: 2 } });
  const after = await get(slug, ada);
  expect(after).toMatchObject({ name: 'Night Trophy', eventRules: 'Alone, quietly.', endTime: later });
  expect(Date.parse(after.run?.deadline ?? '')).toBeGreaterThan(Date.parse(run.deadline ?? ''));
  const locked = [
    { problems: ['Q1'] },
    { problems: ['Q2', 'Q1'] },
    { startTime: inWholeMinutes(5) },
    { timedContest: true, duration: 30 },
    { randomizeQuestions: true },
    { maxQuestions: 1 },
    { enableProctored: true },
    { lateSyncMinutes: 5 },
    { freezeMinutes: 5 },
    { public: false },
    { passwordProtected: true, password: 'tide-42' },
    { emailRestriction: 'domain', emailDomains: ['example.org'] },
  ];
  for (const more of locked) {
    const refused = await change(slug, 2, await asBegun(slug, { ...texts, ...more }));
    expect(refused, JSON.stringify(more)).toMatchObject({
      status: 409,
      body: { errorCode: 'CONTEST_BEGUN' },
    });
  }
  expect(await change(slug, 2, await asBegun(slug, { ...texts, endTime: inWholeMinutes(-1) }))).toMatchObject(
    {
      status: 400,
    },
  );
  expect(await get(slug)).toMatchObject({ version: 2 });
});

test('after the end only the texts can be changed', async () => {
  const slug = await create(setter, running);
  await move(slug, 120);
  const late = await change(slug, 1, await asBegun(slug, { endTime: inWholeMinutes(30) }));
  expect(late).toMatchObject({ status: 409, body: { errorCode: 'CONTEST_BEGUN' } });
  expect(late.body.message).toContain('is over');
  expect(await change(slug, 1, await asBegun(slug, { eventPrizes: 'None left.' }))).toMatchObject({
    body: { version: 2 },
  });
});

test('only participants are notified of changes since the version for which they registered', async () => {
  const slug = await create(setter, coming);
  await register(ada, slug, { version: 1 });
  const next = {
    ...coming,
    endTime: inWholeMinutes(180),
    eventRules: 'Alone.\nWithout a phone.',
    problems: ['Q2'],
  };
  await change(slug, 1, next);
  // Ben registered offline, with the old version of the contest.
  await register(ben, slug, { version: 1 });
  const [told] = await messages(slug, ada);
  expect(told).toMatchObject({ id: 'version-2', kind: 'announcement' });
  expect(told?.text).toContain('changed the contest (version 2)');
  expect(told?.text).toMatch(/^Ends: .* UTC → .* UTC$/m);
  expect(told?.text).toMatch(/^Questions: 2 → 1$/m);
  expect(told?.text).toContain('Event Rules:\n+ Without a phone.');
  // Problem names stay hidden until the start (D-43).
  expect(told?.text).not.toMatch(/Q[12]/);
  expect(await messages(slug, ben)).toMatchObject([{ id: 'version-2' }]);
  expect(await messages(slug, setter)).toMatchObject([{ id: 'version-2' }]);
  expect(await messages(slug)).toEqual([]);
  const cid = await signUpPerson(server.url, 'cid.m');
  await register(cid, slug, { version: 2 });
  expect(await messages(slug, cid)).toEqual([]);
});

test('changing a contest makes a new version of its packs', async () => {
  const slug = await create(setter, coming);
  await register(ada, slug);
  const facts = async () =>
    (await request<PackFacts>(`${server.url}/api/contests/pack/${slug}/facts`, undefined, ada)).body;
  expect(await facts()).toMatchObject({ version: 1, problemCount: 2 });
  await change(slug, 1, { ...coming, problems: ['Q1', 'Q2', 'Q3'] });
  expect(await facts()).toMatchObject({ version: 2, problemCount: 3 });
  await change(slug, 2, { ...coming, problems: ['Q1', 'Q2', 'Q3'], startTime: inWholeMinutes(70) });
  expect(await facts()).toMatchObject({ version: 3 });
});

test('deleting a contest without registrations frees its address', async () => {
  const slug = await create(setter, { ...coming, name: 'Short-lived' });
  expect(await remove(slug)).toMatchObject({ status: 200, body: { slug } });
  expect((await read(slug)).body).toMatchObject({ message: 'This contest does not exist.' });
  expect(await create(setter, { ...coming, name: 'Short-lived' })).toBe(slug);
});

test('deleting before the start notifies registered users, removes it from all lists, and frees its problems', async () => {
  const [id] = [await createQuestion(server.url, setter, {})];
  const slug = await create(setter, { ...coming, name: 'Called off', problems: [id] });
  await register(ada, slug);
  expect(await remove(slug)).toMatchObject({ status: 200 });
  for (const person of [ada, setter, undefined]) {
    expect(await read(slug, person)).toMatchObject({
      status: 404,
      body: { message: 'The organiser has deleted this contest.' },
    });
  }
  const lists = (await post<Record<string, { contestSlug: string }[]>>('/contests/get-all', {}, setter)).body;
  expect(JSON.stringify(lists)).not.toContain(`"${slug}"`);
  const found = await post<object>('/search', { query: 'Called off' }, setter);
  expect(JSON.stringify(found.body)).not.toContain(slug);
  expect(await change(slug, 1, coming)).toMatchObject({ status: 404 });
  expect(await remove(slug)).toMatchObject({ status: 404 });
  expect(await create(setter, { ...coming, name: 'Called off' })).toBe(`${slug}-2`);
  await remove(`${slug}-2`);
  expect(await post('/problem/delete', { problemID: id }, setter)).toMatchObject({ status: 200 });
});

test('a contest cannot be deleted while people are in it; after a later deletion they keep their submissions', async () => {
  const slug = await create(setter, { ...running, name: 'In use', problems: ['Q1'], lateSyncMinutes: 10 });
  await enter(ada, slug);
  expect(await answer(ada, slug, 'Q1', 'option_1')).toMatchObject({ status: 200 });
  expect(await remove(slug)).toMatchObject({ status: 409, body: { errorCode: 'CONTEST_BEGUN' } });
  await move(slug, 65);
  // Submissions made before the end may still arrive.
  expect(await remove(slug)).toMatchObject({ status: 409, body: { errorCode: 'CONTEST_BEGUN' } });
  expect((await board(slug)).total).toBe(1);
  await move(slug, 10);
  expect(await remove(slug)).toMatchObject({ status: 200 });
  const kept = await query(databaseUrl, 'select 1 from answers where uid = $1 and problem_pk is not null', [
    ada.uid,
  ]);
  expect(kept.length).toBeGreaterThan(0);
  expect((await read(slug, ada)).status).toBe(404);
});
