/**
 * The leaderboard, the scoreboard of the Contest API and a board computed only from the event feed must agree: in all
 * ways of scoring, after a simulated contest with freeze, outage, extra time, corrected tests and a rejudge.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { LeaderboardEntry } from '../../../contract/entities/contest/contest';
import type { Rejudge } from '../../../contract/entities/contest/rejudge';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createProblem, eventually, type Person, request, signUpPerson, sumProblem } from '../client';
import { boardOf, type Place, spanMs } from '../contest-api/independent-board';
import { ccs, playEvents, readEvents } from '../contest-api/read-feed';
import { contestClient } from '../contest-client';
import { randomFrom } from './simulation/random';

const { server, databaseUrl } = await startSite({ judge: true });
const { board, create, enter, post } = contestClient(() => server.url);

const people = 24;
const triesEach = 4;
const minuteMs = 60_000;
const hours = 3;
const freezeMinutes = 60;

const group = (name: string, acceptScore: number) => ({
  name,
  aggregation: 'min',
  onReject: 'break',
  acceptScore,
});
const groups = {
  scoring: {
    groups: [{ name: '', countsSamples: false }, group('secret/small', 30), group('secret/large', 70)],
  },
  testCases: [
    { input: '1 2\n', output: '3\n', sample: true, group: 'sample' },
    { input: '4 5\n', output: '9\n', group: 'secret/small' },
    { input: '400 5\n', output: '405\n', group: 'secret/large' },
  ],
};
/** The expected output of the hidden test is wrong, until the owner corrects it. */
const brokenTests = {
  testCases: [
    { input: '1 2\n', output: '3\n', sample: true },
    { input: '20 22\n', output: '7\n' },
  ],
};
const sum = 'a, b = map(int, input().split())\n';
const programs = [
  `${sum}print(a + b)\n`,
  `${sum}print(a + b if a < 100 else 0)\n`,
  `${sum}print(a + b if a > 100 else 0)\n`,
  `${sum}print(7 if a == 20 else a + b)\n`,
  'print(0)\n',
  'if:\n',
];

let setter: Person;
let crowd: Person[];

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  crowd = [];
  for (let n = 0; n < people; n += 1) crowd.push(await signUpPerson(server.url, `runner.${n}`));
}, 120_000);

/** A contest of three hours that ends in a minute; everybody's submissions are spread over it. */
async function simulate(scoring: 'points' | 'icpc' | 'ioi', seed: number) {
  const random = randomFrom(seed);
  const broken = await createProblem(server.url, setter, { title: 'Broken', ...brokenTests });
  const grouped = await createProblem(server.url, setter, { title: 'Groups', ...groups });
  const slug = await create(setter, {
    name: `Simulated ${scoring}`,
    problems: [broken, grouped],
    scoring,
    penaltyMinutes: 10,
    ...(scoring === 'icpc' ? {} : { problemPoints: [80, 250] }),
    freezeMinutes,
    openContestForever: false,
    lateSyncMinutes: 10,
    endTime: new Date(Date.now() + hours * 60 * minuteMs).toISOString(),
  });
  for (const person of crowd) await enter(person, slug);
  const begunMs = Date.now() - hours * 60 * minuteMs + minuteMs;
  await query(databaseUrl, 'update contests set start_time = $2, end_time = $3 where slug = $1', [
    ...[slug, new Date(begunMs), new Date(begunMs + hours * 60 * minuteMs)],
  ]);
  await query(
    databaseUrl,
    'update contest_runs set started_at = $2 where contest_pk = (select pk from contests where slug = $1)',
    [slug, new Date(begunMs)],
  );
  for (const person of crowd) {
    for (let n = 0; n < triesEach; n += 1) {
      const code = programs[random(programs.length)];
      const body = {
        problemID: [broken, grouped][random(2)],
        language: 'PYTHON3',
        code,
        type: 'contest',
        contestSlug: slug,
      };
      const sent = await request(`${server.url}/api/code/submit`, body, { ...person, key: randomUUID() });
      expect(sent.status).toBe(200);
    }
  }
  await allJudged(slug);
  await spread(slug, begunMs, random);
  return { slug, broken, begunMs };
}

async function allJudged(slug: string): Promise<void> {
  await eventually(async () => {
    const { entries } = (
      await request<{ entries: { verdict?: string }[] }>(
        `${server.url}/api/contests/manage/${slug}`,
        undefined,
        setter,
      )
    ).body;
    return entries.length === people * triesEach && entries.every(({ verdict }) => verdict)
      ? true
      : undefined;
  }, 300_000);
}

