import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type {
  ContestReplay,
  ContestResults,
  ResultSettings,
} from '../../../contract/entities/contest/contest-results';
import type { Profile } from '../../../contract/entities/profile';
import { beginResolver, boardAt, boardOf, resolveStep } from '../../../contract/rules/contest/replay';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import {
  createProblem,
  type Person,
  request,
  signUpPerson,
  solution,
  submitCode,
  waitForVerdict,
} from '../client';
import { ccs } from '../contest-api/read-feed';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await startSite({ judge: true });
const { board, create, enter, post } = contestClient(() => server.url);
let setter: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  ada = await signUpPerson(server.url, 'ada.l');
  ben = await signUpPerson(server.url, 'ben.k');
  for (const id of ['SUM-A', 'SUM-B']) await createProblem(server.url, setter, { id, title: id });
});

const minuteMs = 60_000;
const read = async <T>(path: string, person?: Person) =>
  (await request<T>(`${server.url}/api${path}`, undefined, person)).body;
const replayOf = (slug: string, person?: Person) =>
  read<ContestReplay>(`/leaderboard/${slug}/replay`, person);
const change = (contestSlug: string, what: object, person = setter) =>
  post<ResultSettings & { errorCode?: string }>('/contests/results/change', { contestSlug, ...what }, person);
const endAt = (slug: string, minutes: number) =>
  query(databaseUrl, 'update contests set end_time = now() + make_interval(mins => $2) where slug = $1', [
    slug,
    minutes,
  ]);

/**
 * An hour with a freeze of 30 minutes, in its last minute: Ada solved one problem at 10 min, Ben one at 20 min and the other
 * during the freeze.
 */
async function frozenContest() {
  const slug = await create(setter, {
    name: 'Frozen',
    problems: ['SUM-A', 'SUM-B'],
    scoring: 'icpc',
    freezeMinutes: 30,
    openContestForever: false,
    lateSyncMinutes: 0,
    endTime: new Date(Date.now() + 60 * minuteMs).toISOString(),
  });
  for (const person of [ada, ben]) await enter(person, slug);
  const begin =
    'update contests set start_time = now() - make_interval(mins => 59), end_time = now() + make_interval(mins => 1) where slug = $1';
  await query(databaseUrl, begin, [slug]);
  for (const [person, problemID, minute] of [
    [ada, 'SUM-A', 10],
    [ben, 'SUM-A', 20],
    [ben, 'SUM-B', 50],
  ] as const) {
    const more = { type: 'contest', contestSlug: slug, code: solution };
    const id = await submitCode(server.url, problemID, more, { ...person, key: randomUUID() });
    await waitForVerdict(server.url, id);
    const move = `update contest_entries e set written_time = c.start_time + make_interval(mins => $2),
      contest_time_ms = $2::int * 60000 from contests c where c.pk = e.contest_pk and e.id = $1`;
    await query(databaseUrl, move, [id, minute]);
  }
  const clock = { contestSlug: slug, action: 'extraTime', username: 'ben.k', extraTimeMs: minuteMs };
  await post('/contests/manage/participant', clock, setter);
  // Recounts the standings with the moved times.
  await query(
    databaseUrl,
    `update contest_standings s set frozen_total_score = 1, frozen_solved = 1, frozen_penalty_ms = 1200000,
      frozen_last_improvement_ms = 1200000, frozen_attempts = 1 from contests c where c.pk = s.contest_pk and c.slug = $1 and s.uid = $2`,
    [slug, ben.uid],
  );
  return slug;
}

const names = ({ people }: ContestReplay, rows: { person: number }[]) =>
  rows.map(({ person }) => people[person]?.username);

test('the replay has the board of each past moment, and hides the freeze from everybody but the organiser', async () => {
  const slug = await frozenContest();
  const own = await replayOf(slug, setter);
  expect(names(own, boardAt(own, 15 * minuteMs))).toEqual(['ada.l', 'ben.k']);
  expect(names(own, boardAt(own, 55 * minuteMs))).toEqual(['ben.k', 'ada.l']);
  expect(own.entries.map(({ score, isLate }) => [score, isLate === true])).toEqual([
    [100, false],
    [100, false],
    [100, true],
  ]);
  for (const person of [undefined, ben]) {
    const shown = await replayOf(slug, person);
    expect(shown.entries.map(({ score }) => score)).toEqual([100, 100, null]);
    expect(names(shown, boardOf(shown))).toEqual(['ada.l', 'ben.k']);
    expect(shown.frozenSince).not.toBeNull();
  }
});

