import { sql } from 'kysely';
import { deadlineMs } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { type ContestRow, clockOf, drawnProblems } from '../contest-row';

/** In an open run, practice would reveal the solution. Creators know the answers of their own contests. */
export async function isInOwnRun(
  db: Database,
  problemPk: string,
  uid: string,
  now = new Date(),
): Promise<boolean> {
  const runs = await db
    .selectFrom('contest_problems as q')
    .innerJoin('contests', 'contests.pk', 'q.contest_pk')
    .innerJoin('contest_runs as run', (join) =>
      join.onRef('run.contest_pk', '=', 'q.contest_pk').on('run.uid', '=', uid),
    )
    .innerJoin('contest_participants as m', (join) =>
      join.onRef('m.contest_pk', '=', 'q.contest_pk').on('m.uid', '=', uid),
    )
    .selectAll('contests')
    .select(['run.started_at', 'm.extra_time_ms'])
    .where('q.problem_pk', '=', problemPk)
    .where('run.end_reason', 'is', null)
    .where('m.blocked_at', 'is', null)
    .where('contests.deleted_at', 'is', null)
    .where('contests.creator', '<>', uid)
    .where(sql<boolean>`contests.end_time is not null or contests.duration_minutes is not null`)
    .execute();
  for (const run of runs) {
    const deadline = deadlineMs(clockOf(run, now), run.started_at.getTime(), run.extra_time_ms);
    const isOn = deadline === null || now.getTime() < deadline;
    if (isOn && (await isDrawn(db, run, problemPk, uid))) return true;
  }
  return false;
}

async function isDrawn(db: Database, contest: ContestRow, problemPk: string, uid: string): Promise<boolean> {
  return (await drawnProblems(db, contest, uid)).some(({ pk }) => pk === problemPk);
}
