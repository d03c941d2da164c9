/**
 * A contest of half an hour with 200 honest participants, in compressed time: pause, outage of the server, participants
 * without a network, corrected tests with a rejudge, freeze, late submissions and the resolver. Twelve participants have
 * real devices: the product's database, outbox and client. The others imitate them.
 */
import { expect, test } from 'vitest';
import type { LeaderboardEntry } from '../../../contract/entities/contest/contest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import type { ContestReplay, ContestResults } from '../../../contract/entities/contest/contest-results';
import type { Rejudge } from '../../../contract/entities/contest/rejudge';
import { beginResolver, resolveStep } from '../../../contract/rules/contest/replay';
import { startSite } from '../../support/product/site';
import {
  createProblem,
  createQuestion,
  eventually,
  type Person,
  request,
  signUpPerson,
  sumProblem,
} from '../client';
import { boardOf, type Place } from '../contest-api/independent-board';
import { playEvents, readEvents } from '../contest-api/read-feed';
import { contestClient } from '../contest-client';
import { contestDevices } from '../contest-device';
import { ContestTime } from './simulation/contest-time';
import type { Work } from './simulation/participant';
import { Participant } from './simulation/participant';
import { eachOf, randomFrom } from './simulation/random';
import { RealDevice } from './simulation/real-device';
import { brokenTests, worksOf } from './simulation/works';

const { databaseUrl, server, start: startServer } = await startSite({ judge: true });
const { board, create, register, post } = contestClient(() => server.url);
const { pass } = contestDevices(
  () => server.url,
  () => databaseUrl,
);
const minuteMs = 60_000;
const people = 200;
const realDevices = 12;
const atOnce = 12;
const [length, stepMinutes, pauseAt, resumeAt, offlineFrom, outageAt, correctAt, backAt] = [
  30, 2, 8, 12, 14, 16, 20, 26,
];
/** With the pause. */
const endAt = length + (resumeAt - pauseAt);
const lateMinutes = 10;

