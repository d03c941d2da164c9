import { sql } from 'kysely';
import type { Database } from './open';

/**
 * Runs `work` unless another process of the installation runs work with the same name. If this process dies, its
 * connection ends and PostgreSQL releases the lock.
 * @returns undefined if another process is at it
 */
export async function oneAtATime<T>(
  db: Database,
  name: string,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  return await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${name}, 0)) as locked`.execute(connection);
    if (!rows[0]?.locked) return undefined;
    try {
      return { result: await work() };
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection);
    }
  });
}
