import { sql } from 'kysely';
import type { Question } from '../../../contract/entities/question';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';

export interface FoundQuestion {
  readonly pk: string;
  readonly version: number;
  readonly explanation: string;
  readonly question: Question;
}

/** A question that this person may see (ROLE-12), or was given in a contest (D-43, `givenPk`), with what is right. */
export async function findQuestion(
  db: Database,
  problemID: string,
  uid: string | undefined,
  givenPk?: string,
): Promise<FoundQuestion> {
  const row = await db
    .selectFrom('problems')
    .select(['pk', 'version', 'explanation', 'question', 'public', 'creator'])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  if (!row || !(row.public || row.creator === uid || row.pk === givenPk))
    throw new Refusal('PROBLEM_NOT_FOUND');
  if (!row.question) throw new Refusal('NOT_A_QUESTION');
  return { ...row, question: row.question };
}
