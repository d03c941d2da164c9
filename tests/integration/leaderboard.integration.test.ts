/**
 * Cells of a leaderboard, and the rows that a page of a large one reads, by the query plans of the real
 * statements.
 */
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { type PageRequest, readLeaderboard } from '../../server/modules/leaderboard/read-leaderboard';
import type { Database } from '../../server/platform/database/open';
import { query } from '../support/postgres';
import { startSite } from '../support/site';
import { createQuestion, type Person, signUpPerson } from './client';
import { contestClient } from './contest-client';

const { server, databaseUrl } = await startSite();
const { answer, board, create, enter, post } = contestClient(() => server.url);
let setter: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  ada = await signUpPerson(server.url, 'ada.l');
  ben = await signUpPerson(server.url, 'ben.k');
  for (const id of ['Q1', 'Q2', 'Q3']) await createQuestion(server.url, setter, { id, title: `Ship ${id}` });
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const people = 10_000;
const [right, wrong] = ['option_1', 'option_0'];
const reached = expect.any(Number);

test('LEAD-2 each row shows points, wrong attempts and time of every problem, and who solved it first', async () => {
  const slug = await create(setter, { name: 'Cells', problems: ['Q1', 'Q2', 'Q3'] });
  // The creator knew the problems, so takes no rank.
  for (const person of [setter, ada, ben]) await enter(person, slug);
  await answer(setter, slug, 'Q1', right);
  await answer(ada, slug, 'Q1', right);
  await answer(ben, slug, 'Q1', right);
  await answer(ben, slug, 'Q2', wrong);
  const cells = async () =>
    Object.fromEntries((await board(slug)).leaderboard.map((row) => [row.username, row.cells]));
  const solved = { score: 100, wrongTries: 0, reachedMs: reached };
  expect(await cells()).toEqual({
    'ada.l': [{ ...solved, isFirst: true }, null, null],
    'ben.k': [solved, { score: 0, wrongTries: 1 }, null],
  });
  await post(
    '/contests/manage/participant',
    { contestSlug: slug, username: 'ada.l', action: 'block' },
    setter,
  );
  expect(await cells()).toEqual({
    'ben.k': [{ ...solved, isFirst: true }, { score: 0, wrongTries: 1 }, null],
  });
});

test('a frozen leaderboard shows a later attempt as pending without its result, except for the creator', async () => {
  const slug = await create(setter, {
    name: 'Frozen cells',
    problems: ['Q1', 'Q2', 'Q3'],
    openContestForever: false,
    endTime: new Date(Date.now() + 60 * 60_000).toISOString(),
    freezeMinutes: 10,
  });
  for (const person of [ada, ben]) await enter(person, slug);
  await answer(ada, slug, 'Q1', right);
  await query(databaseUrl, "update contests set end_time = now() + interval '10 minutes' where slug = $1", [
    slug,
  ]);
  await answer(ada, slug, 'Q2', wrong);
  await answer(ben, slug, 'Q1', right);
  await answer(ben, slug, 'Q3', right);
  const solved = { score: 100, wrongTries: 0, reachedMs: reached };
  const pending = { score: 0, wrongTries: 0, isPending: true };
  for (const person of [undefined, ada, ben]) {
    const { leaderboard, own, frozenSince } = await board(slug, {}, person);
    expect(frozenSince).not.toBeNull();
    expect(leaderboard.map(({ username, cells }) => [username, cells])).toEqual([
      ['ada.l', [{ ...solved, isFirst: true }, pending, null]],
      ['ben.k', [pending, null, pending]],
    ]);
    if (own) expect(own.entry).toEqual(leaderboard[own.rank - 1]);
  }
  const live = await board(slug, {}, setter);
  expect(live.leaderboard.map(({ username, cells }) => [username, cells])).toEqual([
    ['ben.k', [solved, null, { ...solved, isFirst: true }]],
    ['ada.l', [{ ...solved, isFirst: true }, { score: 0, wrongTries: 1 }, null]],
  ]);
});

