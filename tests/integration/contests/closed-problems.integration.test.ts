/** A problem of a running contest reveals nothing outside the contest (decision 073). */
import { beforeAll, expect, test } from 'vitest';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { inMinutes } from '../../support/in-minutes';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import { createProblem, createQuestion, type Person, request, signUpPerson, solution } from '../client';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await joinSharedSite();
const { post, create, register, enter, answer, finish } = contestClient(() => server.url);
const minuteMs = 60_000;
const correct = 'option_1';
let organiser: Person;
let people = 0;

beforeAll(async () => {
  organiser = await signUpPerson(server.url, 'closer');
});

const newPerson = () => signUpPerson(server.url, `closed.reader${++people}`);
/** A running contest with a public question and a public problem of the organiser. */
async function newContest(more: object = {}) {
  const question = await createQuestion(server.url, organiser);
  const code = await createProblem(server.url, organiser);
  const slug = await create(organiser, {
    name: 'Closed book',
    problems: [question, code],
    lateSyncMinutes: 10,
    openContestForever: false,
    endTime: inMinutes(60),
    ...more,
  });
  return { question, code, slug };
}
const practise = (problemID: string, person?: Person) =>
  post('/answers/submit', { problemID, answer: correct, type: 'problem' }, person);
const submit = (problemID: string, person?: Person) =>
  post('/code/submit', { problemID, code: solution, language: 'PYTHON3', type: 'problem' }, person);
const statistics = (problemID: string, person?: Person) =>
  request<{ tries: number; accepted: number }>(
    `${server.url}/api/problem/statistics/${problemID}`,
    undefined,
    person,
  );
const detail = async (problemID: string, person?: Person) =>
  (await post<{ problems: ProblemDetail[] }>('/problem/get', { problemID }, person)).body.problems[0];
const closed = { status: 403, body: { errorCode: 'IN_YOUR_CONTEST' } };
/** As if this many minutes had passed. */
const pass = (slug: string, minutes: number) =>
  query(
    databaseUrl,
    `update contests set start_time = start_time - interval '${minutes} minutes',
      end_time = end_time - interval '${minutes} minutes' where slug = $1`,
    [slug],
  );

test('a participant’s script learns nothing from practice until the contest is over', async () => {
  const { question, code, slug } = await newContest();
  const ada = await newPerson();
  expect(await practise(question, ada)).toMatchObject({ status: 200, body: { correctAnswer: correct } });
  await enter(ada, slug);
  const refusals = [await practise(question, ada), await submit(code, ada)];
  for (const refusal of refusals) {
    expect(refusal).toMatchObject(closed);
    expect(JSON.stringify(refusal.body)).toContain('Closed book');
    expect(JSON.stringify(refusal.body)).not.toContain(correct);
  }
  expect(await statistics(code, ada)).toMatchObject(closed);
  expect(await statistics(question, ada)).toMatchObject(closed);
  // A finished participant could tell the others.
  await finish(ada, slug, { time: 1 });
  expect(await practise(question, ada)).toMatchObject(closed);
  // Late submissions can still arrive.
  await pass(slug, 65);
  expect(await practise(question, ada)).toMatchObject(closed);
  await pass(slug, 10);
  expect(await practise(question, ada)).toMatchObject({ status: 200, body: { correctAnswer: correct } });
  expect(await submit(code, ada)).toMatchObject({ status: 200 });
  expect(await statistics(code, ada)).toMatchObject({ status: 200 });
});

/** As the organiser does it. */
const manage = (slug: string, person: Person, change: object) =>
  post(
    '/contests/manage/participant',
    { contestSlug: slug, username: person.username, ...change },
    organiser,
  );
const giveTime = (slug: string, person: Person, minutes: number) =>
  manage(slug, person, { action: 'extraTime', extraTimeMs: minutes * minuteMs });

test('one participant’s extra time keeps the problems closed for everybody', async () => {
  const { question, code, slug } = await newContest();
  const [ada, ben, bob] = [await newPerson(), await newPerson(), await newPerson()];
  for (const person of [ada, ben]) await enter(person, slug);
  await answer(ada, slug, question, correct);
  await giveTime(slug, ben, 20);
  // Without extra time, the contest would be over for 5 minutes.
  await pass(slug, 75);
  for (const person of [undefined, ada, ben]) {
    const refusal = await practise(question, person);
    expect(refusal).toMatchObject(closed);
    expect(JSON.stringify(refusal.body)).not.toContain(correct);
    expect(await submit(code, person)).toMatchObject(closed);
    const untilMs = Date.parse((await detail(code, person))?.closedBy?.until ?? '');
    // The server cuts times of contests to whole minutes.
    expect(Math.abs(untilMs - Date.now() - 15 * minuteMs)).toBeLessThan(2 * minuteMs);
  }
  expect((await statistics(question, bob)).body).toMatchObject({ tries: 0, accepted: 0 });
  expect(await answer(ben, slug, question, 'option_0')).toMatchObject({ status: 200 });
  await pass(slug, 16);
  for (const person of [undefined, ada, ben]) {
    expect(await practise(question, person)).toMatchObject({ status: 200 });
  }
  expect((await statistics(question, bob)).body).toMatchObject({ tries: 5, accepted: 4 });
});