test('the organiser keeps the freeze after the end, resolves it, and ends it; then everybody sees results and awards', async () => {
  const slug = await frozenContest();
  expect(await change(slug, { action: 'unfreeze' })).toMatchObject({
    status: 403,
    body: { errorCode: 'CONTEST_NOT_OVER' },
  });
  expect((await change(slug, { action: 'keepFreeze', isKept: true })).body).toMatchObject({
    isFreezeKept: true,
  });
  await endAt(slug, -1);
  expect(await board(slug)).toMatchObject({ frozenSince: expect.any(String) });
  expect((await board(slug)).awards).toBeUndefined();

  const own = await replayOf(slug, setter);
  let state = beginResolver(own);
  expect(names(own, [...state.rows])).toEqual(['ada.l', 'ben.k']);
  while (!state.isDone) state = resolveStep(own, state);
  expect(names(own, [...state.rows])).toEqual(['ben.k', 'ada.l']);

  expect((await change(slug, { action: 'unfreeze' })).body).toMatchObject({ isFrozen: false });
  const shown = await board(slug);
  expect(shown.frozenSince).toBeNull();
  expect(shown.awards).toEqual([
    { id: 'winner', usernames: ['ben.k'] },
    { id: 'gold-medal', usernames: ['ben.k'] },
    { id: 'silver-medal', usernames: ['ada.l'] },
    { id: 'first-to-solve-A', usernames: ['ada.l'] },
    { id: 'first-to-solve-B', usernames: ['ben.k'] },
  ]);
  await change(slug, { action: 'medals', gold: 2, silver: 0, bronze: 0 });
  expect((await board(slug)).awards?.slice(1, 3)).toEqual([
    { id: 'gold-medal', usernames: ['ben.k', 'ada.l'] },
    { id: 'first-to-solve-A', usernames: ['ada.l'] },
  ]);
  expect((await change(slug, { action: 'freezeAgain' })).body).toMatchObject({ isFrozen: true });
  expect((await replayOf(slug)).entries.map(({ score }) => score)).toEqual([100, 100, null]);
});

test('a freeze that is not kept ends after the last late submission', async () => {
  const slug = await frozenContest();
  await endAt(slug, -1);
  expect(await board(slug)).toMatchObject({ frozenSince: null, awards: expect.any(Array) });
});

test('the password of the Contest API works until it is replaced or deleted', async () => {
  const slug = await frozenContest();
  const open = async (key = '') =>
    (await ccs(server.url, `contests/${slug}/runs`, { token: `Basic ${btoa(`any:${key}`)}` })).status;
  expect(await open()).toBe(401);
  const first = (await change(slug, { action: 'createKey' })).body.apiKey;
  expect(await open(first)).toBe(200);
  const second = (await change(slug, { action: 'createKey' })).body.apiKey;
  expect([await open(first), await open(second)]).toEqual([401, 200]);
  expect(await read(`/contests/results/${slug}`, setter)).toMatchObject({ hasApiKey: true });
  expect(await read(`/contests/results/${slug}`, setter)).not.toHaveProperty('apiKey');
  await change(slug, { action: 'deleteKey' });
  expect(await open(second)).toBe(401);
});

test('the rows contain every submission, also refused ones', async () => {
  const slug = await frozenContest();
  await query(
    databaseUrl,
    `update contest_entries e set state = 'refused', reason = 'late' from contests c where c.pk = e.contest_pk and c.slug = $1 and e.contest_time_ms = 600000`,
    [slug],
  );
  const { problems, rows } = await read<ContestResults>(`/contests/results/${slug}/rows`, setter);
  expect(problems.map(({ id }) => id)).toEqual(['SUM-A', 'SUM-B']);
  expect(rows.map(({ username, problem, state, verdict }) => [username, problem, state, verdict])).toEqual([
    ['ada.l', 0, 'refused', 'AC'],
    ['ben.k', 0, 'counted', 'AC'],
    ['ben.k', 1, 'counted', 'AC'],
  ]);
});

test('ROLE-12 a profile hides what a frozen leaderboard hides, until the freeze ends', async () => {
  await query(databaseUrl, 'update contests set freeze_minutes = 0', []);
  const counts = async () => {
    const { profile } = await read<{ profile: Profile }>(`/users/${ben.username}`);
    const active = profile.activity.reduce((sum, { count }) => sum + count, 0);
    return { solved: profile.solved.total, active };
  };
  await query(databaseUrl, "update solved_problems set solved_at = now() + interval '1 hour'", []);
  const before = await counts();
  const slug = await frozenContest();
  const during = await counts();
  // SUM-B was solved in the freeze, SUM-A before it.
  expect(during).toEqual({ solved: before.solved - 1, active: before.active + 1 });
  await query(databaseUrl, 'update contests set freeze_minutes = 0 where slug = $1', [slug]);
  expect(await counts()).toEqual({ solved: before.solved, active: before.active + 2 });
});

test('a co-organiser reads awards during the freeze and changes results; a juror does not', async () => {
  const slug = await frozenContest();
  await endAt(slug, -1);
  await change(slug, { action: 'keepFreeze', isKept: true });
  const staff = { contestSlug: slug, username: 'ada.l' };
  await post('/contests/manage/staff', { ...staff, role: 'judge' }, setter);
  expect(await change(slug, { action: 'medals', gold: 2, silver: 0, bronze: 0 }, ada)).toMatchObject({
    status: 403,
  });
  await post('/contests/manage/staff', { ...staff, role: 'all' }, setter);
  expect((await board(slug, {}, ada)).awards).toContainEqual({ id: 'winner', usernames: ['ben.k'] });
  expect((await board(slug, {}, ben)).awards).toBeUndefined();
  expect(await change(slug, { action: 'medals', gold: 2, silver: 0, bronze: 0 }, ada)).toMatchObject({
    body: { medals: [2, 0, 0] },
  });
  expect((await read<ContestResults>(`/contests/results/${slug}/rows`, ada)).rows).toHaveLength(3);
  expect(await change(slug, { action: 'unfreeze' }, ada)).toMatchObject({ body: { isFrozen: false } });
});
