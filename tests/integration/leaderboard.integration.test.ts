/** What a page of a big leaderboard looks at, by the plans of the very statements that are asked. */
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type PageWish, readLeaderboard } from '../../server/modules/leaderboard/read-leaderboard';
import type { Database } from '../../server/platform/database/open';
import { query } from '../support/postgres';
import { startSite } from '../support/site';
import { createQuestion, signUpPerson } from './client';
import { contestClient } from './contest-client';

const { server, databaseUrl } = await startSite();

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

test('with 10,000 participants a page reads its own rows and no more, and they come from the index', async () => {
  const setter = await signUpPerson(server.url, 'setter');
  await createQuestion(server.url, setter, { id: 'Q1' });
  const { create } = contestClient(() => server.url);
  const slug = await create(setter, { name: 'Crowd', problems: ['Q1'] });
  // Not the only one that was ever held.
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
  await query(databaseUrl, 'vacuum analyze contest_standings, users');
  const asked: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: (event) => void asked.push(event.query),
  });
  /** What of the standings each statement of the call looked at, by its plan. */
  const looked = async (wish: PageWish, uid?: string) => {
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
    return { page, standings: read('contest_standings'), names: read('users') };
  };
  try {
    const first = await looked({ perPage: 100 });
    expect(first).toMatchObject({ page: { total: people }, names: 100 });
    // Everybody was counted by then, and not again for some seconds.
    const third = await looked({ perPage: 100, page: 2 });
    expect(third).toMatchObject({ page: { total: people, from: 201 }, standings: 300, names: 100 });
    const { page } = await looked({ perPage: 100, aroundMe: true }, 'crowd-4321');
    const rank = page.own?.rank ?? 0;
    expect(page.leaderboard[rank - page.from]).toEqual(page.own?.entry);
    // One's own place is found by those before it, and nobody behind it is looked at.
    const own = await looked({ perPage: 100 }, 'crowd-4321');
    expect(own).toMatchObject({ page: { own: { rank } }, standings: rank + 100, names: 101 });
  } finally {
    await db.destroy();
  }
});
