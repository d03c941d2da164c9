import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database/open';

const minute = 60;

export type RateDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/**
 * Counts one request and says whether it is within the limit. Counted in the database, so that the limit holds over all
 * processes; by minute of the clock (or a longer part of the day), which needs one statement.
 *
 * @param parts what is counted together, e.g. `['submit', uid]`; stored as a hash, since it may hold an e-mail address
 * @param windowSeconds how long a window is, from a minute to a day
 */
export async function countRequest(
  db: Database,
  parts: readonly string[],
  max: number,
  windowSeconds = minute,
): Promise<RateDecision> {
  const name = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  const { rows } = await sql<{ count: number; rest: number }>`
    insert into rate_counters as c (name, window_start, count) values (${name}, date_bin(${windowSeconds} * interval '1 second', clock_timestamp(), 'epoch'), 1)
    on conflict (name) do update set
      count = case when c.window_start = excluded.window_start then c.count + 1 else 1 end,
      window_start = excluded.window_start
    returning count, ${windowSeconds}::float8 - extract(epoch from clock_timestamp() - window_start)::float8 as rest`.execute(
    db,
  );
  const row = rows[0];
  if (!row || row.count <= max) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(row.rest)) };
}
