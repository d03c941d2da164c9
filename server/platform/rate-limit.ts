import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database/open';

const minute = 60;

export type RateDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/**
 * Counts a request and returns whether it is within the limit. Counts in the database, so that the limit
 * covers all processes, and per clock minute (or longer window), so that one statement is enough.
 *
 * @param parts the counter's key, e.g. `['submit', uid]`; stored as a hash, because it may contain an email
 * address
 * @param windowSeconds window length, from a minute to a day
 */
export async function countRequest(
  db: Database,
  parts: readonly string[],
  max: number,
  windowSeconds = minute,
): Promise<RateDecision> {
  const name = counterName(parts);
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

/** Forgets what was counted under this key. */
export async function resetRequests(db: Database, parts: readonly string[]): Promise<void> {
  await db.deleteFrom('rate_counters').where('name', '=', counterName(parts)).execute();
}

const counterName = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
