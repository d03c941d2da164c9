import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';

export interface Streaks {
  /** Up to today or yesterday (UTC), because today is not over. */
  readonly current: number;
  readonly longest: number;
}

/**
 * Within a streak, day minus row number is constant; the query groups by it.
 * @param hidden accepted work by day that does not count
 */
export async function readStreaks(
  db: Database,
  uid: string,
  hidden: ReadonlyMap<string, number> = new Map(),
): Promise<Streaks> {
  const { rows } = await sql<Streaks>`
    select coalesce(max(length) filter (where last >= (now() at time zone 'UTC')::date - 1), 0)::int as current,
        coalesce(max(length), 0)::int as longest
      from (
        select max(day) as last, count(*) as length from (
          select day, day - (row_number() over (order by day))::int as run from practice_days
            where uid = ${uid} and accepted > coalesce((${JSON.stringify(Object.fromEntries(hidden))}::jsonb ->> day::text)::int, 0)
        ) days group by run
      ) runs`.execute(db);
  return rows[0] ?? { current: 0, longest: 0 };
}
