import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { givenProblems } from './given-problems';

/**
 * The student of the class who sent the submission for one of its assignments.
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
      join ${givenProblems(classID)} g on g.uid = s.uid and g.problem_pk = s.problem_pk
      where s.id = ${submissionID} and s.type <> 'contest' and s.received_time >= g.since`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('SUBMISSION_NOT_FOUND');
  return found;
}
