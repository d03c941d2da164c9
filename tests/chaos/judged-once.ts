import { query } from '../support/product/postgres';

/** A line for each submission without exactly one judgement. */
export async function judgedOtherThanOnce(databaseUrl: string): Promise<string[]> {
  const rows = await query(
    databaseUrl,
    `select * from (select id, status, verdict,
        (select count(*)::int from judgements j where j.submission_id = s.id) as judgements,
        (select count(*)::int from submission_results r where r.submission_id = s.id) as results
      from submissions s) each where status <> 'done' or judgements <> 1 or results = 0`,
  );
  return rows.map((row) => `not judged once: ${JSON.stringify(row)}`);
}
