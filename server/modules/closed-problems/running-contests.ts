import { contestEndMs } from '../../../contract/rules/contest/contest-clock';
import type { Database } from '../../platform/database/open';
import { clockOf } from '../contest-clock/public';

/** Keys of the contests with an end that have this problem and are not over, late submissions included. */
export async function readRunningContests(
  db: Database,
  problemPk: string,
  now = new Date(),
): Promise<string[]> {
  const rows = await db
    .selectFrom('contest_problems as q')
    .innerJoin('contests', 'contests.pk', 'q.contest_pk')
    .select(['contests.pk', 'contests.start_time', 'contests.end_time', 'contests.duration_minutes'])
    .select(['contests.removed', 'contests.paused_since', 'contests.late_sync_minutes'])
    .where('q.problem_pk', '=', problemPk)
    .where('contests.deleted_at', 'is', null)
    .where('contests.end_time', 'is not', null)
    .execute();
  const isOver = (row: (typeof rows)[number]) =>
    (contestEndMs(clockOf(row, now)) ?? 0) + row.late_sync_minutes * 60_000 < now.getTime();
  return rows.filter((row) => !isOver(row)).map(({ pk }) => pk);
}
