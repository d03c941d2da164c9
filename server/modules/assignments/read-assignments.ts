import { type Selectable, sql } from 'kysely';
import type { Assignment, AssignmentTask, TaskKind } from '../../../contract/entities/classes/assignment';
import type { ClassRole } from '../../../contract/entities/classes/class';
import type { ProblemType } from '../../../contract/limits';
import { solutionsFromMs } from '../../../contract/rules/classes/assignment-validity';
import type { Database } from '../../platform/database/open';
import type { AssignmentsTable } from '../../platform/database/schema-assignments';
import { type MemberTaskState, readTaskStates } from './task-states';

type Row = Selectable<AssignmentsTable> & { class_name: string; role: ClassRole };

interface TaskRow {
  readonly assignment_id: string;
  readonly position: number;
  readonly kind: TaskKind;
  readonly solution: string;
  readonly name: string;
  readonly title: string;
  readonly type: ProblemType | null;
  readonly version: number | null;
}

/** @param only this assignment */
export async function readAssignments(
  db: Database,
  uid: string,
  only: string | null = null,
  now = new Date(),
): Promise<Assignment[]> {
  const rows = await readRows(db, uid, only);
  const isOpen = (row: Row) => row.role === 'teacher' || row.opens_at <= now;
  const open = rows.filter(isOpen).map(({ id }) => id);
  const own = rows.filter((row) => row.role === 'student' && isOpen(row)).map(({ id }) => id);
  const tasks = await readTasks(db, open);
  const states = new Map(
    (await readTaskStates(db, own, uid)).map((state) => [`${state.assignmentID}/${state.position}`, state]),
  );
  return rows.map((row) => ({
    ...toAssignment(row),
    tasks: tasks
      .filter(({ assignment_id }) => assignment_id === row.id)
      .map((task) => toTask(task, row, states.get(`${row.id}/${task.position}`), now)),
  }));
}

/** Students: published ones for them. Teachers: all. */
async function readRows(db: Database, uid: string, only: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.*, c.name as class_name, m.role from class_members m
      join classes c on c.id = m.class_id join assignments a on a.class_id = c.id
      where m.uid = ${uid} and m.removed_at is null and c.archived_at is null
        and (${only}::uuid is null or a.id = ${only}::uuid)
        and case m.role when 'teacher' then exists (select from teachers t where t.uid = m.uid)
          else a.published_at is not null and (cardinality(a.groups) = 0 or m.group_name = any(a.groups)) end
      order by a.due_at nulls last, a.opens_at, a.id`.execute(db);
  return rows;
}

async function readTasks(db: Database, ids: readonly string[]): Promise<TaskRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TaskRow>`
    select t.assignment_id, t.position, t.kind, t.solution, coalesce(p.id, c.url, k.slug) as name,
        coalesce(p.title, c.name, k.name) as title, p.type, coalesce(p.version, c.version) as version
      from assignment_tasks t left join problems p on p.pk = t.problem_pk
        left join challenges c on c.pk = t.challenge_pk left join contests k on k.pk = t.contest_pk
      where t.assignment_id = any(${ids}::uuid[]) and k.deleted_at is null
      order by t.assignment_id, t.position`.execute(db);
  return rows;
}

function toAssignment(row: Row): Omit<Assignment, 'tasks'> {
  return {
    assignmentID: row.id,
    classID: row.class_id,
    className: row.class_name,
    role: row.role,
    version: row.version,
    title: row.title,
    text: row.text,
    opensAt: row.opens_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    lateUntil: row.late_until?.toISOString() ?? null,
    languages: row.languages,
    showSolutions: row.show_solutions,
    ...(row.role === 'teacher' && { groups: row.groups, isPublished: row.published_at !== null }),
  };
}

function toTask(
  row: TaskRow,
  assignment: Row,
  state: MemberTaskState | undefined,
  now: Date,
): AssignmentTask {
  const { kind, name, title, solution } = row;
  const { assignmentID: _, position: __, uid: ___, ...own } = state ?? {};
  const isShown = assignment.role === 'teacher' || isSolutionShown(assignment, now);
  return {
    kind,
    name,
    title,
    ...(row.type !== null && { type: row.type }),
    ...(row.version !== null && { version: row.version }),
    ...(isShown && solution !== '' && { solution }),
    ...(state && { own: own as AssignmentTask['own'] }),
  };
}

function isSolutionShown({ show_solutions, due_at, late_until }: Row, now: Date): boolean {
  const fromMs = solutionsFromMs({
    showSolutions: show_solutions,
    dueAt: due_at?.toISOString() ?? null,
    lateUntil: late_until?.toISOString() ?? null,
  });
  return fromMs !== null && fromMs <= now.getTime();
}

/** Undefined: the assignment does not exist, or not for this person. */
export async function findTaskContent(
  db: Database,
  assignmentID: string,
  uid: string,
): Promise<{ problemPks: string[]; challenges: string[] } | undefined> {
  const [assignment] = await readAssignments(db, uid, assignmentID);
  if (!assignment) return undefined;
  if (assignment.tasks.length === 0) return { problemPks: [], challenges: [] };
  const { rows } = await sql<{ problem_pk: string }>`
    select problem_pk from assignment_tasks where assignment_id = ${assignmentID} and problem_pk is not null
    union select c.problem_pk from assignment_tasks t join challenge_problems c on c.challenge_pk = t.challenge_pk
      where t.assignment_id = ${assignmentID}`.execute(db);
  return {
    problemPks: rows.map(({ problem_pk }) => problem_pk),
    challenges: assignment.tasks.filter(({ kind }) => kind === 'challenge').map(({ name }) => name),
  };
}
