import { sql } from 'kysely';
import type { Database } from '../../database/open';
import { announceEndedSessions } from '../../http/account-endings';
import type { DeviceSessions } from '../identity';

/** So that not every request writes. */
export const seenPrecisionMinutes = 10;

const listedMax = 200;

/** The sessions of local accounts, for their owners. */
export function deviceSessions(db: Database): DeviceSessions {
  return {
    list: async (uid) => {
      const rows = await db
        .selectFrom('identity_sessions')
        .select(['id', 'browser', 'system', 'created_at', 'seen_at'])
        .where('uid', '=', uid)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .limit(listedMax)
        .execute();
      return rows.map(({ id, browser, system, created_at, seen_at }) => ({
        id,
        browser,
        system,
        startedAt: created_at,
        seenAt: seen_at,
      }));
    },
    end: async (uid, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('identity_sessions')
        .where('uid', '=', uid)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await announceEndedSessions(db, uid);
      return numDeletedRows > 0n;
    },
    endOthers: async (uid, kept) => {
      const { numDeletedRows } = await db
        .deleteFrom('identity_sessions')
        .where('uid', '=', uid)
        .where('id', '<>', kept)
        .executeTakeFirst();
      // The kept device asks again.
      await announceEndedSessions(db, uid);
      return Number(numDeletedRows);
    },
  };
}

export async function hasSession(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('identity_sessions').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function noteSeen(db: Database, id: string): Promise<void> {
  await sql`update identity_sessions set seen_at = now()
    where id = ${id} and seen_at < now() - ${seenPrecisionMinutes} * interval '1 minute'`.execute(db);
}
