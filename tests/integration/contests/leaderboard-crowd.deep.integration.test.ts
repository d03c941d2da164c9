/** The rows that a page of a large leaderboard reads, by the query plans of the real statements. */
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type PageRequest, readLeaderboard } from '../../../server/modules/leaderboard/read-leaderboard';
import type { Database } from '../../../server/platform/database/open';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { nodesOf, type PlanNode } from '../../support/query-plans';
import { createQuestion, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await startSite();
const { create } = contestClient(() => server.url);

const people = 10_000;
test('with 10,000 participants a page reads only its own rows, by index', async () => {
  const setter = await signUpPerson(server.url, 'setter');
  await createQuestion(server.url, setter, { id: 'Q1' });
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
    `insert into contest_participants (contest_pk, uid, email, email_proven)
      select pk, 'crowd-' || n, n || '@crowd.example.org', true from contests, generate_series(1, ${people}) n`,
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
  await query(databaseUrl, 'vacuum analyze contest_standings, contest_participants, contest_entries, users');
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
      plans.push(...nodesOf(rows));
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
