/**
 * Private problems that are open to more people than their creator: a finished contest opens them for practice to its
 * participants, if the organiser chooses it (decision 084), and an assignment opens them to its class (091). A problem
 * stays private while a contest that is not over has it.
 */

import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/open';
import type { ContestsTable } from '../../platform/database/schema-contests';
import { findAssigned } from '../assignments/public';
import { extraTimes, lastDeadlineMs } from '../contest-clock/public';
import { findProblemRole } from '../problem-members/public';

interface Problem {
  readonly pk: string;
  readonly public: boolean;
  readonly creator: string;
}

/** Can open and practise it, unless a running contest closes it (ROLE-12, D-43). */
export async function canPractise(
  db: Database,
  problem: Problem,
  uid: string | undefined,
  now = new Date(),
): Promise<boolean> {
  if (problem.public || problem.creator === uid) return true;
  if (uid === undefined) return false;
  if (await findProblemRole(db, problem, uid)) return true;
  return (await findOpened(db, [problem.pk], uid, now)).has(problem.pk);
}

/** The private problems among these that are open to this person. */
export async function findOpened(
  db: Database,
  problemPks: readonly string[],
  uid: string,
  now = new Date(),
): Promise<Set<string>> {
  if (problemPks.length === 0) return new Set();
  const openers = await db
    .selectFrom('contest_problems as q')
    .innerJoin('contests', 'contests.pk', 'q.contest_pk')
    .innerJoin('problems', 'problems.pk', 'q.problem_pk')
    .innerJoin('contest_participants as m', (join) =>
      join.onRef('m.contest_pk', '=', 'q.contest_pk').on('m.uid', '=', uid),
    )
    .select('q.problem_pk')
    .where('q.problem_pk', 'in', problemPks)
    .where('contests.deleted_at', 'is', null)
    .where('contests.practice_open', '=', true)
    // Another author's problem may have become private later.
    .whereRef('contests.creator', '=', 'problems.creator')
    .where('m.blocked_at', 'is', null)
    .execute();
  const assigned = await findAssigned(db, problemPks, uid, now);
  const candidates = [...new Set([...openers.map(({ problem_pk }) => problem_pk), ...assigned])];
  const busy = await findUnfinished(db, candidates, now);
  return new Set(candidates.filter((pk) => !busy.has(pk)));
}

/** The ones with a contest that is not over for everybody. */
async function findUnfinished(db: Database, problemPks: readonly string[], now: Date): Promise<Set<string>> {
  if (problemPks.length === 0) return new Set();
  const rows = await db
    .selectFrom('contest_problems as q')
    .innerJoin('contests', 'contests.pk', 'q.contest_pk')
    .select(['q.problem_pk', 'contests.start_time', 'contests.end_time'])
    .select(['contests.duration_minutes', 'contests.removed', 'contests.paused_since'])
    .select(['contests.late_sync_minutes', extraTimes])
    .where('q.problem_pk', 'in', problemPks)
    .where('contests.deleted_at', 'is', null)
    .execute();
  const isOver = (opensMs: number | null) => opensMs !== null && opensMs <= now.getTime();
  const unfinished = rows.filter((contest) => !isOver(practiceOpensMs(contest, now)));
  return new Set(unfinished.map(({ problem_pk }) => problem_pk));
}

type Timed = Parameters<typeof lastDeadlineMs>[0] & Pick<Selectable<ContestsTable>, 'late_sync_minutes'>;

/**
 * When nobody can submit any more: after the end, all extra time, and the time for late submissions. Null: never,
 * because the contest has no end.
 */
export function practiceOpensMs(contest: Timed, now = new Date()): number | null {
  const lastMs = lastDeadlineMs(contest, now);
  return lastMs === null ? null : lastMs + contest.late_sync_minutes * 60_000;
}
