/** Compares what the students did with what the server has, and with what the teacher sees. */
import type { ClassProgress } from '../../contract/entities/classes/class-work';
import type { AccountExport } from '../../contract/entities/profile';
import { type Person, request } from '../../tests/integration/client';
import type { DeviceReport } from './device-task';
import type { OpenClass } from './open-class';

const sorted = (texts: readonly string[]) => JSON.stringify([...texts].sort());
/** By the name of the column, then by the text: compares multisets, so a doubled write is a fault. */
const textsOf = (rows: Record<string, unknown>[] | undefined, ...names: string[]) =>
  (rows ?? []).map((row) => names.map((name) => String(row[name])).join('\n'));

async function checkStudent(url: string, student: Person, did: DeviceReport): Promise<string[]> {
  const faults: string[] = [];
  const { body } = await request<AccountExport>(`${url}/api/users/export`, undefined, student);
  const compare = (what: string, ours: readonly string[], server: readonly string[]) => {
    if (sorted(ours) === sorted(server)) return;
    faults.push(`${student.username}: ${ours.length} ${what} here, ${server.length} on the server`);
  };
  compare(
    'judged submissions',
    did.submissions.map(({ problemID, code, isRight }) =>
      [problemID, code, isRight ? 'AC' : 'WA'].join('\n'),
    ),
    textsOf(body.submissions, 'problemID', 'code', 'verdict'),
  );
  compare(
    'answers',
    did.answers.map(({ isRight }) => String(isRight)),
    textsOf(body.answers, 'correct'),
  );
  compare(
    'drafts',
    did.drafts.map(({ problemID, code }) => [problemID, code].join('\n')),
    textsOf(body.drafts, 'problemID', 'code'),
  );
  const expected = new Map(did.submissions.map(({ id, isRight }) => [id, isRight ? 'AC' : 'WA']));
  const wrong = did.shown.filter(({ id, verdict }) => expected.get(id) !== verdict);
  if (wrong.length > 0 || did.shown.length !== expected.size)
    faults.push(
      `${student.username}: the device shows ${wrong.length} wrong results: ${JSON.stringify(wrong[0])}`,
    );
  if (did.unsent > 0) faults.push(`${student.username}: ${did.unsent} writes were not sent`);
  return faults;
}

/** The state of each cell, from what the student did. */
function cellsOf({ problems }: OpenClass, did: DeviceReport): string[] {
  const stateOf = (tries: readonly { isRight: boolean }[]) => {
    if (tries.length === 0) return 'notStarted';
    return tries.some(({ isRight }) => isRight) ? 'solved' : 'tried';
  };
  return [
    ...problems.map((name) => stateOf(did.submissions.filter(({ problemID }) => problemID === name))),
    stateOf(did.answers),
  ];
}

export async function checkClassroom(
  url: string,
  room: OpenClass,
  reports: ReadonlyMap<string, DeviceReport>,
): Promise<string[]> {
  const faults: string[] = [];
  const { teacher, students, classID, assignmentID } = room;
  const grid = await request<ClassProgress>(
    `${url}/api/classes/progress/${classID}?assignmentID=${assignmentID}`,
    undefined,
    teacher,
  );
  for (const student of students) {
    const did = reports.get(student.uid);
    if (!did) {
      faults.push(`${student.username}: no report`);
      continue;
    }
    faults.push(...(await checkStudent(url, student, did)));
    const row = grid.body.students.find(({ username }) => username === student.username);
    const shown = row?.cells.map((cell) => cell?.state ?? 'none') ?? [];
    const expected = cellsOf(room, did);
    if (JSON.stringify(shown) !== JSON.stringify(expected))
      faults.push(`${student.username}: the grid shows ${shown}, expected ${expected}`);
  }
  return faults;
}
