import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerText, entryText } from '../../../../contract/rules/contest/submission-chain';
import { inMinutes } from '../../../support/in-minutes';
import { query } from '../../../support/product/postgres';
import { type Person, request, solution } from '../../client';
import { contestClient } from '../../contest-client';
import { openContestSite } from '../contest-site';
import { later } from './later';

const { server, databaseUrl, setter, ada, ben, questions } = await openContestSite();
const { post, create, start, enter, board, answer } = contestClient(() => server.url);

const minuteMs = 60_000;
const ending = (minutes: number) => ({ openContestForever: false, endTime: inMinutes(minutes) });
const timed = (duration: number) => ({ timedContest: true, duration });

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
  await later(databaseUrl, slug, minutes);
  return Date.parse((await start(person, slug)).run.startedAt);
};

test('entries written offline count from their written time if in time, are late within the grace time, and are refused after it', async () => {
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
  await query(databaseUrl, 'update contest_runs set device_offset_ms = $1 where uid = $2', [shift, ada.uid]);
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
  await later(databaseUrl, slug, 25);
  expect((await answer(ada, slug, 'Q2', 'option_1', entries[1])).body.contest).toMatchObject({
    state: 'late',
  });
  await later(databaseUrl, slug, 10);
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

test('entries written offline are held if clocks disagree by more than 30 s: not judged, not on the leaderboard, and without the answer', async () => {
  const slug = await contest(120);
  const phone = await device(ben, slug);
  const honest = phone.entry(10, 'Q1', 'option_1');
  await later(databaseUrl, slug, 40);
  await query(databaseUrl, 'update contest_runs set device_offset_ms = 0 where uid = $1', [ben.uid]);
  // Moving the start back 40 minutes has the same effect as a device clock 40 minutes behind.
  const held = await answer(ben, slug, 'Q1', 'option_1', honest);
  expect(held.body).toMatchObject({
    correct: false,
    score: 0,
    contest: { state: 'held', reason: expect.stringContaining('clocks') },
  });
  expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 0 }]);
  const solved = 'select 1 from solved_problems join problems on pk = problem_pk where id = $1 and uid = $2';
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

test('entries written offline stay links of the chain when refused: later entries count, and so does a refused one sent again', async () => {
  const slug = await contest(120);
  const phone = await device(ada, slug);
  const entries = [
    phone.entry(10, 'NOWHERE', 'option_1'),
    phone.entry(11, 'Q1', 'option_9'),
    phone.entry(12, 'Q2', 'option_1'),
  ];
  const shift = (await startedAgo(slug, ada, 40)) - Date.parse(phone.run.startedAt);
  await query(databaseUrl, 'update contest_runs set device_offset_ms = $1 where uid = $2', [shift, ada.uid]);
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

test('entries written offline count when sent again after the grace time, once the organiser has given extra time', async () => {
  const slug = await contest(30, { lateSyncMinutes: 0 });
  const phone = await device(ben, slug);
  const entry = phone.entry(10, 'Q1', 'option_1');
  const shift = (await startedAgo(slug, ben, 40)) - Date.parse(phone.run.startedAt);
  await query(databaseUrl, 'update contest_runs set device_offset_ms = $1 where uid = $2', [shift, ben.uid]);
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

test('held code written offline waits for a person: no judge receives it, and it uses no place in the queue', async () => {
  const slug = await create(setter, { name: 'Held', problems: ['SUM'] });
  await enter(ada, slug);
  await later(databaseUrl, slug, 60);
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
