/** A frozen leaderboard hides results. No other page or call may show them or hint at them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Badge } from '../../../contract/entities/badge';
import type { ClassProgress } from '../../../contract/entities/classes/class-work';
import type { ContestReplay } from '../../../contract/entities/contest/contest-results';
import type { VirtualContest } from '../../../contract/entities/contest/virtual-contest';
import type { ProblemStatistics } from '../../../contract/entities/problem/problem-statistics';
import type { Profile } from '../../../contract/entities/profile';
import { openDatabase } from '../../../server/platform/database/open';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { draftAssignment, giveAssignment, openClass, signUpTeacher } from '../classes/classroom';
import { createProblem, createQuestion, type Person, request, signUpPerson, submitCode } from '../client';
import { ccs } from '../contest-api/read-feed';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await startSite();
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());
const { answer, board, create, enter, post } = contestClient(() => server.url);
const right = 'option_1';
let setter: Person;
let visitor: Person;
let people = 0;

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  visitor = await signUpPerson(server.url, 'visitor');
  await createQuestion(server.url, setter, { id: 'HIDDEN', public: false });
  await createProblem(server.url, setter, { id: 'SUM' });
});

const newPerson = () => signUpPerson(server.url, `person.${++people}`);
const read = async <T>(path: string, person?: Person): Promise<T> => {
  const { status, body } = await request<T>(`${server.url}/api${path}`, undefined, person);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const profileOf = async ({ username }: Person) =>
  (await read<{ profile: Profile }>(`/users/${username}`)).profile;
const badgePage = async (name: string) => (await read<{ badge: Badge }>(`/badges/${name}`)).badge;
const settings = async (contestSlug: string, change: object) => {
  const answered = await post('/contests/results/change', { contestSlug, ...change }, setter);
  expect(answered).toMatchObject({ status: 200 });
};

/** Frozen from the first minute: the contest ends in 20 minutes. */
const frozenContest = (problems: readonly string[]) =>
  create(setter, {
    name: 'Frozen',
    problems,
    freezeMinutes: 60,
    openContestForever: false,
    endTime: new Date(Date.now() + 20 * 60_000).toISOString(),
  });
/** The contest and its time for late submissions are over, and the organiser keeps the freeze. */
const endFrozen = async (slug: string) => {
  await settings(slug, { action: 'keepFreeze', isKept: true });
  await query(
    databaseUrl,
    `update contests set late_sync_minutes = 0, end_time = now() - interval '1 minute',
      start_time = now() - interval '2 hours' where slug = $1`,
    [slug],
  );
};

test('profile: solved problems, calendar, streak and badges show no result of the freeze', async () => {
  const question = await createQuestion(server.url, setter);
  const [ada, ben] = [await newPerson(), await newPerson()];
  const slug = await frozenContest([question]);
  for (const person of [ada, ben]) await enter(person, slug);
  await answer(ada, slug, question, right);
  await answer(ben, slug, question, 'option_0');
  const shown = ({ solved, activity, streak, badges }: Profile) => ({
    solved: solved.total,
    activity,
    streak,
    badges: badges.map(({ name }) => name),
  });
  const nothing = { solved: 0, activity: [], streak: { current: 0, longest: 0 }, badges: ['beginner'] };
  const both = async () => [shown(await profileOf(ada)), shown(await profileOf(ben))];
  expect(await both()).toEqual([nothing, nothing]);
  await endFrozen(slug);
  expect(await both()).toEqual([nothing, nothing]);
  await settings(slug, { action: 'unfreeze' });
  const [winner, loser] = await both();
  expect(winner).toMatchObject({ solved: 1, streak: { current: 1, longest: 1 } });
  expect(winner?.badges).toContain('contestant');
  expect(loser).toEqual(nothing);
});

test('profile: a streak of earlier days stays, and practice on the day of the freeze continues it', async () => {
  const [question, practice] = [
    await createQuestion(server.url, setter),
    await createQuestion(server.url, setter),
  ];
  const ada = await newPerson();
  const slug = await frozenContest([question]);
  await enter(ada, slug);
  const sql = `insert into practice_days (uid, day, accepted)
    select $1, (now() at time zone 'UTC')::date - n, 1 from generate_series(1, 3) n`;
  await query(databaseUrl, sql, [ada.uid]);
  await answer(ada, slug, question, right);
  expect((await profileOf(ada)).streak).toEqual({ current: 3, longest: 3 });
  await post('/answers/submit', { problemID: practice, answer: right, type: 'problem' }, ada);
  expect((await profileOf(ada)).streak).toEqual({ current: 4, longest: 4 });
});

test('badges: neither the page of a badge nor a profile shows one that a private problem earned in the freeze', async () => {
  const slug = await frozenContest(['HIDDEN']);
  const [ada, ben] = [await newPerson(), await newPerson()];
  for (const person of [ada, ben]) await enter(person, slug);
  const before = await badgePage('contestant');
  await answer(ada, slug, 'HIDDEN', right);
  expect(await badgePage('contestant')).toEqual(before);
  expect((await profileOf(ada)).badges).toEqual([expect.objectContaining({ name: 'beginner' })]);
  await endFrozen(slug);
  await settings(slug, { action: 'unfreeze' });
  const after = await badgePage('contestant');
  expect(after.count).toBe(before.count + 1);
  expect(after.lately[0]?.username).toBe(ada.username);
});

