import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';

export interface QueueLimits {
  /** Submissions that may wait to be judged, of all people together. */
  readonly waitingMax: number;
  /** Of one person, or of one address. */
  readonly waitingEachMax: number;
}

export type Room =
  /** `round`: how many of the same sender wait already. */
  | { readonly type: 'room'; readonly round: number }
  | { readonly type: 'full'; readonly message: string; readonly retryAfterSeconds: number };

const retryAfter = { minSeconds: 5, maxSeconds: 300 } as const;

/**
 * Whether one more submission may wait. Counted without a lock: as many more get in as arrive at the same moment, which is few and
 * harms nobody.
 */
export async function findRoom(db: Database, group: string, limits: QueueLimits): Promise<Room> {
  const { all, own } = await db
    .selectFrom('submissions')
    .where('status', '=', 'queued')
    .where('held', '=', false)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where group_key = ${group})::int`.as('own'),
    ])
    .executeTakeFirstOrThrow();
  if (own >= limits.waitingEachMax) {
    const message = `${own} submissions of yours are waiting to be judged. Send the next one when some of them are done.`;
    return { type: 'full', message, retryAfterSeconds: await untilRoomSeconds(db) };
  }
  if (all >= limits.waitingMax) {
    const message = 'Too many submissions are waiting to be judged. Please try again later.';
    return { type: 'full', message, retryAfterSeconds: await untilRoomSeconds(db) };
  }
  return { type: 'room', round: own };
}

/** When about ten more are done, at the pace of the last minute; spread, so that not all come back at once. */
async function untilRoomSeconds(db: Database): Promise<number> {
  const { lately } = await db
    .selectFrom('judgements')
    .where('judged_time', '>', sql<Date>`now() - interval '1 minute'`)
    .select(sql<number>`count(*)::int`.as('lately'))
    .executeTakeFirstOrThrow();
  const seconds = (600 / Math.max(1, lately)) * (1 + Math.random());
  return Math.round(Math.min(retryAfter.maxSeconds, Math.max(retryAfter.minSeconds, seconds)));
}
