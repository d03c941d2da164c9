import { sql } from 'kysely';
import type { Settings } from '../../../contract/entities/admin/settings';
import type { Database } from '../../platform/database/open';

/** Of waiting submissions: for all users together, and for each user or address. */
export type QueueLimits = Pick<Settings, 'queueMax' | 'queueMaxEach'>;

export type Capacity =
  /** `round`: waiting submissions of the same sender. */
  | { readonly type: 'free'; readonly round: number }
  | { readonly type: 'full'; readonly message: string; readonly retryAfterSeconds: number };

const retryAfter = { minSeconds: 5, maxSeconds: 300 } as const;

/** Without a lock: concurrent submissions can exceed the limit slightly. */
export async function checkCapacity(db: Database, group: string, limits: QueueLimits): Promise<Capacity> {
  const own = await countWaiting(db, group);
  if (own >= limits.queueMaxEach) {
    const message = `You have ${own} submissions waiting for the judge. Try again when some of them are done.`;
    return { type: 'full', message, retryAfterSeconds: await untilFreeSeconds(db) };
  }
  if (await isFull(db, limits)) {
    const message = 'Too many submissions are waiting for the judge. Try again later.';
    return { type: 'full', message, retryAfterSeconds: await untilFreeSeconds(db) };
  }
  return { type: 'free', round: own };
}

/** More submissions than arrive within a second. */
const farFromFull = 500;
const counts = new WeakMap<QueueLimits, { all: number; atMs: number }>();

/** Far from full, a count is reused for a second, because a thousand can arrive at once. */
async function isFull(db: Database, limits: QueueLimits): Promise<boolean> {
  const { queueMax } = limits;
  const known = counts.get(limits);
  const isGood = known && Date.now() - known.atMs < 1000 && known.all < queueMax - farFromFull;
  if (isGood) return false;
  const all = await countWaiting(db);
  counts.set(limits, { all, atMs: Date.now() });
  return all >= queueMax;
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

/** Until about ten more are done; randomised, so that clients do not retry at once. */
async function untilFreeSeconds(db: Database): Promise<number> {
  const { lately } = await db
    .selectFrom('judgements')
    .where('judged_time', '>', sql<Date>`now() - interval '1 minute'`)
    .select(sql<number>`count(*)::int`.as('lately'))
    .executeTakeFirstOrThrow();
  const seconds = (600 / Math.max(1, lately)) * (1 + Math.random());
  return Math.round(Math.min(retryAfter.maxSeconds, Math.max(retryAfter.minSeconds, seconds)));
}
