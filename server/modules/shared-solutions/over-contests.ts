import type { Database } from '../../platform/database/open';
import { readRunningContests } from '../closed-problems/public';
import { extraTimes, isOverForAll } from '../contest-clock/public';

/**
 * Keys of the contests with this problem in which nobody can submit any more, and whose results are public. A contest
 * without an end is never over.
 */
export async function findOverContests(db: Database, problemPk: string, now = new Date()): Promise<string[]> {
  const running = new Set(await readRunningContests(db, problemPk, now));
  const contests = await db
    .selectFrom('contest_problems as q')
    .innerJoin('contests', 'contests.pk', 'q.contest_pk')
    .select(['contests.pk', 'contests.start_time', 'contests.end_time', 'contests.duration_minutes'])
    .select(['contests.removed', 'contests.paused_since', 'contests.late_sync_minutes', extraTimes])
    .where('q.problem_pk', '=', problemPk)
    .where('contests.end_time', '<', now)
    .execute();
  return contests
    .filter((contest) => !running.has(contest.pk) && isOverForAll(contest, now))
    .map(({ pk }) => pk);
}