test('extra time of a blocked participant, or in a run that ended before the contest, closes nothing longer', async () => {
  const { question, slug } = await newContest({ timedContest: true, duration: 5 });
  const [ben, cas] = [await newPerson(), await newPerson()];
  await enter(ben, slug);
  await giveTime(slug, ben, 20);
  await register(cas, slug);
  await giveTime(slug, cas, 20);
  // Ben’s time ended 50 minutes ago. A start of Cas may still arrive from a device.
  await pass(slug, 75);
  await query(
    databaseUrl,
    "update contest_runs set started_at = started_at - interval '75 minutes' where uid = $1",
    [ben.uid],
  );
  expect(await practise(question)).toMatchObject(closed);
  await manage(slug, cas, { action: 'block' });
  expect(await practise(question)).toMatchObject({ status: 200 });
});

test('registering is enough: a participant cannot look up the answers before pressing Start', async () => {
  const { question, slug } = await newContest();
  const ada = await newPerson();
  await register(ada, slug);
  expect(await practise(question, ada)).toMatchObject(closed);
});

test('a participant who signs out learns nothing either, and reads no name of an unlisted contest', async () => {
  const { question, code, slug } = await newContest({ public: false });
  expect(await practise(question)).toMatchObject(closed);
  const refused = await submit(code);
  expect(refused).toMatchObject(closed);
  expect(JSON.stringify(refused.body)).not.toContain('Closed book');
  expect((await detail(code))?.closedBy).toEqual({ until: expect.any(String) });
  await pass(slug, 75);
  expect(await practise(question)).toMatchObject({ status: 200 });
});

test('the synchronised practice of a participant omits solutions during the contest', async () => {
  const { question, slug } = await newContest();
  const ada = await newPerson();
  await post('/answers/submit', { problemID: question, answer: 'option_0', type: 'problem' }, ada);
  const own = async () => JSON.stringify((await post('/users/practice', {}, ada)).body);
  expect(await own()).toContain(correct);
  await enter(ada, slug);
  expect(await own()).not.toContain(correct);
  expect(await own()).not.toContain('The stern is behind.');
});

test('the problem says which contest closes it, and until when', async () => {
  const { code, slug } = await newContest();
  const ada = await newPerson();
  expect((await detail(code, ada))?.closedBy).toBeUndefined();
  await register(ada, slug);
  const closedBy = (await detail(code, ada))?.closedBy;
  expect(closedBy).toMatchObject({ name: 'Closed book', contestSlug: slug });
  const untilMs = Date.parse(closedBy?.until ?? '');
  expect(Math.abs(untilMs - Date.now() - 70 * minuteMs)).toBeLessThan(minuteMs);
});

test('statistics count no entries of a running contest, for anybody, and count them when it is over', async () => {
  const { question, slug } = await newContest();
  const [ada, bob] = [await newPerson(), await newPerson()];
  await enter(ada, slug);
  await answer(ada, slug, question, correct);
  await practise(question, bob);
  expect((await statistics(question, bob)).body).toMatchObject({ tries: 1, accepted: 1 });
  expect((await statistics(question)).status).toBe(403);
  await pass(slug, 75);
  expect((await statistics(question, bob)).body).toMatchObject({ tries: 2, accepted: 2 });
});

test('nobody can close another person’s problem for those who do not take part', async () => {
  const owner = await newPerson();
  const id = await createQuestion(server.url, owner);
  await create(organiser, {
    name: 'Not mine',
    problems: [id],
    public: false,
    openContestForever: false,
    endTime: inMinutes(60),
  });
  expect(await practise(id)).toMatchObject({ status: 200 });
  expect(await practise(id, await newPerson())).toMatchObject({ status: 200 });
  expect(await practise(id, owner)).toMatchObject({ status: 200 });
});

test('a contest that has not started, or has no time limit, closes nothing', async () => {
  const later = await newContest({
    openContestImmediately: false,
    startTime: inMinutes(30),
    endTime: inMinutes(90),
  });
  const ada = await newPerson();
  await register(ada, later.slug);
  expect(await practise(later.question, ada)).toMatchObject({ status: 200 });
  const forever = await newContest({ openContestForever: true, endTime: null });
  await enter(ada, forever.slug);
  expect(await practise(forever.question, ada)).toMatchObject({ status: 200 });
});