let setter: Person;
const get = async <T>(path: string, person?: Person) => {
  const { status, body } = await request<T>(`${server.url}/api${path}`, undefined, person);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const organise = async (path: string, body: object) => {
  const answer = await post(path, body, setter);
  expect([path, answer.status, answer.body]).toMatchObject([path, 200, {}]);
};

async function correctTests(contestSlug: string, problemID: string): Promise<void> {
  await organise('/problem/update', { problemID, version: 1, problem: sumProblem() });
  await organise('/contests/manage/problem', { contestSlug, problemID, version: 2, note: 'Test 2.' });
  const rejudge = async (body: object) =>
    (
      await request<Rejudge>(
        `${server.url}/api/problems/rejudge`,
        { problemID, contestSlug, ...body },
        setter,
      )
    ).body;
  const { rejudgeID } = await rejudge({ mode: 'preview' });
  const preview = await eventually(async () => {
    const now = await rejudge({ mode: 'preview', rejudgeID });
    return now.status === 'judging' ? undefined : now;
  }, 300_000);
  expect(preview).toMatchObject({ status: 'ready', failedSubmissions: 0 });
  expect(preview.people?.length).toBeGreaterThan(0);
  const applied = await rejudge({ mode: 'apply', rejudgeID });
  expect(applied).toMatchObject({ status: 'applied', people: preview.people });
}

const placeOf = (row: LeaderboardEntry): Place => ({
  team: row.username,
  total: row.totalScore,
  penaltyMinutes: (row.penaltyMs ?? 0) / minuteMs,
  lastMs: row.lastImprovementMs,
  attempts: row.attempts,
  solved: row.solved,
});
/** Ties may be in any order. */
const ordered = (list: readonly Place[]) =>
  [...list].sort(
    (a, b) =>
      b.total - a.total ||
      a.penaltyMinutes - b.penaltyMinutes ||
      a.lastMs - b.lastMs ||
      a.attempts - b.attempts ||
      a.team.localeCompare(b.team),
  );
const places = async (slug: string, person?: Person) =>
  ordered((await board(slug, { perPage: 500 }, person)).leaderboard.map(placeOf));

/** Until nothing is revealed any more. */
function resolve(replay: ContestReplay): Place[] {
  let state = beginResolver(replay);
  while (!state.isDone) state = resolveStep(replay, state);
  return state.rows.map(({ person, standing }) => ({
    team: replay.people[person]?.username ?? '',
    total: standing.totalScore,
    penaltyMinutes: standing.penaltyMs / minuteMs,
    lastMs: standing.lastImprovementMs,
    attempts: standing.attempts,
    // In this way of scoring the total is the number of solved problems.
    solved: standing.totalScore,
  }));
}

async function prepare() {
  setter = await signUpPerson(server.url, 'setter');
  const problems = {
    broken: await createProblem(server.url, setter, { title: 'Broken', ...brokenTests }),
    simple: await createProblem(server.url, setter, { title: 'Simple' }),
    quiz: await createQuestion(server.url, setter, { title: 'Quiz' }),
  };
  const slug = await create(setter, {
    name: 'Simulated',
    problems: Object.values(problems),
    scoring: 'icpc',
    penaltyMinutes: 10,
    enableProctored: true,
    maxWarnings: 1,
    freezeMinutes: 10,
    lateSyncMinutes: lateMinutes,
    openContestForever: false,
    endTime: new Date(Date.now() + 60 * minuteMs).toISOString(),
  });
  const random = randomFrom(20_261_125);
  const time = new ContestTime(databaseUrl, slug, pass);
  const crowd: (Participant | RealDevice)[] = [];
  const drawn: { person: Person; works: Work[] }[] = [];
  await eachOf(
    Array.from({ length: people }, (_, n) => n),
    atOnce,
    async (n) => {
      const person = await signUpPerson(server.url, `runner.${n}`);
      expect(await register(person, slug)).toMatchObject({ status: 200 });
      // Those who lose their network know nothing of the later end.
      const works = worksOf(random, problems, isOffline(n) ? length : endAt);
      drawn[n] = { person, works };
    },
  );
  const situation = (n: number) => ({ url: server.url, slug, time, random: randomFrom(n) });
  // One after the other: each device imports its own modules.
  for (const [n, { person, works }] of drawn.slice(0, realDevices).entries()) {
    crowd[n] = await RealDevice.create(situation(n), person, works);
  }
  for (const [n, { person, works }] of drawn.entries())
    crowd[n] ??= new Participant(situation(n), person, works);
  await eachOf(crowd, atOnce, (one) => one.open());
  await time.begin(length);
  // The begin moved the runs' start.
  await eachOf(crowd, atOnce, (one) => one.open());
  return { slug, problems, time, crowd };
}

const acknowledgedBy = (crowd: readonly (Participant | RealDevice)[]) =>
  crowd.flatMap((one) => [...one.acknowledged.values()]);
const isOffline = (n: number) => n % 2 === 0;
/** One in three of them gets the network back only after the end. */
const returnsAt = (n: number) => (n % 6 === 0 ? endAt + stepMinutes : backAt);

test('the leaderboard of 200 honest participants is right, and nothing acknowledged is lost, held or refused', async () => {
  const { slug, problems, time, crowd } = await prepare();
  const written = crowd.reduce((sum, { waiting }) => sum + waiting, 0);
  const round = (doIt: (one: Participant | RealDevice) => Promise<void>) => eachOf(crowd, atOnce, doIt);

  for (let minute = stepMinutes; minute <= endAt + stepMinutes; minute += stepMinutes) {
    const passedMs = await time.advanceTo(minute);
    for (const one of crowd) await one.pass(passedMs);
    if (minute === pauseAt) await organise('/contests/manage/clock', { contestSlug: slug, action: 'pause' });
    if (minute === resumeAt)
      await organise('/contests/manage/clock', { contestSlug: slug, action: 'resume' });
    for (const [n, one] of crowd.entries()) {
      if (isOffline(n)) one.isOnline = minute < offlineFrom || minute >= returnsAt(n);
      await one.write();
    }
    const before = acknowledgedBy(crowd).length;
    const sent = round(async (one) => {
      await one.contact();
      await one.deliver();
    });
    if (minute === outageAt) {
      await eventually(async () => (acknowledgedBy(crowd).length > before ? true : undefined));
      await server.kill();
      await sent;
      expect(crowd.some(({ unanswered }) => unanswered > 0)).toBe(true);
      const again = await startServer({ judge: true, port: server.port });
      expect(again.url).toBe(server.url);
      await round(async (one) => {
        if (one.isOnline) await one.open();
      });
    }
    await sent;
    if (minute === correctAt) {
      await time.whenJudged();
      await correctTests(slug, problems.broken);
    }
  }
  await organise('/contests/results/change', { contestSlug: slug, action: 'keepFreeze', isKept: true });
  await eventually(async () => {
    await round(async (one) => {
      one.isOnline = true;
      await one.contact();
      await one.write();
      await one.deliver();
    });
    return crowd.every(({ waiting }) => waiting === 0) ? true : undefined;
  }, 60_000);
  await time.advanceTo(endAt + lateMinutes + 1);

  const { rows } = await get<ContestResults>(`/contests/results/${slug}/rows`, setter);
  const acknowledged = acknowledgedBy(crowd);
  expect(rows.filter(({ state }) => state !== 'counted' && state !== 'late')).toEqual([]);
  expect(rows.filter(({ state }) => state === 'late').length).toBeGreaterThan(0);
  expect(rows.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
  expect(new Set(acknowledged).size).toBe(written);
  const { participants } = await get<ManagedContest>(`/contests/manage/${slug}`, setter);
  expect(participants).toHaveLength(people);
  for (const one of participants) {
    expect(one).toMatchObject({ warnings: 0, end: null, absences: {}, blockedAt: null, watch: 'fullscreen' });
    expect(one.unwatchedAt).toBeUndefined();
  }

  const kind = { isPassFail: true };
  const objects = playEvents(await readEvents(server.url, slug, setter), kind);
  expect([...(objects.get('submissions')?.keys() ?? [])].sort()).toEqual(acknowledged.sort());
  const { frozenSince } = await board(slug);
  const [live, frozen] = [await places(slug, setter), await places(slug)];
  expect(live).toHaveLength(people);
  expect(frozen).not.toEqual(live);
  expect(ordered(boardOf(objects, 'icpc'))).toEqual(live);
  expect(ordered(boardOf(objects, 'icpc', frozenSince ?? ''))).toEqual(frozen);
  const shown = playEvents(await readEvents(server.url, slug), { ...kind, isPublic: true });
  expect(ordered(boardOf(shown, 'icpc'))).toEqual(frozen);

  const resolved = resolve(await get<ContestReplay>(`/leaderboard/${slug}/replay`, setter));
  await organise('/contests/results/change', { contestSlug: slug, action: 'unfreeze' });
  const final = await board(slug, { perPage: 500 });
  expect(final.frozenSince).toBeNull();
  expect(ordered(final.leaderboard.map(placeOf))).toEqual(live);
  expect(ordered(resolved)).toEqual(live);
  const opened = playEvents(await readEvents(server.url, slug), { ...kind, isPublic: true });
  expect(ordered(boardOf(opened, 'icpc'))).toEqual(live);
}, 900_000);
