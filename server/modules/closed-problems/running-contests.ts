import type { Database } from '../../platform/database/open';
import { extraTimes, frozenSinceMs, isOverForAll } from '../contest-clock/public';

/**
 * Keys of the contests with an end that have this problem and are not over, extra time and late submissions
 * included. A contest whose leaderboard stays frozen is not over, either.
 */
export async function readRunningContests(
  db: Database,
  problemPk: string,
  now = new Date(),
): Promise<string[]> {
  return (await readRunning(db, [problemPk], now)).map(({ pk }) => pk);
}

/** Those of these problems that such a contest has. */
export async function findInRunningContests(
  db: Database,
  problemPks: readonly string[],
  now = new Date(),
): Promise<Set<string>> {
  return new Set((await readRunning(db, problemPks, now)).map(({ problem_pk }) => problem_pk));
}

async function readRunning(db: Database, problemPks: readonly string[], now: Date) {
  const rows = await db
    .selectFrom('contest_problems as q')
    .innerJoin('contests', 'contests.pk', 'q.contest_pk')
    .select([
      'q.problem_pk',
      'contests.pk',
      'contests.start_time',
      'contests.end_time',
      'contests.duration_minutes',
    ])
    .select(['contests.removed', 'contests.paused_since', 'contests.late_sync_minutes', extraTimes])
    .select(['contests.freeze_minutes', 'contests.freeze_kept', 'contests.unfrozen_at'])
    .where('q.problem_pk', 'in', problemPks)
    .where('contests.deleted_at', 'is', null)
    .where('contests.end_time', 'is not', null)
    .execute();
  const isOver = (row: (typeof rows)[number]) =>
    isOverForAll(row, now) && frozenSinceMs(row, now.getTime()) === null;
  return rows.filter((row) => !isOver(row));
}
