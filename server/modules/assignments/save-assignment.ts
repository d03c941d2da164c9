import { isDeepStrictEqual } from 'node:util';
import { type Insertable, sql } from 'kysely';
import { assignmentLimits } from '../../../contract/assignment-limits';
import type { SaveAssignment } from '../../../contract/entities/classes/assignment';
import { findAssignmentFault } from '../../../contract/rules/classes/assignment-validity';
import type { Database } from '../../platform/database/open';
import type { AssignmentTasksTable } from '../../platform/database/schema-assignments';
import { Refusal } from '../../platform/http/refusal';
import { findTaughtClass } from '../classes/public';

/** Work that students did stays as it is: its state is computed from the tasks. */
export async function saveAssignment(db: Database, body: SaveAssignment, caller: string): Promise<void> {
  const fault = findAssignmentFault(body);
  if (fault) throw new Refusal('VALIDATION', { message: fault.message, fields: [fault] });
  await db.transaction().execute(async (transaction) => {
    // The lock serialises two teachers, and repeats.
    const { row: taught } = await findTaughtClass(transaction, body.classID, caller, 'change');
    if (taught.archived_at) throw new Refusal('FORBIDDEN');
    const known = await findStored(transaction, body);
    const content = contentOf(body);
    // The answer to the first request was lost.
    const isRepeat = known?.version === body.version + 1 && isDeepStrictEqual(known.content, content);
    if (known && known.version !== body.version && !isRepeat) throw new Refusal('ASSIGNMENT_EDITED');
    const tasks = await findTasks(transaction, body, caller);
    if (isRepeat) {
      if (isDeepStrictEqual(await readTasks(transaction, body.assignmentID), tasks)) return;
      throw new Refusal('ASSIGNMENT_EDITED');
    }
    const { isPublished, ...fields } = content;
    const row = {
      ...fields,
      published_at: isPublished ? (known?.published_at ?? new Date()) : null,
      updated_at: new Date(),
      version: body.version + 1,
    };
    await transaction
      .insertInto('assignments')
      .values({ id: body.assignmentID, class_id: body.classID, created_by: caller, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await transaction.deleteFrom('assignment_tasks').where('assignment_id', '=', body.assignmentID).execute();
    if (tasks.length > 0) await transaction.insertInto('assignment_tasks').values(tasks).execute();
  });
}

const contentOf = (body: SaveAssignment) => ({
  title: body.title,
  text: body.text,
  languages: body.languages,
  groups: body.groups,
  opens_at: new Date(body.opensAt),
  due_at: body.dueAt === null ? null : new Date(body.dueAt),
  late_until: body.lateUntil === null ? null : new Date(body.lateUntil),
  show_solutions: body.showSolutions,
  isPublished: body.isPublished,
});

async function findStored(transaction: Database, { assignmentID, classID, version }: SaveAssignment) {
  const known = await transaction
    .selectFrom('assignments')
    .select(['class_id', 'version', 'published_at', 'title', 'text', 'languages', 'groups'])
    .select(['opens_at', 'due_at', 'late_until', 'show_solutions'])
    .where('id', '=', assignmentID)
    .executeTakeFirst();
  if (known ? known.class_id !== classID : version > 0) throw new Refusal('ASSIGNMENT_NOT_FOUND');
  if (known) {
    const { class_id: _, version, published_at, ...fields } = known;
    return { version, published_at, content: { ...fields, isPublished: published_at !== null } };
  }
  const { count } = await transaction
    .selectFrom('assignments')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('class_id', '=', classID)
    .executeTakeFirstOrThrow();
  if (Number(count) >= assignmentLimits.assignmentsMax) throw new Refusal('ASSIGNMENTS_FULL');
  return undefined;
}

type TaskRow = Insertable<AssignmentTasksTable>;
type Target = Pick<TaskRow, 'kind' | 'problem_pk' | 'challenge_pk' | 'contest_pk'>;
const nothing = { problem_pk: null, challenge_pk: null, contest_pk: null };

async function readTasks(transaction: Database, assignmentID: string): Promise<TaskRow[]> {
  return await transaction
    .selectFrom('assignment_tasks')
    .selectAll()
    .where('assignment_id', '=', assignmentID)
    .orderBy('position')
    .execute();
}

async function findTasks(
  transaction: Database,
  { assignmentID, tasks }: SaveAssignment,
  caller: string,
): Promise<TaskRow[]> {
  const rows: TaskRow[] = [];
  for (const [position, { kind, name, solution }] of tasks.entries()) {
    const target =
      kind === 'challenge'
        ? await findChallenge(transaction, name)
        : kind === 'contest'
          ? await findContest(transaction, name)
          : await findProblem(transaction, name, assignmentID, caller);
    rows.push({ assignment_id: assignmentID, position, solution, ...target });
  }
  return rows;
}

/** A colleague's private problem can stay, but only its creator adds it. */
async function findProblem(
  transaction: Database,
  id: string,
  assignmentID: string,
  caller: string,
): Promise<Target> {
  const found = await transaction
    .selectFrom('problems')
    .select(['pk', 'type'])
    .where(sql`lower(id)`, '=', id.toLowerCase())
    .where(
      sql<boolean>`(public or creator = ${caller} or exists (select from assignment_tasks t
        where t.problem_pk = problems.pk and t.assignment_id = ${assignmentID}))`,
    )
    .executeTakeFirst();
  if (!found) throw new Refusal('PROBLEM_NOT_FOUND', { message: notFound('problem', id) });
  const kind = found.type === 'code' || found.type === 'debug' ? 'problem' : 'quiz';
  return { ...nothing, kind, problem_pk: found.pk };
}

async function findChallenge(transaction: Database, url: string): Promise<Target> {
  const found = await transaction
    .selectFrom('challenges')
    .select('pk')
    .where('url', '=', url)
    .executeTakeFirst();
  if (!found) throw new Refusal('CHALLENGE_NOT_FOUND', { message: notFound('challenge', url) });
  return { ...nothing, kind: 'challenge', challenge_pk: found.pk };
}

/** Everybody with the link can read a contest, and it decides itself who takes part. */
async function findContest(transaction: Database, slug: string): Promise<Target> {
  const found = await transaction
    .selectFrom('contests')
    .select('pk')
    .where(sql`lower(slug)`, '=', slug.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new Refusal('CONTEST_NOT_FOUND', { message: notFound('contest', slug) });
  return { ...nothing, kind: 'contest', contest_pk: found.pk };
}

const notFound = (what: string, name: string) =>
  `The ${what} ${name} does not exist any more, or it is private. Remove it from the assignment.`;

export async function deleteAssignment(
  db: Database,
  assignmentID: string,
  caller: string,
): Promise<{ deleted: boolean }> {
  return await db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('assignments')
      .select('class_id')
      .where('id', '=', assignmentID)
      .executeTakeFirst();
    if (!found) throw new Refusal('ASSIGNMENT_NOT_FOUND');
    await findTaughtClass(transaction, found.class_id, caller, 'change');
    await transaction.deleteFrom('assignments').where('id', '=', assignmentID).execute();
    return { deleted: true };
  });
}
