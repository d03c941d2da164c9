import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerText, entryText } from '../../../contract/rules/contest/submission-chain';
import { query, startTestCluster, type TestCluster } from '../../support/product/postgres';
import { startTestServer, type TestServer } from '../../support/product/server';
import { createProblem, createQuestion, type Person, request, signUpPerson, solution } from '../client';
import { contestClient } from '../contest-client';

let cluster: TestCluster;
let databaseUrl: string;
let server: TestServer;
let setter: Person;
let ada: Person;
let ben: Person;
const { post, create, get, start, enter, board, answer, finish } = contestClient(() => server.url);
const questions = ['Q1', 'Q2', 'Q3', 'Q4'];

beforeAll(async () => {
  cluster = await startTestCluster();
  databaseUrl = await cluster.createDatabase();
  server = await startTestServer({ databaseUrl });
  [setter, ada, ben] = (await Promise.all(
    ['setter', 'ada.l', 'ben.k'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person];
  for (const id of questions) await createQuestion(server.url, setter, { id });
  await createProblem(server.url, setter, { id: 'SUM' });
});
afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
});

const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();
const ending = (minutes: number) => ({ openContestForever: false, endTime: inMinutes(minutes) });
const timed = (duration: number) => ({ timedContest: true, duration });
/** Moves all data of the contest this many minutes into the past. */
async function later(slug: string, minutes: number): Promise<void> {
  const by = `interval '${minutes} minutes'`;
  await query(
    databaseUrl,
    `update contests set start_time = start_time - ${by}, end_time = end_time - ${by} where slug = $1`,
    [slug],
  );
  await query(
    databaseUrl,
    `update contest_runs set started_at = started_at - ${by} where contest_pk = (select pk from contests where slug = $1)`,
    [slug],
  );
}
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
  await later(slug, 31);
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

