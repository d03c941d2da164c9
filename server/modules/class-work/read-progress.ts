import { sql } from 'kysely';
import type {
  ClassProgress,
  ProgressCell,
  ProgressColumn,
} from '../../../contract/entities/classes/class-work';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { type MemberTaskState, readTaskStates } from '../assignments/public';
import { findTaughtClass } from '../classes/public';
import { readTaskHelp, type TaskHelp } from '../problem-help/public';
import { readDeviceStates } from './device-reports';
import { readColumns } from './progress-columns';

/** Columns of the overview. */
const assignmentsShownMax = 40;

/** @throws Refusal CLASS_NOT_FOUND, FORBIDDEN, ASSIGNMENT_NOT_FOUND */
export async function readProgress(
  db: Database,
  classID: string,
  assignmentID: string | undefined,
  uid: string,
): Promise<ClassProgress> {
  const { row } = await findTaughtClass(db, classID, uid);
  const assignments = await readAssignments(db, classID);
  const chosen = assignments.find((one) => one.assignmentID === assignmentID);
  if (assignmentID !== undefined && !chosen) throw new Refusal('ASSIGNMENT_NOT_FOUND');
  const shown = chosen ? [chosen] : assignments.slice(0, assignmentsShownMax);
  const ids = shown.map((one) => one.assignmentID);
  const [states, help] = [await readTaskStates(db, ids), await readTaskHelp(db, ids)];
  const columns: (ProgressColumn & { key: string })[] = chosen
    ? await readColumns(db, chosen)
    : shown.map((one) => ({
        key: one.assignmentID,
        kind: 'assignment',
        name: one.assignmentID,
        title: one.title,
        dueAt: one.dueAt,
        problems: [],
      }));
  const cells = chosen ? taskCells(states) : assignmentCells(states);
  const helpOf = helpByCell(help, chosen ? 'task' : 'assignment');
  const students = await readStudents(db, classID);
  // Teachers do not see devices of an archived class.
  const devices = row.archived_at
    ? new Map<string, never>()
    : await readDeviceStates(
        db,
        students.map((student) => student.uid),
      );
  return {
    classID,
    name: row.name,
    archivedAt: row.archived_at?.toISOString() ?? null,
    time: new Date().toISOString(),
    assignments,
    assignmentID: chosen?.assignmentID ?? null,
    columns: columns.map(({ key: _, ...column }) => column),
    students: students.map(({ uid: student, ...shownFields }) => ({
      ...shownFields,
      devices: devices.get(student) ?? [],
      cells: columns.map(({ key }) => {
        const [cell, opened] = [cells.get(`${student}/${key}`), helpOf.get(`${student}/${key}`)];
        return cell ? { ...cell, ...(opened && { help: opened }) } : null;
      }),
    })),
  };
}

type ListedAssignment = ClassProgress['assignments'][number];

async function readAssignments(db: Database, classID: string): Promise<ListedAssignment[]> {
  const rows = await db
    .selectFrom('assignments')
    .select(['id', 'title', 'opens_at', 'due_at'])
    .where('class_id', '=', classID)
    .where('published_at', 'is not', null)
    .orderBy('opens_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, opens_at, due_at }) => ({
    assignmentID: id,
    title,
    opensAt: opens_at.toISOString(),
    dueAt: due_at?.toISOString() ?? null,
  }));
}

async function readStudents(db: Database, classID: string) {
  const { rows } = await sql<{ uid: string; username: string; displayName: string; group: string }>`
    select u.uid, u.username, u.display_name as "displayName", m.group_name as "group"
      from class_members m join users u on u.uid = m.uid
      where m.class_id = ${classID} and m.role = 'student' and m.removed_at is null
      order by lower(u.display_name), u.username`.execute(db);
  return rows;
}

type Cells = ReadonlyMap<string, ProgressCell>;

const taskCells = (states: readonly MemberTaskState[]): Cells =>
  new Map(
    states.map(({ uid, position, state, tries, lastAt, late, parts }) => [
      `${uid}/${position}`,
      { state, tries, lastAt, late, ...(parts && { parts }) },
    ]),
  );

/** Sums of the tasks of each assignment. */
function assignmentCells(states: readonly MemberTaskState[]): Cells {
  const byCell = new Map<string, MemberTaskState[]>();
  for (const state of states) {
    const key = `${state.uid}/${state.assignmentID}`;
    byCell.set(key, [...(byCell.get(key) ?? []), state]);
  }
  return new Map([...byCell].map(([key, tasks]) => [key, sumOf(tasks)]));
}

function sumOf(tasks: readonly MemberTaskState[]): ProgressCell {
  const solved = tasks.filter(({ state }) => state === 'solved').length;
  const isStarted = tasks.some(({ state }) => state !== 'notStarted');
  const times = tasks.flatMap(({ lastAt }) => lastAt ?? []).sort();
  return {
    state: solved === tasks.length ? 'solved' : isStarted ? 'tried' : 'notStarted',
    tries: tasks.reduce((sum, { tries }) => sum + tries, 0),
    lastAt: times.at(-1) ?? null,
    late: tasks.some(({ late }) => late),
    parts: { solved, total: tasks.length },
  };
}

function helpByCell(
  help: readonly TaskHelp[],
  per: 'task' | 'assignment',
): Map<string, NonNullable<ProgressCell['help']>> {
  const byCell = new Map<string, NonNullable<ProgressCell['help']>>();
  for (const { uid, assignmentID, position, hints, editorials } of help) {
    const key = `${uid}/${per === 'task' ? position : assignmentID}`;
    const sum = byCell.get(key) ?? { hints: 0, editorials: 0 };
    byCell.set(key, { hints: sum.hints + hints, editorials: sum.editorials + editorials });
  }
  return byCell;
}
