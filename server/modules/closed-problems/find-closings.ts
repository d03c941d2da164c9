/**
 * A problem of a running contest reveals nothing outside the contest: practice is closed to the contest's participants,
 * and to signed-out visitors if the problem's owner runs the contest. Other signed-in users can practise, otherwise
 * anyone could close a public problem for everybody with a contest of their own.
 */
import { sql } from 'kysely';
import { deadlineMs } from '../../../contract/rules/contest/contest-clock';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { clockOf, extraTimes, lastDeadlineMs } from '../contest-clock/public';
import { closedText } from './messages';

export interface Closing {
  /** Undefined: the visitor cannot know the contest. */
  readonly name: string | undefined;
  readonly contestSlug: string | undefined;
  /** Includes everybody's extra time, and the time in which late submissions can arrive. */
  readonly untilMs: number;
}

/** @param uid undefined: not signed in */
export async function findClosing(
  db: Database,
  problemPk: string,
  uid: string | undefined,
  now = new Date(),
): Promise<Closing | undefined> {
  return (await findClosings(db, [problemPk], uid, now)).get(problemPk);
}

/** By problem. The contest that ends last, if there are several. */
export async function findClosings(
  db: Database,
  problemPks: readonly string[],
  uid: string | undefined,
  now = new Date(),
): Promise<Map<string, Closing>> {
  const found = new Map<string, Closing>();
  if (problemPks.length === 0) return found;
  for (const row of await readContests(db, problemPks, uid, now)) {
    const untilMs = closedUntilMs(row, now);
    if (untilMs === null || untilMs <= now.getTime()) continue;
    if (untilMs <= (found.get(row.problem_pk)?.untilMs ?? 0)) continue;
    const isKnown = uid !== undefined || row.public;
    found.set(row.problem_pk, {
      name: isKnown ? row.name : undefined,
      contestSlug: isKnown ? row.slug : undefined,
      untilMs,
    });
  }
  return found;
}

/** @throws Refusal IN_YOUR_CONTEST */
export async function refuseIfClosed(
  db: Database,
  problemPk: string,
  uid: string | undefined,
): Promise<void> {
  const closing = await findClosing(db, problemPk, uid);
  if (closing) throw new Refusal('IN_YOUR_CONTEST', { message: closedText(closing.name) });
}

async function readContests(db: Database, problemPks: readonly string[], uid: string | undefined, now: Date) {
  const query = db
    .selectFrom('contest_problems as q')
    .innerJoin('contests', 'contests.pk', 'q.contest_pk')
    .innerJoin('problems', 'problems.pk', 'q.problem_pk')
    .select(['q.problem_pk', 'contests.name', 'contests.slug', 'contests.public'])
    .select(['contests.start_time', 'contests.end_time', 'contests.duration_minutes', 'contests.removed'])
    .select(['contests.paused_since', 'contests.late_sync_minutes', extraTimes])
    .where('q.problem_pk', 'in', problemPks)
    .where('contests.deleted_at', 'is', null)
    .where('contests.start_time', '<=', now);
  if (uid === undefined) {
    return await query
      .select([sql<Date | null>`null`.as('started_at'), sql<number>`0`.as('extra_time_ms')])
      .whereRef('contests.creator', '=', 'problems.creator')
      .where('contests.end_time', 'is not', null)
      .execute();
  }
  return await query
    .innerJoin('contest_participants as m', (join) =>
      join.onRef('m.contest_pk', '=', 'q.contest_pk').on('m.uid', '=', uid),
    )
    .leftJoin('contest_runs as run', (join) =>
      join.onRef('run.contest_pk', '=', 'q.contest_pk').on('run.uid', '=', uid),
    )
    .select(['run.started_at', 'm.extra_time_ms'])
    .where('m.blocked_at', 'is', null)
    .where('contests.creator', '<>', uid)
    .where('problems.creator', '<>', uid)
    .execute();
}

/** Null: never closed, or not yet. A contest without an end closes only for the time of a timed run. */
function closedUntilMs(row: Awaited<ReturnType<typeof readContests>>[number], now: Date): number | null {
  const ownMs = row.started_at && deadlineMs(clockOf(row, now), row.started_at.getTime(), row.extra_time_ms);
  const lastMs = Math.max(lastDeadlineMs(row, now) ?? 0, ownMs ?? 0);
  return lastMs === 0 ? null : lastMs + row.late_sync_minutes * 60_000;
}
