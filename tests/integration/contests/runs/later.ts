import { query } from '../../../support/product/postgres';

/** Moves the contest and its runs this many minutes into the past, as if the time had passed. */
export async function later(databaseUrl: string, slug: string, minutes: number): Promise<void> {
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
