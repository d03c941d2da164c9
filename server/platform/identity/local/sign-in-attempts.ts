import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/open';

/** One minute first, doubling up to 16. */
const attemptsBeforeLock = 10;
const lockDoublings = 4;

/**
 * For an email (with or without an account), from everywhere or from one network. Hashed, because a typo
 * may contain private text.
 */
export function attemptKeyOf(email: string, network?: string): string {
  const parts = network === undefined ? [email] : [email, network];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * Counts before the password is checked, so that parallel attempts cannot bypass the limit. False: locked,
 * do not check the password. One statement, the same for emails without an account.
 */
export async function countAttempt(db: Database, guard: string): Promise<boolean> {
  const isLocked = sql`coalesce(guard.locked_until > now(), false)`;
  const { rows } = await sql<{ refused: boolean }>`
    insert into identity_guards as guard (name, attempts, refused) values (${guard}, 1, false)
    on conflict (name) do update set
      refused = ${isLocked},
      attempts = case when ${isLocked} then guard.attempts else guard.attempts + 1 end,
      locked_until = case
        when ${isLocked} then guard.locked_until
        when guard.attempts + 1 >= ${attemptsBeforeLock} then now() + interval '1 minute'
          * power(2, least(guard.attempts + 1 - ${attemptsBeforeLock}, ${lockDoublings})) end,
      seen_at = now()
    returning refused`.execute(db);
  return rows[0]?.refused !== true;
}

export async function resetAttempts(db: Database, guard: string): Promise<void> {
  await db.deleteFrom('identity_guards').where('name', '=', guard).execute();
}
