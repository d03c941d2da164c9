/** What teachers of a class see: openings since an assignment with the problem opened. */
import { sql } from 'kysely';
import type { StudentWork } from '../../../contract/entities/classes/class-work';
import type { HelpPart } from '../../../contract/entities/problem/problem-help';
import type { Database } from '../../platform/database/open';

export interface TaskHelp {
  readonly assignmentID: string;
  readonly position: number;
  readonly uid: string;
  readonly hints: number;
  readonly editorials: number;
}

/** What students opened before they had solved the problem; only tasks and students with openings. */
export async function readTaskHelp(db: Database, assignmentIDs: readonly string[]): Promise<TaskHelp[]> {
  if (assignmentIDs.length === 0) return [];
  const { rows } = await sql<TaskHelp>`
    with parts as (
      select assignment_id, position, problem_pk from assignment_tasks
        where assignment_id = any(${assignmentIDs}::uuid[]) and problem_pk is not null
      union all
      select t.assignment_id, t.position, c.problem_pk from assignment_tasks t
        join challenge_problems c on c.challenge_pk = t.challenge_pk
        where t.assignment_id = any(${assignmentIDs}::uuid[]))
    select p.assignment_id as "assignmentID", p.position, o.uid,
        (count(*) filter (where o.part <> 'editorial'))::int as hints,
        (count(*) filter (where o.part = 'editorial'))::int as editorials
      from parts p join assignments a on a.id = p.assignment_id
        join help_openings o on o.problem_pk = p.problem_pk and o.opened_at >= a.opens_at
        left join solved_problems s on s.uid = o.uid and s.problem_pk = o.problem_pk
      where s.solved_at is null or o.opened_at < s.solved_at
      group by p.assignment_id, p.position, o.uid`.execute(db);
  return rows;
}

/** Oldest first. */
export async function readOpeningsSince(
  db: Database,
  { uid, problemPk, since }: { uid: string; problemPk: string; since: Date },
): Promise<NonNullable<StudentWork['opened']>> {
  const { rows } = await sql<{ part: HelpPart; opened_at: Date; before: boolean }>`
    select o.part, o.opened_at, s.solved_at is null or o.opened_at < s.solved_at as before
      from help_openings o left join solved_problems s on s.uid = o.uid and s.problem_pk = o.problem_pk
      where o.uid = ${uid} and o.problem_pk = ${problemPk} and o.opened_at >= ${since}
      order by o.opened_at, o.part`.execute(db);
  return rows.map(({ part, opened_at, before }) => ({
    part,
    openedTime: opened_at.toISOString(),
    beforeSolving: before,
  }));
}
