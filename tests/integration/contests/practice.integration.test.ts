/** After the end: practice with a contest's problems, and its editorials (decisions 084, 085). */
import { beforeAll, expect, test } from 'vitest';
import type { ContestPractice, ManagedEditorials } from '../../../contract/entities/contest/contest-practice';
import type { AccountExport } from '../../../contract/entities/profile';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await startSite();
const { post, create, enter, answer, board, get } = contestClient(() => server.url);
let creator: Person;
let ada: Person;
let ben: Person;
let helper: Person;

beforeAll(async () => {
  const signUp = (name: string) => signUpPerson(server.url, name);
  [creator, ada, ben, helper] = [
    await signUp('creator'),
    await signUp('ada.l'),
    await signUp('ben.k'),
    await signUp('helper'),
  ];
  await createQuestion(server.url, creator, { id: 'OPEN' });
});

const practice = (slug: string, person?: Person) =>
  request<ContestPractice>(`${server.url}/api/contests/practice/${slug}`, undefined, person);
const editorials = (slug: string, person: Person) =>
  request<ManagedEditorials>(`${server.url}/api/contests/manage/${slug}/editorials`, undefined, person);
const manage = (person: Person, contestSlug: string, more: object) =>
  post<ManagedEditorials>('/contests/manage/practice', { contestSlug, ...more }, person);
const write = (person: Person, slug: string, problemID: string, text: string, version = 0) =>
  manage(person, slug, { action: 'write', problemID, text, version });
const openProblem = (problemID: string, person?: Person) => post('/problem/get', { problemID }, person);
const practise = (problemID: string, person?: Person) =>
  post<{ correct: boolean }>('/answers/submit', { problemID, answer: 'option_1', type: 'problem' }, person);
/** The contest was two hours long and ended so many minutes ago. */
const end = (slug: string, minutes: number) =>
  query(
    databaseUrl,
    `update contests set end_time = now() - interval '${minutes} minutes',
      start_time = now() - interval '${minutes + 120} minutes' where slug = $1`,
    [slug],
  );

let count = 0;
/** A running contest with a public problem and a private one. Late submissions have 10 minutes. */
async function makeContest(more: object = {}): Promise<{ slug: string; hidden: string }> {
  count += 1;
  const hidden = `HIDDEN-${count}`;
  await createQuestion(server.url, creator, { id: hidden, public: false });
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const times = { openContestForever: false, endTime, lateSyncMinutes: 10 };
  const slug = await create(creator, { name: `Cup ${count}`, problems: ['OPEN', hidden], ...times, ...more });
  return { slug, hidden };
}

test('D-43 a participant practises a private problem after the end; others and earlier requests do not', async () => {
  const { slug, hidden } = await makeContest();
  await enter(ada, slug);
  await answer(ada, slug, hidden, 'option_1');
  expect(await practice(slug, ada)).toMatchObject({ body: { errorCode: 'CONTEST_NOT_OVER' } });
  expect(await openProblem(hidden, ada)).toMatchObject({ status: 404 });
  await end(slug, 5);
  expect(await practice(slug, ada)).toMatchObject({ body: { errorCode: 'CONTEST_NOT_OVER' } });
  expect(await practise(hidden, ada)).toMatchObject({ status: 404 });
  await end(slug, 11);
  const before = await board(slug);
  const { body } = await practice(slug, ada);
  expect(body.problems).toMatchObject([
    { position: 0, problem: { id: 'OPEN' } },
    { position: 1, problem: { id: hidden } },
  ]);
  expect(await openProblem(hidden, ada)).toMatchObject({ status: 200 });
  expect(await practise(hidden, ada)).toMatchObject({ status: 200, body: { correct: true } });
  expect((await board(slug)).leaderboard).toEqual(before.leaderboard);
  for (const stranger of [ben, undefined]) {
    const seen = await practice(slug, stranger);
    expect(seen.body).toMatchObject({ problems: [{ id: 'OPEN' }], leftOut: 1 });
    expect(JSON.stringify(seen.body)).not.toContain(hidden);
    expect(await openProblem(hidden, stranger)).toMatchObject({ status: 404 });
    expect(await practise(hidden, stranger)).toMatchObject({ status: 404 });
  }
});

test('an unlisted contest keeps private problems closed until a co-organiser opens them', async () => {
  const { slug, hidden } = await makeContest({ public: false });
  expect((await get(slug)).openForPractice).toBe(false);
  await enter(ada, slug);
  await post('/contests/manage/staff', { contestSlug: slug, username: 'helper', role: 'all' }, creator);
  await end(slug, 11);
  expect(await practice(slug, ben)).toMatchObject({ body: { errorCode: 'NOT_REGISTERED' } });
  const closed = await practice(slug, ada);
  expect(closed.body.problems.map(({ id, problem }) => [id, problem?.id])).toEqual([
    ['OPEN', 'OPEN'],
    [hidden, undefined],
  ]);
  expect(await openProblem(hidden, ada)).toMatchObject({ status: 404 });
  expect(await manage(ada, slug, { action: 'open', openForPractice: true })).toMatchObject({ status: 403 });
  expect(await manage(helper, slug, { action: 'open', openForPractice: true })).toMatchObject({
    body: { openForPractice: true },
  });
  expect((await practice(slug, ada)).body.problems[1]?.problem?.id).toBe(hidden);
  expect(await practise(hidden, ada)).toMatchObject({ body: { correct: true } });
});