describe('entries written offline (Offline 7)', () => {
  /** A device in a run: its entries are chained and dated in minutes after the start. */
  async function device(person: Person, slug: string) {
    const { run } = await enter(person, slug);
    let { sequence, previousHash } = run;
    return {
      run,
      entry(minute: number, problemID: string, said: string, more: object = {}) {
        sequence += 1;
        const deviceTime = new Date(Date.parse(run.startedAt) + minute * minuteMs).toISOString();
        const entry = { sequence, previousHash, elapsedMs: minute * minuteMs, deviceTime, ...more };
        const what = { contestSlug: slug, problemID, language: '', content: answerText(said) };
        previousHash = createHash('sha256').update(entryText(entry, what)).digest('hex');
        return { run: entry };
      },
    };
  }
  /** The run began that long ago, and the device reported everything during it. */
  const contest = async (minutes: number, more: object = {}) =>
    await create(setter, { name: 'Late', problems: questions, ...ending(minutes), ...more });
  const startedAgo = async (slug: string, person: Person, minutes: number) => {
    await later(slug, minutes);
    return Date.parse((await start(person, slug)).run.startedAt);
  };

  test('count from their written time if in time, are late within the grace time, and are refused after it', async () => {
    const slug = await contest(600, timed(60));
    const phone = await device(ada, slug);
    const entries = [
      phone.entry(10, 'Q1', 'option_1'),
      phone.entry(50, 'Q2', 'option_1'),
      phone.entry(55, 'Q3', 'option_1'),
    ];
    const startedMs = await startedAgo(slug, ada, 40);
    const shift = startedMs - Date.parse(phone.run.startedAt);
    // Gives the device's clock the same error from the beginning.
    await query(databaseUrl, 'update contest_runs set device_offset_ms = $1 where uid = $2', [
      shift,
      ada.uid,
    ]);
    const first = await answer(ada, slug, 'Q1', 'option_1', entries[0]);
    expect(first.body.contest).toEqual({
      state: 'counted',
      writtenTime: new Date(startedMs + 10 * minuteMs).toISOString(),
    });
    await query(
      databaseUrl,
      'update contest_runs set device_offset_ms = device_offset_ms - $1 where uid = $2',
      [25 * minuteMs, ada.uid],
    );
    await later(slug, 25);
    expect((await answer(ada, slug, 'Q2', 'option_1', entries[1])).body.contest).toMatchObject({
      state: 'late',
    });
    await later(slug, 10);
    expect(await answer(ada, slug, 'Q3', 'option_1', entries[2])).toMatchObject({
      status: 403,
      body: { errorCode: 'ARRIVED_TOO_LATE' },
    });
    expect((await board(slug)).leaderboard).toMatchObject([
      { totalScore: 200, lastImprovementMs: 50 * minuteMs },
    ]);
    const rows = await query(
      databaseUrl,
      `select elapsed_ms::int, device_time is not null as device, received_time > written_time as later from contest_entries
      where uid = $1 and contest_pk = (select pk from contests where slug = $2) and state <> 'refused'
      order by sequence`,
      [ada.uid, slug],
    );
    expect(rows).toEqual([
      { elapsed_ms: 10 * minuteMs, device: true, later: true },
      { elapsed_ms: 50 * minuteMs, device: true, later: true },
    ]);
  });

  test('are held if clocks disagree by more than 30 s: not judged, not on the leaderboard, and without the answer', async () => {
    const slug = await contest(120);
    const phone = await device(ben, slug);
    const honest = phone.entry(10, 'Q1', 'option_1');
    await later(slug, 40);
    await query(databaseUrl, 'update contest_runs set device_offset_ms = 0 where uid = $1', [ben.uid]);
    // Moving the start back 40 minutes has the same effect as a device clock 40 minutes behind.
    const held = await answer(ben, slug, 'Q1', 'option_1', honest);
    expect(held.body).toMatchObject({
      correct: false,
      score: 0,
      contest: { state: 'held', reason: expect.stringContaining('clocks') },
    });
    expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 0 }]);
    const solved =
      'select 1 from solved_problems join problems on pk = problem_pk where id = $1 and uid = $2';
    expect(await query(databaseUrl, solved, ['Q1', ben.uid])).toEqual([]);
    const listed = await request(`${server.url}/api/answers/Q1`, undefined, ben);
    expect(listed.body).toEqual({ answers: [] });
    const body = {
      code: solution,
      language: 'PYTHON3',
      problemID: 'SUM',
      type: 'contest',
      contestSlug: slug,
    };
    expect((await post('/code/submit', body, ben)).status).toBe(404);
  });

  test('stay links of the chain when refused: later entries count, and so does a refused one sent again', async () => {
    const slug = await contest(120);
    const phone = await device(ada, slug);
    const entries = [
      phone.entry(10, 'NOWHERE', 'option_1'),
      phone.entry(11, 'Q1', 'option_9'),
      phone.entry(12, 'Q2', 'option_1'),
    ];
    const shift = (await startedAgo(slug, ada, 40)) - Date.parse(phone.run.startedAt);
    await query(databaseUrl, 'update contest_runs set device_offset_ms = $1 where uid = $2', [
      shift,
      ada.uid,
    ]);
    expect((await answer(ada, slug, 'NOWHERE', 'option_1', entries[0])).body).toMatchObject({
      errorCode: 'PROBLEM_NOT_FOUND',
    });
    for (let i = 0; i < 2; i += 1) {
      expect((await answer(ada, slug, 'Q1', 'option_9', entries[1])).body).toMatchObject({
        errorCode: 'VALIDATION',
      });
    }
    expect((await answer(ada, slug, 'Q2', 'option_1', entries[2])).body.contest).toEqual({
      state: 'counted',
      writtenTime: expect.any(String),
    });
    // A refused entry with a changed hash is not part of the chain.
    const next = phone.entry(13, 'NOWHERE', 'option_1', { previousHash: 'f'.repeat(64) });
    await answer(ada, slug, 'NOWHERE', 'option_1', next);
    const last = phone.entry(14, 'Q3', 'option_1');
    expect((await answer(ada, slug, 'Q3', 'option_1', last)).body.contest.state).toBe('held');
  });

  test('count when sent again after the grace time, once the organiser has given extra time', async () => {
    const slug = await contest(30, { lateSyncMinutes: 0 });
    const phone = await device(ben, slug);
    const entry = phone.entry(10, 'Q1', 'option_1');
    const shift = (await startedAgo(slug, ben, 40)) - Date.parse(phone.run.startedAt);
    await query(databaseUrl, 'update contest_runs set device_offset_ms = $1 where uid = $2', [
      shift,
      ben.uid,
    ]);
    expect((await answer(ben, slug, 'Q1', 'option_1', entry)).body).toMatchObject({
      errorCode: 'ARRIVED_TOO_LATE',
    });
    const extra = { contestSlug: slug, username: 'ben.k', action: 'extraTime', extraTimeMs: 20 * minuteMs };
    expect(await post('/contests/manage/participant', extra, setter)).toMatchObject({ status: 200 });
    expect((await answer(ben, slug, 'Q1', 'option_1', entry)).body.contest.state).toBe('counted');
  });

  test.each([
    ['its answer', {}, 'option_0'],
    ['its number', { sequence: 7 }, 'option_1'],
    ['its time', { elapsedMs: 5 * minuteMs }, 'option_1'],
    ['its previous hash', { previousHash: 'f'.repeat(64) }, 'option_1'],
    ['the device’s time', { deviceTime: '2026-01-01T00:00:00Z' }, 'option_1'],
  ])(
    'after a change of %s in the queue, the changed entry or the next one is held',
    async (_, change, said) => {
      const slug = await contest(120);
      const phone = await device(ada, slug);
      const first = phone.entry(10, 'Q1', 'option_1');
      const second = phone.entry(11, 'Q2', 'option_1');
      const shift = (await startedAgo(slug, ada, 40)) - Date.parse(phone.run.startedAt);
      await query(databaseUrl, 'update contest_runs set device_offset_ms = $1 where uid = $2', [
        shift,
        ada.uid,
      ]);
      const states = [
        await answer(ada, slug, 'Q1', said, { run: { ...first.run, ...change } }),
        await answer(ada, slug, 'Q2', 'option_1', second),
      ].map(({ body }) => body.contest.state);
      expect(states).toContain('held');
    },
  );

  test('held code waits for a person: no judge receives it, and it uses no place in the queue', async () => {
    const slug = await create(setter, { name: 'Held', problems: ['SUM'] });
    await enter(ada, slug);
    await later(slug, 60);
    const entry = {
      sequence: 9,
      previousHash: 'x',
      elapsedMs: minuteMs,
      deviceTime: new Date().toISOString(),
    };
    const body = {
      code: solution,
      language: 'PYTHON3',
      problemID: 'SUM',
      type: 'contest',
      contestSlug: slug,
      run: entry,
    };
    const sent = await post<{ submissionID: string; contest: object }>('/code/submit', body, ada);
    expect(sent.body.contest).toMatchObject({ state: 'held', reason: expect.any(String) });
    const state = await request(`${server.url}/api/code/status/${sent.body.submissionID}`);
    expect(state.body).toMatchObject({ status: 'queued', contest: { state: 'held' } });
    const { body: status } = await request(`${server.url}/api/status`);
    expect(status).toMatchObject({ queue: { waiting: 0 } });
    const [jobs] = await query(
      databaseUrl,
      "select count(*)::int from pgboss.job where data->>'submissionID' = $1",
      [sent.body.submissionID],
    );
    expect(jobs).toEqual({ count: 0 });
  });
});

describe('how a run ends', () => {
  test('API-26 CRUN-8 finishing works once; earlier entries may still arrive, later ones are refused', async () => {
    const slug = await create(setter, { name: 'Finish', problems: ['Q1', 'Q2'] });
    const { run } = await enter(ada, slug);
    await later(slug, 30);
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

  test('PROC-11 a maximum of 0 means unlimited; without proctoring there are no warnings', async () => {
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
