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
  const own = await countWaiting(db, group);
  if (own >= limits.waitingEachMax) {
    const message = `${own} submissions of yours are waiting to be judged. Send the next one when some of them are done.`;
    return { type: 'full', message, retryAfterSeconds: await untilRoomSeconds(db) };
  }
  if (await isFull(db, limits)) {
    const message = 'Too many submissions are waiting to be judged. Please try again later.';
    return { type: 'full', message, retryAfterSeconds: await untilRoomSeconds(db) };
  }
  return { type: 'room', round: own };
}

/** So many do not come within a second. */
const farFromFull = 500;
const counts = new WeakMap<QueueLimits, { all: number; atMs: number }>();

/** Far from full, one count is good for a second: else each of a thousand that come together counts all that wait. */
async function isFull(db: Database, limits: QueueLimits): Promise<boolean> {
  const { waitingMax } = limits;
  const known = counts.get(limits);
  const isGood = known && Date.now() - known.atMs < 1000 && known.all < waitingMax - farFromFull;
  if (isGood) return false;
  const all = await countWaiting(db);
  counts.set(limits, { all, atMs: Date.now() });
  return all >= waitingMax;
}

async function countWaiting(db: Database, group?: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('submissions')
    .where('status', '=', 'queued')
    .where('held', '=', false)
    .$if(group !== undefined, (query) => query.where('group_key', '=', group ?? ''))
    .select(sql<number>`count(*)::int`.as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
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
