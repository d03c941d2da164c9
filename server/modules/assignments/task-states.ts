/**
 * The state of each student for each task, from ordinary submissions, answers and contest runs (decision 091).
 * Work counts from the opening on, in an allowed language, by the time that counts as written.
 */
import { sql } from 'kysely';
import type { TaskState } from '../../../contract/entities/classes/assignment';
import type { Database } from '../../platform/database/open';
import { readContestRows } from './contest-task-rows';
import { recipients, type TaskRow } from './task-rows';

export interface MemberTaskState extends TaskState {
  readonly assignmentID: string;
  readonly position: number;
  readonly uid: string;
}

/** One row for each recipient and task. @param uid only this student's */
export async function readTaskStates(
  db: Database,
  assignmentIDs: readonly string[],
  uid: string | null = null,
): Promise<MemberTaskState[]> {
  if (assignmentIDs.length === 0) return [];
  const rows = [
    ...(await readProblemRows(db, assignmentIDs, uid)),
    ...(await readContestRows(db, assignmentIDs, uid)),
  ];
  return rows.map(toState);
}

function toState(row: TaskRow): MemberTaskState {
  const { solved_at, first_at, due_at, received_at, solved, total } = row;
  const at = solved_at ?? first_at;
  return {
    assignmentID: row.assignment_id,
    position: row.position,
    uid: row.uid,
    state: solved_at ? 'solved' : first_at ? 'tried' : 'notStarted',
    tries: row.tries,
    solvedAt: solved_at?.toISOString() ?? null,
    receivedAt: received_at?.toISOString() ?? null,
    lastAt: row.last_at?.toISOString() ?? null,
    late: at !== null && due_at !== null && at > due_at,
    ...(row.whole || total === null ? {} : { parts: { solved, total } }),
  };
}

/** Of problems, questions and challenges. */
async function readProblemRows(db: Database, ids: readonly string[], uid: string | null): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    with ${recipients(ids, uid)},
    parts as (
      select t.assignment_id, t.position, t.problem_pk from assignment_tasks t
        join chosen a on a.id = t.assignment_id where t.problem_pk is not null
      union all
      select t.assignment_id, t.position, c.problem_pk from assignment_tasks t
        join chosen a on a.id = t.assignment_id join challenge_problems c on c.challenge_pk = t.challenge_pk),
    entries as (
      select s.id, s.uid, s.problem_pk, s.language, s.received_time, coalesce(s.verdict = 'AC', false) as ok,
          s.verdict is null or s.verdict not in ('CE', 'JE') as is_try
        from submissions s where s.type <> 'contest' and s.uid in (select uid from people)
          and s.problem_pk in (select problem_pk from parts)
      union all
      select n.id, n.uid, n.problem_pk, null, n.received_time, n.correct, true
        from answers n where n.type <> 'contest' and n.uid in (select uid from people)
          and n.problem_pk in (select problem_pk from parts)),
    dated as (
      select e.*, coalesce(w.written_time, e.received_time) as at
        from entries e left join work_entries w on w.id = e.id),
    work as (
      select p.assignment_id, p.position, p.problem_pk, e.uid, e.at, e.received_time, e.is_try,
          min(e.at) filter (where e.ok) over part as solved_at,
          e.ok and e.at = min(e.at) filter (where e.ok) over part as is_solution
        from parts p join chosen a on a.id = p.assignment_id
          join dated e on e.problem_pk = p.problem_pk
          join people q on q.assignment_id = a.id and q.uid = e.uid
        where e.at >= a.opens_at and (a.late_until is null or e.at <= a.late_until)
          and (e.language is null or cardinality(a.languages) = 0 or e.language = any(a.languages))
        window part as (partition by p.assignment_id, p.position, p.problem_pk, e.uid)),
    done as (
      select assignment_id, position, problem_pk, uid, min(at) as first_at, max(at) as last_at, min(solved_at) as solved_at,
          min(received_time) filter (where is_solution) as received_at,
          count(*) filter (where is_try and (solved_at is null or at <= solved_at))::int as tries
        from work group by assignment_id, position, problem_pk, uid),
    sums as (
      select p.assignment_id, p.position, q.uid, count(*)::int as total, count(d.solved_at)::int as solved,
          min(d.first_at) as first_at, max(d.solved_at) as complete_at, max(d.last_at) as last_at,
          (array_agg(d.received_at order by d.solved_at desc nulls last))[1] as received_at,
          coalesce(sum(d.tries), 0)::int as tries
        from parts p join people q on q.assignment_id = p.assignment_id
          left join done d on d.assignment_id = p.assignment_id and d.position = p.position
            and d.problem_pk = p.problem_pk and d.uid = q.uid
        group by p.assignment_id, p.position, q.uid)
    select s.assignment_id, s.position, s.uid, s.tries, s.first_at, s.last_at, s.solved, s.total, a.due_at,
        case when s.solved = s.total then s.complete_at end as solved_at,
        case when s.solved = s.total then s.received_at end as received_at,
        t.challenge_pk is null as whole
      from sums s join chosen a on a.id = s.assignment_id
        join assignment_tasks t on t.assignment_id = s.assignment_id and t.position = s.position
      order by s.assignment_id, s.position, s.uid`.execute(db);
  return rows;
}
