/**
 * Private problems that are open to more people than their creator: a finished contest opens them for practice to its
 * participants, if the organiser chooses it (decision 084), and an assignment opens them to its class (091). A problem
 * stays private while a contest that is not over has it.
 */

import type { Selectable } from 'kysely';
import { contestEndMs, deadlineMs } from '../../../contract/rules/contest/contest-clock';
import type { Database } from '../../platform/database/open';
import type { ContestsTable } from '../../platform/database/schema-contests';
import { findAssigned } from '../assignments/public';
import { clockOf } from '../contest-clock/public';
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
    .select(['q.problem_pk', 'contests.pk', 'contests.start_time', 'contests.end_time'])
    .select(['contests.duration_minutes', 'contests.removed', 'contests.paused_since'])
    .select('contests.late_sync_minutes')
    .where('q.problem_pk', 'in', problemPks)
    .where('contests.deleted_at', 'is', null)
    .execute();
  const found = new Set<string>();
  for (const { problem_pk, ...contest } of rows) {
    const opensMs = await practiceOpensMs(db, contest, now);
    if (opensMs === null || opensMs > now.getTime()) found.add(problem_pk);
  }
  return found;
}

type Timed = Parameters<typeof clockOf>[0] & Pick<Selectable<ContestsTable>, 'pk' | 'late_sync_minutes'>;

/**
 * When nobody can submit any more: after the end, all extra time, and the time for late submissions. Null: never,
 * because the contest has no end.
 */
export async function practiceOpensMs(
  db: Database,
  contest: Timed,
  now = new Date(),
): Promise<number | null> {
  const clock = clockOf(contest, now);
  const endMs = contestEndMs(clock);
  if (endMs === null) return null;
  const graceMs = contest.late_sync_minutes * 60_000;
  if (endMs + graceMs > now.getTime()) return endMs + graceMs;
  const extended = await db
    .selectFrom('contest_participants as m')
    .leftJoin('contest_runs as run', (join) =>
      join.onRef('run.contest_pk', '=', 'm.contest_pk').onRef('run.uid', '=', 'm.uid'),
    )
    .select(['run.started_at', 'm.extra_time_ms'])
    .where('m.contest_pk', '=', contest.pk)
    .where('m.blocked_at', 'is', null)
    .where('m.extra_time_ms', '>', 0)
    .execute();
  const ends = extended.map(({ started_at, extra_time_ms }) =>
    started_at === null
      ? // The start may still arrive from a device.
        (deadlineMs({ ...clock, durationMs: null }, clock.startMs, extra_time_ms) ?? endMs)
      : (deadlineMs(clock, started_at.getTime(), extra_time_ms) ?? endMs),
  );
  return Math.max(endMs, ...ends) + graceMs;
}
