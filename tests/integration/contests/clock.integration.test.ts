import { beforeAll, expect, test } from 'vitest';
import type { SubmissionState } from '../../../contract/entities/submission';
import { inMinutes } from '../../support/in-minutes';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createProblem, createQuestion, type Person, request, signUpPerson, submitCode } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await startSite();
let setter: Person;
let ada: Person;
let ben: Person;
const { post, create, get, register, enter, start, board, answer } = contestClient(() => server.url);
const minuteMs = 60_000;
const ending = (minutes: number) => ({ openContestForever: false, endTime: inMinutes(minutes) });

beforeAll(async () => {
  [setter, ada, ben] = (await Promise.all(
    ['setter', 'ada.l', 'ben.k'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person];
  for (const id of ['Q1', 'Q2']) await createQuestion(server.url, setter, { id });
});

const cut = (contestSlug: string, more: object) =>
  post<{ removed: { from: string; to: string }[]; pausedSince?: string }>(
    '/contests/manage/clock',
    { contestSlug, ...more },
    setter,
  );

const giveTime = (contestSlug: string, username: string, extraTimeMs: number) =>
  post('/contests/manage/participant', { contestSlug, username, action: 'extraTime', extraTimeMs }, setter);

/** Moves the contest and all its data this far into the past. */
async function age(slug: string, minutes: number): Promise<void> {
  const by = `interval '${minutes} minutes'`;
  const mine = 'contest_pk = (select pk from contests where slug = $1)';
  await query(
    databaseUrl,
    `update contests set start_time = start_time - ${by}, paused_since = paused_since - ${by} where slug = $1`,
    [slug],
  );
  await query(databaseUrl, `update contest_runs set started_at = started_at - ${by} where ${mine}`, [slug]);
  await query(
    databaseUrl,
    `update contest_entries set written_time = written_time - ${by}, received_time = received_time - ${by} where ${mine}`,
    [slug],
  );
}

test('D-35 a pause stops the clock for all; afterwards everyone gets that time back, and it does not count', async () => {
  const slug = await create(setter, { name: 'Paused', problems: ['Q1', 'Q2'], ...ending(60) });
  const { deadline } = (await enter(ada, slug)).run;
  const { pausedSince } = (await cut(slug, { action: 'pause' })).body;
  expect((await cut(slug, { action: 'pause' })).body.pausedSince).toBe(pausedSince);
  await register(ben, slug);
  expect(await post(`/contests/start/${slug}`, {}, ben)).toMatchObject({
    body: { errorCode: 'CONTEST_PAUSED' },
  });
  await age(slug, 20);
  // The server sends deadlines unchanged, with the pause beside them.
  expect(await get(slug, ada)).toMatchObject({ pausedSince: expect.any(String), run: { deadline } });
  await query(databaseUrl, `update contests set end_time = now() - interval '1 minute' where slug = $1`, [
    slug,
  ]);
  // The end time has passed, but not by the contest's paused clock.
  expect((await answer(ada, slug, 'Q1', 'option_1')).body).toMatchObject({
    correct: true,
    contest: { state: 'counted' },
  });
  const listed = async () =>
    (
      await post<{ publicContests: { contestSlug: string }[] }>('/contests/get-all', {})
    ).body.publicContests.find(({ contestSlug }) => contestSlug === slug);
  expect(await listed()).toMatchObject({ pausedSince: expect.any(String), removed: [] });
  const during = (await board(slug)).leaderboard[0];
  const { removed } = (await cut(slug, { action: 'resume' })).body;
  expect(removed).toHaveLength(1);
  const lengthMs = Date.parse(removed[0]?.to ?? '') - Date.parse(removed[0]?.from ?? '');
  expect(lengthMs).toBeGreaterThanOrEqual(20 * minuteMs);
  const after = await get(slug, ada);
  expect(after.pausedSince).toBeUndefined();
  expect(await listed()).toMatchObject({ removed });
  expect(Date.parse(after.run?.deadline ?? '') - Date.parse(after.endTime ?? '')).toBe(lengthMs);
  expect((await board(slug)).leaderboard[0]).toEqual(during);
  const { messages } = (
    await request<{ messages: { text: string }[] }>(`${server.url}/api/contests/messages/${slug}`)
  ).body;
  expect(messages.map(({ text }) => text)).toEqual([
    expect.stringContaining('Everyone gets 20 minutes extra'),
    expect.stringContaining('is paused'),
  ]);
});

test('D-35 an outage entered later moves contest times and the leaderboard, and removing it moves them back', async () => {
  const slug = await create(setter, { name: 'Outage', problems: ['Q1', 'Q2'], ...ending(60) });
  await enter(ada, slug);
  await enter(ben, slug);
  await answer(ada, slug, 'Q1', 'option_1');
  await age(slug, 30);
  await answer(ben, slug, 'Q1', 'option_1');
  const times = async () =>
    (await board(slug)).leaderboard.map(({ username, lastImprovementMs }) => [
      username,
      Math.floor(lastImprovementMs / minuteMs),
    ]);
  const before = await times();
  expect(before.map(([username]) => username)).toEqual(['ada.l', 'ben.k']);
  const { deadline } = (await start(ada, slug)).run;
  const outage = { from: inMinutes(-25), to: inMinutes(-10) };
  const once = (await cut(slug, { action: 'remove', ...outage })).body;
  expect((await cut(slug, { action: 'remove', ...outage })).body).toEqual(once);
  const moved = Date.parse((await start(ada, slug)).run.deadline ?? '') - Date.parse(deadline ?? '');
  expect(moved).toBe(Date.parse(outage.to) - Date.parse(outage.from));
  const minutesOf = async (name: string) => (await times()).find(([username]) => username === name)?.[1];
  expect(await minutesOf('ada.l')).toBe(before[0]?.[1]);
  expect(Number(before[1]?.[1]) - Number(await minutesOf('ben.k'))).toBe(15);
  await cut(slug, { action: 'putBack', ...outage });
  expect(await times()).toEqual(before);
  expect((await start(ada, slug)).run.deadline).toBe(deadline);
  expect(await cut(slug, { action: 'remove', from: inMinutes(-5), to: inMinutes(5) })).toMatchObject({
    status: 400,
  });
  expect(await cut(slug, { action: 'remove', from: inMinutes(-500), to: inMinutes(-5) })).toMatchObject({
    status: 400,
  });
});

test('D-35 removing an outage, an earlier end or less extra time revokes what counted only because of it; giving it again restores it', async () => {
  const slug = await create(setter, {
    name: 'Wrong outage',
    problems: ['Q1', 'Q2'],
    ...ending(60),
    lateSyncMinutes: 0,
  });
  for (const person of [ada, ben]) await enter(person, slug);
  await age(slug, 59);
  await query(databaseUrl, `update contests set end_time = now() - interval '1 minute' where slug = $1`, [
    slug,
  ]);
  const [{ start_time: startTime } = {}] = await query<{ start_time: Date }>(
    databaseUrl,
    'select start_time from contests where slug = $1',
    [slug],
  );
  const from = (startTime as Date).toISOString();
  const outage = { from, to: new Date(Date.parse(from) + 10 * minuteMs).toISOString() };
  const states = async () =>
    (
      await query<{ state: string }>(
        databaseUrl,
        `select state from contest_entries where contest_pk = (select pk from contests where slug = $1) order by written_time`,
        [slug],
      )
    ).map(({ state }) => state);
  const scores = async () => (await board(slug)).leaderboard.map(({ totalScore }) => totalScore);

  await cut(slug, { action: 'remove', ...outage });
  expect((await answer(ada, slug, 'Q1', 'option_1')).body.contest.state).toBe('counted');
  await cut(slug, { action: 'putBack', ...outage });
  expect(await states()).toEqual(['refused']);
  expect(await scores()).toEqual([0, 0]);
  await cut(slug, { action: 'remove', ...outage });
  expect(await states()).toEqual(['counted']);
  expect(await scores()).toEqual([100, 0]);
  await cut(slug, { action: 'putBack', ...outage });

  const give = (extraTimeMs: number) => giveTime(slug, 'ben.k', extraTimeMs);
  await give(10 * minuteMs);
  expect((await answer(ben, slug, 'Q2', 'option_1')).body.contest.state).toBe('counted');
  await give(0);
  expect(await states()).toEqual(['refused', 'refused']);
  await give(10 * minuteMs);
  expect(await states()).toEqual(['refused', 'counted']);
});

test('D-35 of two answers to a question that an earlier end revoked, more time restores only the first', async () => {
  const slug = await create(setter, {
    name: 'Moved end',
    problems: ['Q1'],
    ...ending(60),
    lateSyncMinutes: 0,
  });
  await enter(ada, slug);
  await age(slug, 30);
  const ofContest = 'contest_pk = (select pk from contests where slug = $1)';
  await query(databaseUrl, `update contests set end_time = now() - interval '5 minutes' where slug = $1`, [
    slug,
  ]);
  const give = (extraTimeMs: number) => giveTime(slug, 'ada.l', extraTimeMs);
  await give(10 * minuteMs);
  expect((await answer(ada, slug, 'Q1', 'option_1')).body.contest.state).toBe('counted');
  await give(0);
  // An answer of a second device that was in time while the first was not, until the end moved again.
  await query(
    databaseUrl,
    `insert into contest_entries select (jsonb_populate_record(e, jsonb_build_object(
        'id', gen_random_uuid(), 'sequence', e.sequence + 1, 'received_time', e.received_time + interval '1 second')
      )).* from contest_entries e where ${ofContest}`,
    [slug],
  );
  await give(10 * minuteMs);
  const entries = await query<{ state: string }>(
    databaseUrl,
    `select state from contest_entries where ${ofContest} order by received_time`,
    [slug],
  );
  expect(entries.map(({ state }) => state)).toEqual(['counted', 'refused']);
});

test('D-35 the memory of hidden tests stays hidden while a contest is paused after its end time', async () => {
  const problem = await createProblem(server.url, setter);
  const slug = await create(setter, { name: 'Memory', problems: [problem], ...ending(60) });
  await enter(ada, slug);
  const id = await submitCode(server.url, problem, { type: 'contest', contestSlug: slug }, ada);
  await query(
    databaseUrl,
    `insert into submission_results (submission_id, testcase_index, correct_output, score, passed_testcases,
        run_status, verdict, cpu_ms, wall_ms, memory_bytes) values ($1, 1, true, 0, 1, 'SUCCESS', 'AC', 1, 1, 5000000)`,
    [id],
  );
  const memory = async () => {
    const { body } = await request<SubmissionState>(`${server.url}/api/code/status/${id}`, undefined, ada);
    return body.results[0]?.memoryDetail;
  };
  await cut(slug, { action: 'pause' });
  const past = `update contests set start_time = now() - interval '3 hours', end_time = now() - interval '1 hour',
    paused_since = now() - interval '2 hours' where slug = $1`;
  await query(databaseUrl, past, [slug]);
  expect(await memory()).toBe('hidden');
  await query(databaseUrl, 'update contests set paused_since = null where slug = $1', [slug]);
  expect(await memory()).toBe('rounded');
});
