import { sql } from 'kysely';
import type { Translation } from '../../../contract/entities/problem/statement-texts';
import type { Question } from '../../../contract/entities/question';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { canPractise } from '../closed-problems/public';
import type { ProblemVersion } from '../problems/public';

export interface FoundQuestion {
  readonly pk: string;
  readonly version: number;
  readonly explanation: string;
  readonly translations: readonly Translation[];
  readonly question: Question;
}

/**
 * With its solution; for a user who can see it (ROLE-12) or was given it in a contest (`given` is the contest's
 * version, D-43).
 */
export async function findQuestion(
  db: Database,
  problemID: string,
  uid: string | undefined,
  given?: ProblemVersion,
): Promise<FoundQuestion> {
  const row = given ? await readVersion(db, given) : await readVisible(db, problemID, uid);
  if (!row) throw new Refusal('PROBLEM_NOT_FOUND');
  if (!row.question) throw new Refusal('NOT_A_QUESTION');
  return { ...row, question: row.question };
}

const columns = ['pk', 'version', 'explanation', 'translations', 'question'] as const;

export async function readQuestion(db: Database, version: ProblemVersion): Promise<FoundQuestion> {
  const row = await readVersion(db, version);
  if (!row?.question) throw new Refusal('NOT_A_QUESTION');
  return { ...row, question: row.question };
}

async function readVersion(db: Database, { pk, version }: ProblemVersion) {
  return await db
    .selectFrom('problem_contents')
    .select(columns)
    .where('pk', '=', pk)
    .where('version', '=', version)
    .executeTakeFirst();
}

async function readVisible(db: Database, problemID: string, uid: string | undefined) {
  const row = await db
    .selectFrom('problems')
    .select([...columns, 'public', 'creator'])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  return row && (await canPractise(db, row, uid)) ? row : undefined;
}