test('statistics count the entries of a frozen contest when the organiser ends the freeze', async () => {
  const question = await createQuestion(server.url, setter);
  const ada = await newPerson();
  const slug = await frozenContest([question]);
  await enter(ada, slug);
  await answer(ada, slug, question, right);
  await endFrozen(slug);
  const counts = async () => {
    const { tries, accepted } = await read<ProblemStatistics>(`/problem/statistics/${question}`, visitor);
    return [tries, accepted];
  };
  expect(await counts()).toEqual([0, 0]);
  await settings(slug, { action: 'unfreeze' });
  expect(await counts()).toEqual([1, 1]);
});

test('a virtual run competes with the results before the freeze until it ends', async () => {
  const question = await createQuestion(server.url, setter);
  const ada = await newPerson();
  const slug = await frozenContest([question]);
  await enter(ada, slug);
  await answer(ada, slug, question, right);
  await endFrozen(slug);
  const points = async () => {
    const { standings } = await read<VirtualContest>(`/contests/virtual/${slug}`, visitor);
    return standings.map(([score]) => score);
  };
  expect(await points()).toEqual([0]);
  expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 0 }]);
  await settings(slug, { action: 'unfreeze' });
  expect(await points()).toEqual([100]);
});

test('a freeze that ends automatically lasts until nobody has extra time', async () => {
  const question = await createQuestion(server.url, setter);
  const [ada, ben] = [await newPerson(), await newPerson()];
  const slug = await frozenContest([question]);
  for (const person of [ada, ben]) await enter(person, slug);
  await answer(ada, slug, question, right);
  const extraTime = {
    contestSlug: slug,
    username: ben.username,
    action: 'extraTime',
    extraTimeMs: 1_200_000,
  };
  await post('/contests/manage/participant', extraTime, setter);
  const end = (minutes: number) =>
    query(
      databaseUrl,
      `update contests set late_sync_minutes = 0, end_time = now() - interval '${minutes} minutes',
        start_time = now() - interval '2 hours' where slug = $1`,
      [slug],
    );
  const shown = async () => {
    const replay = await read<ContestReplay>(`/leaderboard/${slug}/replay`, ben);
    const judgements = await ccs(server.url, `contests/${slug}/judgements`);
    const state = await ccs(server.url, `contests/${slug}/state`);
    const results = await read<{ isFrozen: boolean }>(`/contests/results/${slug}`, setter);
    return {
      board: (await board(slug, {}, ben)).leaderboard[0]?.totalScore,
      awards: (await board(slug, {}, ben)).awards?.length ?? 0,
      replay: replay.entries[0]?.score,
      api: (judgements.body as unknown[]).length,
      thawed: (state.body as { thawed: string | null }).thawed !== null,
      settings: results.isFrozen,
      profile: (await profileOf(ada)).solved.total,
    };
  };
  await end(1);
  expect(await shown()).toEqual({
    board: 0,
    awards: 0,
    replay: null,
    api: 0,
    thawed: false,
    settings: true,
    profile: 0,
  });
  expect(await answer(ben, slug, question, right)).toMatchObject({ status: 200 });
  await end(21);
  expect(await shown()).toMatchObject({
    board: 100,
    replay: 100,
    api: 2,
    thawed: true,
    settings: false,
    profile: 1,
  });
});

test('the overview of a class shows no result of a frozen contest until the organiser ends the freeze', async () => {
  const question = await createQuestion(server.url, setter);
  const [teacher, ada] = [await signUpTeacher(server.url, db, 'teacher'), await newPerson()];
  const slug = await frozenContest([question]);
  const classID = await openClass(server.url, teacher, { '': [ada] });
  const tasks = [{ kind: 'contest', name: slug, solution: '' }];
  const given = await giveAssignment(server.url, teacher, draftAssignment(classID, [], { tasks }));
  const cell = async () => {
    const path = `/classes/progress/${classID}?assignmentID=${given.assignmentID}`;
    return (await read<ClassProgress>(path, teacher)).students[0]?.cells[0];
  };
  await enter(ada, slug);
  await answer(ada, slug, question, right);
  // The run is over, but late submissions can still arrive, so the leaderboard is still frozen.
  const end = `update contests set end_time = now() - interval '1 minute', start_time = now() - interval '2 hours'
    where slug = $1`;
  await query(databaseUrl, end, [slug]);
  expect(await cell()).toMatchObject({ state: 'solved', tries: 0 });
  expect(await cell()).not.toHaveProperty('parts');
  await endFrozen(slug);
  expect(await cell()).not.toHaveProperty('parts');
  await settings(slug, { action: 'unfreeze' });
  expect(await cell()).toMatchObject({ tries: 1, parts: { solved: 1, total: 1 } });
});

test('the public view of the Contest API contains no id with which anybody can ask for a verdict', async () => {
  const slug = await frozenContest(['SUM', 'HIDDEN']);
  const ada = await newPerson();
  await enter(ada, slug);
  const body = { type: 'contest', contestSlug: slug };
  const id = await submitCode(server.url, 'SUM', body, { ...ada, key: randomUUID() });
  await answer(ada, slug, 'HIDDEN', right);
  const idsFor = async (person?: Person) => {
    const list = (await ccs(server.url, `contests/${slug}/submissions`, person)).body as { id: string }[];
    return list.map((one) => one.id);
  };
  const [own, shown] = [await idsFor(setter), await idsFor()];
  expect(own).toContain(id);
  expect(shown).toHaveLength(2);
  for (const one of shown) {
    expect(own).not.toContain(one);
    const { status } = await request(`${server.url}/api/code/status/${one}`);
    expect(status).toBe(404);
  }
  const feed = (await ccs(server.url, `contests/${slug}/event-feed?stream=false`, ada)).body;
  for (const one of own) expect(JSON.stringify(feed)).not.toContain(one);
});
