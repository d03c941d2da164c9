/** A contest as a task of a class: its run is over by the contest's clock, not by the end time alone. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTaskStates } from '../../../server/modules/assignments/public';
import { openDatabase } from '../../../server/platform/database/open';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import { createQuestion, type Person, signUpPerson } from '../client';
import { contestClient } from '../contest-client';
import { draftAssignment, giveAssignment, openClass, signUpTeacher } from './classroom';

const { server, databaseUrl } = await joinSharedSite();
const { answer, create, enter, post } = contestClient(() => server.url);
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());

const minuteMs = 60_000;
const question = `CLASS-${randomUUID().slice(0, 8)}`.toUpperCase();
let teacher: Person;
let ada: Person;
let classID: string;

beforeAll(async () => {
  teacher = await signUpTeacher(server.url, db, 'contest.teacher');
  ada = await signUpPerson(server.url, 'ada.contest');
  classID = await openClass(server.url, teacher, { '': [ada] });
  await createQuestion(server.url, teacher, { id: question });
});

/** Ada has a run with a right answer, and the contest is a task of her class. */
async function takePart() {
  const endTime = new Date(Date.now() + 60 * minuteMs).toISOString();
  const contest = { name: 'Class', problems: [question], openContestForever: false, endTime };
  const slug = await create(teacher, contest);
  await enter(ada, slug);
  await answer(ada, slug, question, 'option_1');
  const tasks = [{ kind: 'contest', name: slug, solution: '' }];
  const { assignmentID } = await giveAssignment(
    server.url,
    teacher,
    draftAssignment(classID, [], { tasks, opensAt: new Date(Date.now() - 600 * minuteMs).toISOString() }),
  );
  return { slug, state: async () => (await readTaskStates(db, [assignmentID]))[0] };
}

/** The contest began three hours ago and ended, by its end time, an hour ago. */
async function endByEndTime(slug: string, more = '') {
  await query(
    databaseUrl,
    `update contests set start_time = now() - interval '3 hours', end_time = now() - interval '1 hour' ${more}
      where slug = $1`,
    [slug],
  );
  await query(
    databaseUrl,
    `update contest_runs set started_at = now() - interval '3 hours'
      where contest_pk = (select pk from contests where slug = $1)`,
    [slug],
  );
}

const manage = async (contestSlug: string, path: string, change: object) =>
  expect(await post(`/contests/manage/${path}`, { contestSlug, ...change }, teacher)).toMatchObject({
    status: 200,
  });

test('a run is done, with its results, when the contest is over', async () => {
  const { slug, state } = await takePart();
  expect(await state()).toMatchObject({ state: 'tried', tries: 0 });
  await endByEndTime(slug);
  expect(await state()).toMatchObject({ state: 'solved', tries: 1, parts: { solved: 1, total: 1 } });
});

test('a run goes on, without results, while its contest is paused', async () => {
  const { slug, state } = await takePart();
  await manage(slug, 'clock', { action: 'pause' });
  await endByEndTime(slug, ", paused_since = now() - interval '2 hours'");
  expect(await state()).toMatchObject({ state: 'tried', tries: 0 });
  expect(await state()).not.toHaveProperty('parts');
});

test('a run goes on, without results, for the time of an excluded outage', async () => {
  const { slug, state } = await takePart();
  await endByEndTime(slug);
  const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString();
  await manage(slug, 'clock', { action: 'remove', from: ago(170), to: ago(80) });
  expect(await state()).toMatchObject({ state: 'tried', tries: 0 });
  expect(await state()).not.toHaveProperty('parts');
});

test('a run goes on for the extra time of its participant', async () => {
  const { slug, state } = await takePart();
  const extra = { username: ada.username, action: 'extraTime', extraTimeMs: 90 * minuteMs };
  await manage(slug, 'participant', extra);
  await endByEndTime(slug);
  expect(await state()).toMatchObject({ state: 'tried', solvedAt: null });
});
