/** What a search reads in a large installation. */
import { type RawBuilder, sql } from 'kysely';
import { planOnce, searchStatements } from '../../server/modules/search/find';
import type { Database } from '../../server/platform/database/open';
import { query } from '../support/product/postgres';
import { type Explained, nodesOf, type PlanNode } from '../support/query-plans';

/** Adds 4,000 problems with random titles and texts, and some of forty tags. */
export async function fillWithProblems(databaseUrl: string): Promise<void> {
  await query(databaseUrl, problems);
  await query(databaseUrl, 'vacuum analyze');
}

const problems = `
  insert into problems (pk, id, creator, title, title_sort, description, difficulty, difficulty_rank, type, tags, public,
    input_format, output_format, constraints, sample_input, sample_output, explanation, initial_code, checker,
    test_case_count, time_limit_ms, memory_limit_mb, content_hash)
  select 'filler-' || n, 'FILL-' || n, 'codeferry',
    (array['Harbour', 'Lantern', 'Mooring', 'Current', 'Anchor'])[1 + n % 5] || ' ' || n, n::text,
    'Count the signals that station ' || n || ' sends to the ships of line ' || n % 97 || ' before noon.',
    'easy', 1, 'code', array['tag-' || n % 40, 'topic-' || n % 7], true,
    '', '', '', '', '', '', '[]', '{"type":"tokens"}', 1, 1000, 256, ''
  from generate_series(1, 4000) as n`;

/** For each statement of the search the nodes of its plan that ran. */
export async function nodesOfSearch(db: Database, text: string, uid: string): Promise<PlanNode[][]> {
  return await db.transaction().execute(async (transaction) => {
    await planOnce(transaction);
    const plans: PlanNode[][] = [];
    for (const statement of await searchStatements(transaction, text, uid)) {
      const { sql: prepared, parameters } = statement.compile(transaction);
      const nodes = await explainPrepared(transaction, prepared, parameters);
      plans.push(nodes.filter((node) => node['Actual Loops'] > 0));
    }
    return plans;
  });
}

/** With a plan for any values, as on the server. */
async function explainPrepared(db: Database, statement: string, parameters: readonly unknown[]) {
  const values = sql.join(parameters.map((value) => sql.lit(value)));
  const explain: RawBuilder<Explained> = sql`explain (analyze, format json) execute searched(${values})`;
  await sql.raw(`prepare searched as ${statement}`).execute(db);
  const { rows } = await explain.execute(db);
  await sql.raw('deallocate searched').execute(db);
  return nodesOf(rows);
}

/** An index of words or trigrams reads all matches of a query; reading the rows costs more. */
export const rowsOf = (node: PlanNode): number =>
  node['Node Type'] === 'Bitmap Index Scan' || node['Node Type'] === 'BitmapOr'
    ? 0
    : node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
