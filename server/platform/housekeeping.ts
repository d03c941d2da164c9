import { sql } from 'kysely';
import type { Logger } from 'pino';
import { idempotencyKeepDays } from '../../contract/limits';
import type { Database } from './database/open';

const intervalMs = 10 * 60_000;
/** A device may be offline for long; what it sends after that is a new request. */
const keepDays = idempotencyKeepDays + 10;
const refreshTokenKeepDays = 400;

/** Removes what nobody can need any more, now and then. Returns how to stop it. */
export function startHousekeeping(db: Database, log: Logger): () => void {
  const timer = setInterval(() => {
    tidy(db).catch((error) => log.warn({ err: error }, 'housekeeping failed'));
  }, intervalMs);
  return () => clearInterval(timer);
}

/** One round: old idempotency keys, finished rate windows, dead refresh tokens, judges that are gone. */
export async function tidy(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - ${keepDays} * interval '1 day'`.execute(
    db,
  );
  await sql`delete from rate_counters where window_start < now() - interval '1 hour'`.execute(db);
  await sql`delete from identity_refresh_tokens
    where dead_at < now() or created_at < now() - ${refreshTokenKeepDays} * interval '1 day'`.execute(db);
  await sql`delete from judge_workers where seen_at < now() - interval '1 hour'`.execute(db);
}