test('a private problem stays closed while another contest of its author is not over', async () => {
  const { slug, hidden } = await makeContest();
  await enter(ada, slug);
  await end(slug, 11);
  expect(await openProblem(hidden, ada)).toMatchObject({ status: 200 });
  const startTime = new Date(Date.now() + 3_600_000).toISOString();
  await create(creator, {
    name: `Next ${count}`,
    problems: [hidden],
    openContestImmediately: false,
    startTime,
  });
  expect(await openProblem(hidden, ada)).toMatchObject({ status: 404 });
  expect((await practice(slug, ada)).body.problems[1]?.problem).toBeUndefined();
});

test('a blocked participant practises no private problem', async () => {
  const { slug, hidden } = await makeContest();
  await enter(ada, slug);
  await post(
    '/contests/manage/participant',
    { contestSlug: slug, username: 'ada.l', action: 'block' },
    creator,
  );
  await end(slug, 11);
  expect((await practice(slug, ada)).body).toMatchObject({ leftOut: 1 });
  expect(await openProblem(hidden, ada)).toMatchObject({ status: 404 });
});

test('organisers write editorials at any time; participants read them when nobody can submit any more', async () => {
  const { slug, hidden } = await makeContest({ public: false });
  const secret = 'The **cargo** is on the second deck.';
  await enter(ada, slug);
  await enter(ben, slug);
  expect(await write(ada, slug, 'OPEN', 'x')).toMatchObject({ status: 403 });
  expect(await editorials(slug, ada)).toMatchObject({ status: 403 });
  const written = await write(creator, slug, hidden, secret);
  expect(written.body.problems[1]).toMatchObject({ id: hidden, isPrivate: true, text: secret, version: 1 });
  const reads = [practice(slug, ada), get(slug, ada), board(slug, {}, ada), enter(ada, slug)];
  const answers = await Promise.all(reads);
  expect(JSON.stringify(answers)).not.toContain('cargo');

  // Somebody with extra time is still in the contest.
  const extraTime = { contestSlug: slug, username: 'ben.k', action: 'extraTime', extraTimeMs: 1_200_000 };
  await post('/contests/manage/participant', extraTime, creator);
  await end(slug, 15);
  expect(await practice(slug, ada)).toMatchObject({ body: { errorCode: 'CONTEST_NOT_OVER' } });
  await end(slug, 31);
  const read = await practice(slug, ada);
  expect(read.body.problems[1]).toMatchObject({ id: hidden, editorial: secret });
  expect(read.body.problems[0]?.editorial).toBeUndefined();
  await write(creator, slug, hidden, '', 1);
  expect((await practice(slug, ada)).body.problems[1]?.editorial).toBeUndefined();
});

test('a paused contest and one without an end keep their editorials closed', async () => {
  const { slug } = await makeContest();
  await end(slug, -1);
  await post('/contests/manage/clock', { contestSlug: slug, action: 'pause' }, creator);
  await query(
    databaseUrl,
    `update contests set end_time = now() - interval '1 hour', start_time = now() - interval '3 hours',
      paused_since = now() - interval '2 hours' where slug = $1`,
    [slug],
  );
  expect(await practice(slug, ada)).toMatchObject({ body: { errorCode: 'CONTEST_NOT_OVER' } });
  const endless = await create(creator, { name: `Endless ${count}`, problems: ['OPEN'] });
  expect((await editorials(endless, creator)).body.opensAt).toBeNull();
  expect(await practice(endless, ada)).toMatchObject({ body: { errorCode: 'CONTEST_NOT_OVER' } });
});

test('an editorial that another organiser changed is not overwritten; the same text twice is no change', async () => {
  const { slug } = await makeContest();
  expect(await write(creator, slug, 'OPEN', 'First.')).toMatchObject({ status: 200 });
  expect(await write(creator, slug, 'OPEN', 'First.')).toMatchObject({ status: 200 });
  expect(await write(creator, slug, 'OPEN', 'Second.')).toMatchObject({
    body: { errorCode: 'CONTEST_EDITED' },
  });
  expect(await write(creator, slug, 'NONE', 'Text.')).toMatchObject({
    body: { errorCode: 'PROBLEM_NOT_FOUND' },
  });
  const { body } = await editorials(slug, creator);
  expect(body.problems[0]).toMatchObject({ text: 'First.', version: 1 });
});

test('the account export has the editorials of own contests and the roles in others', async () => {
  const { slug } = await makeContest();
  await write(creator, slug, 'OPEN', 'Exported.');
  await post('/contests/manage/staff', { contestSlug: slug, username: 'helper', role: 'judge' }, creator);
  const copyOf = async (person: Person) => {
    const address = `${server.url}/api/users/export`;
    const { body } = await request<AccountExport>(address, undefined, person);
    return body;
  };
  const own = (await copyOf(creator)).contests.find(({ contestSlug }) => contestSlug === slug);
  expect(own).toMatchObject({ openForPractice: true, editorials: { OPEN: 'Exported.' } });
  const roles = (await copyOf(helper)).contestRoles;
  expect(roles).toContainEqual(
    expect.objectContaining({ contestSlug: slug, role: 'judge', removedAt: null }),
  );
});
