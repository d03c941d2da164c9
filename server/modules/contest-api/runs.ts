import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';
import type { ApiObject } from './objects';
import { timeFor } from './objects';
import type { Source } from './source';

interface ResultRow {
  readonly judgement_id: string;
  readonly testcase_index: number;
  readonly verdict: string | null;
  readonly cpu_ms: number;
}

/** Results of single tests, by judgement, so that a feed reads each judgement once. */
export type KnownRuns = Map<string, ApiObject[]>;

/** Only for the organiser. Adds the missing ones to `known`. */
export async function runObjects(db: Database, source: Source, known: KnownRuns): Promise<ApiObject[]> {
  const { rows, teams } = source;
  const wanted = new Map(rows.judgements.map((row) => [row.id, row]));
  const missing = [...wanted.keys()].filter((id) => !known.has(id));
  const owners = new Map(rows.entries.map((entry) => [entry.id, teams.get(entry.uid)]));
  for (const id of missing) known.set(id, []);
  for (const row of await readResults(db, missing)) {
    const judgement = wanted.get(row.judgement_id);
    const team = judgement && owners.get(judgement.submission_id);
    if (!judgement || !team || row.verdict === null) continue;
    const ms = judgement.judged_time.getTime();
    known.get(row.judgement_id)?.push({
      id: `${row.judgement_id.replaceAll('-', '')}-${(row.testcase_index + 1).toString(36)}`,
      judgement_id: row.judgement_id,
      ordinal: row.testcase_index + 1,
      judgement_type_id: row.verdict,
      time: judgement.judged_time.toISOString(),
      contest_time: timeFor(source, team, ms),
      run_time: Math.round(row.cpu_ms) / 1000,
    });
  }
  for (const id of known.keys()) if (!wanted.has(id)) known.delete(id);
  return [...wanted.keys()].flatMap((id) => known.get(id) ?? []);
}

/** Results of replaced judgements are stored with the judgement. */
async function readResults(db: Database, judgementIds: readonly string[]): Promise<ResultRow[]> {
  if (judgementIds.length === 0) return [];
  const { rows } = await sql<ResultRow>`
    select s.judgement_id, r.testcase_index, r.verdict, r.cpu_ms
      from submissions s join submission_results r on r.submission_id = s.id
      where s.judgement_id = any(${[...judgementIds]}::uuid[])
    union all
    select j.id, (r->>'testcase_index')::int, r->>'verdict', (r->>'cpu_ms')::float8
      from judgements j, jsonb_array_elements(j.results) r
      where j.id = any(${[...judgementIds]}::uuid[]) and jsonb_typeof(j.results) = 'array'
    order by 1, 2`.execute(db);
  return rows;
}