/** Submissions arrive all at once in this test; they were written at random times of the contest. */
async function spread(slug: string, begunMs: number, random: (below: number) => number): Promise<void> {
  const rows = await query<{ id: string }>(
    databaseUrl,
    `select e.id from contest_entries e join contests c on c.pk = e.contest_pk where c.slug = $1 order by e.uid, e.received_time, e.id`,
    [slug],
  );
  for (const { id } of rows) {
    const at = new Date(begunMs + random(hours * 60 * minuteMs - 2 * minuteMs));
    await query(
      databaseUrl,
      'update contest_entries set written_time = $2, received_time = $2 where id = $1',
      [id, at],
    );
  }
}

async function correctAndRejudge(slug: string, problemID: string): Promise<void> {
  const corrected = await post('/problem/update', { problemID, version: 1, problem: sumProblem() }, setter);
  expect(corrected.status).toBe(200);
  const adopt = { contestSlug: slug, problemID, version: 2, note: '' };
  expect((await post('/contests/manage/problem', adopt, setter)).status).toBe(200);
  const rejudge = (body: object) =>
    request<Rejudge>(`${server.url}/api/problems/rejudge`, { problemID, contestSlug: slug, ...body }, setter);
  const { rejudgeID } = (await rejudge({ mode: 'preview' })).body;
  await eventually(async () => {
    const { status } = (await rejudge({ mode: 'preview', rejudgeID })).body;
    return status === 'judging' ? undefined : status;
  }, 300_000);
  expect((await rejudge({ mode: 'apply', rejudgeID })).body).toMatchObject({ status: 'applied' });
}

const placeOf = (row: LeaderboardEntry): Place => ({
  team: row.username,
  total: row.totalScore,
  penaltyMinutes: (row.penaltyMs ?? 0) / minuteMs,
  lastMs: row.lastImprovementMs,
  attempts: row.attempts,
  solved: row.solved,
});

const places = async (slug: string, person?: Person) =>
  (await board(slug, { perPage: 500 }, person)).leaderboard.map(placeOf);

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

interface ScoreRow {
  readonly team_id: string;
  readonly score: { num_solved?: number; total_time?: string; score?: number; time: string | null };
}
const scored = (total: number, penaltyMs: number, lastMs: number) => ({ total, penaltyMs, lastMs });

test.each(['points', 'icpc', 'ioi'] as const)(
  '%s: the leaderboard equals the one computed from the event feed, live and frozen',
  async (scoring) => {
    const { slug, broken, begunMs } = await simulate(scoring, 4711 + scoring.length);
    const kind = { isPassFail: scoring === 'icpc', isIoi: scoring === 'ioi' };
    const at = (minutes: number) => new Date(begunMs + minutes * minuteMs).toISOString();

    const started = await readEvents(server.url, slug, setter);
    const objects = playEvents(started, kind);
    const clock = { contestSlug: slug, action: 'remove', from: at(30), to: at(50) };
    expect((await post('/contests/manage/clock', clock, setter)).status).toBe(200);
    const extra = { contestSlug: slug, username: 'runner.3', action: 'extraTime', extraTimeMs: 600_000 };
    expect((await post('/contests/manage/participant', extra, setter)).status).toBe(200);
    const out = { contestSlug: slug, username: 'runner.5', action: 'block' };
    expect((await post('/contests/manage/participant', out, setter)).status).toBe(200);
    const before = ordered(await places(slug, setter));
    await correctAndRejudge(slug, broken);

    playEvents(await readEvents(server.url, slug, setter, started.at(-1)?.token), kind, objects);
    const live = ordered(await places(slug, setter));
    expect(live).toHaveLength(people - 1);
    expect(live).not.toEqual(before);
    expect(live.some(({ total }) => total > 0)).toBe(true);
    expect(ordered(boardOf(objects, scoring))).toEqual(live);

    const { frozenSince } = await board(slug);
    const frozen = ordered(await places(slug));
    expect(frozen).not.toEqual(live);
    expect(ordered(boardOf(objects, scoring, frozenSince ?? ''))).toEqual(frozen);
    if (scoring !== 'ioi') {
      const shown = playEvents(await readEvents(server.url, slug), { ...kind, isPublic: true });
      expect(ordered(boardOf(shown, scoring))).toEqual(frozen);
    }

    for (const [expected, person] of [
      [live, setter],
      [frozen, undefined],
    ] as const) {
      const { body } = await ccs(server.url, `contests/${slug}/scoreboard`, person);
      const rows = (body as { rows: ScoreRow[] }).rows.map(({ team_id, score }) => [
        team_id,
        scored(
          score.num_solved ?? score.score ?? -1,
          spanMs(score.total_time ?? '0:0:0'),
          spanMs(score.time ?? '0:0:0'),
        ),
      ]);
      expect(new Map(rows as never)).toEqual(
        new Map(
          expected.map((one) => [one.team, scored(one.total, one.penaltyMinutes * minuteMs, one.lastMs)]),
        ),
      );
    }
  },
  600_000,
);