test('D-43 a leaderboard names its problems for those who have them, and after the end public ones for all', async () => {
  await createQuestion(server.url, setter, { id: 'OWN', title: 'Private ship', public: false });
  const slug = await create(setter, { name: 'Titles', problems: ['Q1', 'OWN'] });
  await enter(ada, slug);
  const all = [{ title: 'Ship Q1' }, { title: 'Private ship' }];
  const titles = async (person?: Person) => (await board(slug, {}, person)).problems;
  expect(await titles()).toEqual([{}, {}]);
  expect(await titles(ben)).toEqual([{}, {}]);
  expect(await titles(ada)).toEqual(all);
  expect(await titles(setter)).toEqual(all);
  await query(
    databaseUrl,
    "update contests set end_time = now() - interval '1 minute', start_time = now() - interval '1 hour' where slug = $1",
    [slug],
  );
  expect(await titles()).toEqual([{ title: 'Ship Q1' }, {}]);
});

test('with 10,000 participants a page reads only its own rows, by index', async () => {
  const slug = await create(setter, { name: 'Crowd', problems: ['Q1'] });
  // Other contests have standings, too.
  for (let n = 0; n < 4; n += 1) await create(setter, { name: 'Former crowd', problems: ['Q1'] });
  await query(
    databaseUrl,
    `insert into users (uid, id, email, username, display_name)
      select 'crowd-' || n, 'crowd-' || n, n || '@crowd.example.org', 'crowd.' || n, 'Crowd' from generate_series(1, ${people}) n`,
  );
  await query(
    databaseUrl,
    `insert into contest_standings (contest_pk, uid, listed, total_score, last_improvement_ms, attempts)
      select pk, 'crowd-' || n, true, (n % 7) * 100, n * 37 % 1000, n % 5 from contests, generate_series(1, ${people}) n`,
  );
  // Three attempts each; the last one solves.
  await query(
    databaseUrl,
    `insert into contest_entries (id, kind, contest_pk, uid, problem_pk, received_time, written_time, contest_time_ms, state, score, attempt)
      select gen_random_uuid(), 'code', q.contest_pk, 'crowd-' || n, q.problem_pk, now(), now(), n * 37 % 1000 + try, 'counted', 50 * try, true
        from contest_problems q join contests on contests.pk = q.contest_pk and contests.slug = $1, generate_series(1, ${people}) n, generate_series(0, 2) try`,
    [slug],
  );
  await query(databaseUrl, 'vacuum analyze contest_standings, contest_entries, users');
  const asked: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: (event) => void asked.push(event.query),
  });
  /** Rows of standings that each statement of the call read, by its plan. */
  const looked = async (wish: PageRequest, uid?: string) => {
    asked.length = 0;
    const page = await readLeaderboard(db, slug, wish, uid ? { uid, email: '', provider: 'password' } : null);
    const plans: PlanNode[] = [];
    for (const { sql, parameters } of [...asked]) {
      const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, [...parameters]);
      plans.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan));
    }
    const read = (table: string) =>
      plans
        .filter((node) => node['Relation Name'] === table)
        .map((node) => node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)))
        .reduce((sum, one) => sum + one, 0);
    return {
      page,
      standings: read('contest_standings'),
      names: read('users'),
      entries: read('contest_entries'),
    };
  };
  try {
    const first = await looked({ perPage: 100 });
    // Plus one lookup of the problem's first solver.
    expect(first).toMatchObject({ page: { total: people }, names: 100, entries: 301 });
    // The count is cached for some seconds.
    const third = await looked({ perPage: 100, page: 2 });
    expect(third).toMatchObject({ page: { total: people, from: 201 }, names: 100, entries: 301 });
    // The lookup of the first solver also reads the person's rows of the former contests.
    expect(third.standings).toBeLessThan(310);
    const { page } = await looked({ perPage: 100, aroundMe: true }, 'crowd-4321');
    const rank = page.own?.rank ?? 0;
    expect(page.leaderboard[rank - page.from]).toEqual(page.own?.entry);
    // The user's rank is found by counting the rows before it.
    const own = await looked({ perPage: 100 }, 'crowd-4321');
    expect(own).toMatchObject({ page: { own: { rank } }, names: 101 });
    expect(own.standings).toBeLessThan(rank + 110);
  } finally {
    await db.destroy();
  }
});
