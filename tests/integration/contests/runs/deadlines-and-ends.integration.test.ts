import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inMinutes } from '../../../support/in-minutes';
import { query } from '../../../support/product/postgres';
import { type Person, signUpPerson } from '../../client';
import { contestClient } from '../../contest-client';
import { openContestSite } from '../contest-site';
import { later } from './later';

const { server, databaseUrl, setter, ada, ben } = await openContestSite();
const { post, create, get, start, enter, board, answer, finish } = contestClient(() => server.url);

const minuteMs = 60_000;
const ending = (minutes: number) => ({ openContestForever: false, endTime: inMinutes(minutes) });
const timed = (duration: number) => ({ timedContest: true, duration });
const minutesUntil = (deadline: string | null, from: string) =>
  deadline === null ? null : (Date.parse(deadline) - Date.parse(from)) / minuteMs;

test('CRUN-12 CRUN-13 CRUN-14 CRUN-15 CRUN-16 the server computes each participant’s deadline by the four timer rules', async () => {
  const deadlineOf = async (more: object) => {
    const slug = await create(setter, { name: 'Timer', problems: ['Q1'], ...more });
    const { contest, run } = await enter(ada, slug);
    return { contest, run, left: minutesUntil(run.deadline, run.startedAt), deadline: run.deadline };
  };
  expect((await deadlineOf(timed(90))).left).toBe(90);
  expect((await deadlineOf({ ...timed(30), ...ending(120) })).left).toBe(30);
  const byEnd = await deadlineOf({ ...timed(120), ...ending(60) });
  expect(byEnd.deadline).toBe(byEnd.contest.endTime);
  const untimed = await deadlineOf(ending(60));
  expect(untimed.deadline).toBe(untimed.contest.endTime);
  expect((await deadlineOf({})).deadline).toBeNull();
});

test('extra time applies to one participant; the run of another is over', async () => {
  const slug = await create(setter, {
    name: 'Extra',
    problems: ['Q1', 'Q2'],
    ...ending(30),
    lateSyncMinutes: 0,
  });
  for (const person of [ada, ben]) await enter(person, slug);
  await query(
    databaseUrl,
    `update contest_participants set extra_time_ms = 600000 where uid = $1 and contest_pk = (select pk from contests where slug = $2)`,
    [ada.uid, slug],
  );
  await later(databaseUrl, slug, 31);
  expect(await answer(ben, slug, 'Q1', 'option_1')).toMatchObject({
    status: 403,
    body: { message: 'Contest has ended.' },
  });
  expect(await answer(ada, slug, 'Q1', 'option_1')).toMatchObject({ status: 200 });
  const over = await start(ben, slug);
  expect(over.problems).toEqual([]);
  expect((await start(ada, slug)).problems).toHaveLength(2);
  const others = await signUpPerson(server.url, 'too.late');
  expect(await post(`/contests/register/${slug}`, {}, others)).toMatchObject({
    body: { errorCode: 'CONTEST_ENDED' },
  });
});

describe('how a run ends', () => {
  test('API-26 CRUN-8 finishing works once; earlier entries may still arrive, later ones are refused', async () => {
    const slug = await create(setter, { name: 'Finish', problems: ['Q1', 'Q2'] });
    const { run } = await enter(ada, slug);
    await later(databaseUrl, slug, 30);
    const ended = await finish(ada, slug, { time: 1200 });
    const startedAt = (await start(ada, slug)).run.startedAt;
    expect(minutesUntil(ended.body.end.at, startedAt)).toBe(20);
    expect(await finish(ada, slug, { time: 60 })).toMatchObject({ body: ended.body });
    expect((await start(ada, slug)).problems).toEqual([]);
    expect((await get(slug, ada)).run).toMatchObject({ end: { reason: 'finished' } });
    expect(await answer(ada, slug, 'Q1', 'option_1')).toMatchObject({
      status: 403,
      body: { errorCode: 'RUN_ENDED' },
    });
    const entry = {
      sequence: 1,
      previousHash: run.previousHash,
      elapsedMs: 19 * minuteMs,
      deviceTime: new Date().toISOString(),
    };
    // Ten minutes late is within the grace period; a moment more is not.
    expect(await answer(ada, slug, 'Q2', 'option_1', { run: entry })).toMatchObject({ status: 403 });
    expect(await finish(ben, slug, { time: 1 })).toMatchObject({
      status: 409,
      body: { errorCode: 'NOT_STARTED' },
    });
  });

  test('PROC-5 disqualification ends the run with its cause, and removes it from the leaderboard', async () => {
    const slug = await create(setter, { name: 'Watched', problems: ['Q1'], enableProctored: true });
    expect(await get(slug)).toMatchObject({ enableProctored: true, maxWarnings: 3, lateSyncMinutes: 0 });
    await enter(ada, slug);
    const cause = 'Did not come back within 15 seconds.';
    expect(await finish(ada, slug, { reason: 'malpractice', cause })).toMatchObject({
      body: { end: { reason: 'malpractice', cause } },
    });
    expect(await finish(ada, slug, { time: 60 })).toMatchObject({ body: { end: { reason: 'malpractice' } } });
    expect(await answer(ada, slug, 'Q1', 'option_1')).toMatchObject({ body: { errorCode: 'RUN_ENDED' } });
    expect((await start(ada, slug)).run.end).toMatchObject({ reason: 'malpractice', cause });
    expect((await board(slug)).leaderboard).toEqual([]);
    const free = await create(setter, { name: 'Free', problems: ['Q1'] });
    await enter(ada, free);
    expect((await finish(ada, free, { reason: 'malpractice', cause })).status).toBe(400);
  });

  const seen = (kind: string) => ({ id: randomUUID(), kind, at: new Date().toISOString(), elapsedMs: 1000 });
  const tell = (person: Person, contestSlug: string, events: object[]) =>
    post<{ warnings: number; end: object | null }>('/contests/events', { contestSlug, events }, person);

  test('PROC-10 D-30 each exit is one warning, even if reported twice; one above the maximum ends the run', async () => {
    const slug = await create(setter, {
      name: 'Two',
      problems: ['Q1'],
      enableProctored: true,
      maxWarnings: 2,
    });
    await enter(ben, slug);
    const first = [seen('blur'), seen('return'), seen('blocked')];
    expect((await tell(ben, slug, first)).body).toMatchObject({ warnings: 1, maxWarnings: 2, end: null });
    expect((await tell(ben, slug, [...first, seen('fullscreenExit')])).body).toMatchObject({
      warnings: 2,
      end: null,
    });
    expect((await start(ben, slug)).run).toMatchObject({ warnings: 2, maxWarnings: 2, end: null });
    const { body } = await tell(ben, slug, [seen('blur')]);
    expect(body).toMatchObject({
      warnings: 3,
      end: { reason: 'malpractice', cause: 'Left the contest 3 times; 2 warnings were allowed.' },
    });
    expect((await board(slug)).leaderboard).toEqual([]);
  });

  test('PROC-11 LIM-11 a maximum of 0 means unlimited; without proctoring there are no warnings', async () => {
    const slug = await create(setter, {
      name: 'None',
      problems: ['Q1'],
      enableProctored: true,
      maxWarnings: 0,
    });
    await enter(ben, slug);
    const many = Array.from({ length: 9 }, () => seen('blur'));
    expect((await tell(ben, slug, many)).body).toMatchObject({ warnings: 9, end: null });
    const free = await create(setter, { name: 'Unwatched', problems: ['Q1'], maxWarnings: 1 });
    await enter(ben, free);
    expect((await tell(ben, free, many)).body).toMatchObject({ warnings: 0, end: null });
  });
});
