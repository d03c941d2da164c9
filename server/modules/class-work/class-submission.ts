import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { givenProblems } from './given-problems';

/** Ids of the student's submissions with a comment in the class. They stay readable when the class asks no more. */
export const commentedSubmissions = (classID: string, student: string): RawBuilder<unknown> => sql`
  (select submission_id from class_comments
    where class_id = ${classID} and student = ${student} and deleted_at is null)`;

/**
 * The student of the class who sent the submission for one of its assignments. Once it was commented, it can be
 * answered as long as the student belongs to the class: an answer that was written offline must not be lost.
 *
 * @throws Refusal SUBMISSION_NOT_FOUND
 */
export async function findClassSubmission(
  db: Database,
  classID: string,
  submissionID: string,
): Promise<{ student: string }> {
  const { rows } = await sql<{ student: string }>`
    select s.uid as student from submissions s
      join class_members m on m.uid = s.uid and m.class_id = ${classID} and m.role = 'student'
        and m.removed_at is null
      where s.id = ${submissionID} and s.type <> 'contest'
        and (exists (select from class_comments k where k.submission_id = s.id and k.class_id = m.class_id)
          or exists (select from ${givenProblems(classID)} g
            where g.uid = s.uid and g.problem_pk = s.problem_pk and s.received_time >= g.since))`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('SUBMISSION_NOT_FOUND');
  return found;
}
