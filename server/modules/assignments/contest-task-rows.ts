import { type Selectable, sql } from 'kysely';
import { contestEndMs, deadlineMs } from '../../../contract/rules/contest/contest-clock';
import type { Database } from '../../platform/database/open';
import type { ContestsTable } from '../../platform/database/schema-contests';
import { clockOf, readFrozenContests } from '../contest-clock/public';
import { recipients, type TaskRow } from './task-rows';

type ClockColumns = Pick<
  Selectable<ContestsTable>,
  'start_time' | 'end_time' | 'duration_minutes' | 'removed' | 'paused_since'
>;

interface RunOfTask extends ClockColumns, Pick<TaskRow, 'assignment_id' | 'position' | 'uid' | 'due_at'> {
  readonly contest_pk: string;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
  readonly extra_time_ms: number | null;
  readonly solved: number | null;
  readonly attempts: number | null;
  readonly problems: number;
}

/**
 * A contest is done when the student's run is over. Solved problems are counted only when the results are public: a
 * teacher need not be in the contest's staff.
 */
export async function readContestRows(
  db: Database,
  ids: readonly string[],
  uid: string | null,
): Promise<TaskRow[]> {
  const { rows } = await sql<RunOfTask>`
    with ${recipients(ids, uid)}
    select t.assignment_id, t.position, q.uid, a.due_at, c.pk as contest_pk, c.start_time, c.end_time,
        c.duration_minutes, c.removed, c.paused_since, r.started_at, r.ended_at, r.end_reason,
        m.extra_time_ms, n.solved, n.attempts,
        (select least(count(*), nullif(c.max_questions, 0)) from contest_problems p
          where p.contest_pk = c.pk)::int as problems
      from assignment_tasks t join chosen a on a.id = t.assignment_id
        join contests c on c.pk = t.contest_pk
        join people q on q.assignment_id = a.id
        left join contest_runs r on r.contest_pk = c.pk and r.uid = q.uid
          and (a.late_until is null or r.started_at <= a.late_until)
        left join contest_participants m on m.contest_pk = c.pk and m.uid = q.uid
        left join contest_standings n on n.contest_pk = c.pk and n.uid = q.uid
      order by t.assignment_id, t.position, q.uid`.execute(db);
  if (rows.length === 0) return [];
  const now = new Date();
  const frozen = new Set((await readFrozenContests(db, undefined, now)).map(({ pk }) => pk));
  return rows.map((row) => toTaskRow(row, frozen.has(row.contest_pk), now));
}

function toTaskRow(row: RunOfTask, isFrozen: boolean, now: Date): TaskRow {
  const { started_at } = row;
  const endMs = contestEndMs(clockOf(row, now));
  const isPublic = !isFrozen && endMs !== null && endMs < now.getTime();
  const overAt = started_at && overBy(row, started_at, now);
  return {
    assignment_id: row.assignment_id,
    position: row.position,
    uid: row.uid,
    due_at: row.due_at,
    tries: isPublic ? (row.attempts ?? 0) : 0,
    first_at: started_at,
    last_at: overAt ?? started_at,
    solved: row.solved ?? 0,
    total: isPublic && started_at ? row.problems : null,
    solved_at: row.end_reason === 'malpractice' ? null : overAt,
    received_at: overAt,
    whole: false,
  };
}

/** Null: the run goes on. */
function overBy(run: RunOfTask, startedAt: Date, now: Date): Date | null {
  if (run.ended_at) return run.ended_at;
  const deadline = deadlineMs(clockOf(run, now), startedAt.getTime(), run.extra_time_ms ?? 0);
  return deadline !== null && deadline <= now.getTime() ? new Date(deadline) : null;
}
