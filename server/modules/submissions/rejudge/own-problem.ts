import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';

export interface OwnProblem {
  readonly pk: string;
  readonly id: string;
  readonly version: number;
  readonly creator: string;
}

/** Whoever runs the server: nobody else could have the problems judged again that are part of the product. Never comes over HTTP. */
export const operator = Symbol('operator');

/** The problem, for its creator and the operator alone; somebody else's private one does not exist. */
export async function findOwnProblem(
  db: Database,
  problemID: string,
  asking: string | typeof operator,
): Promise<OwnProblem> {
  const problem = await db
    .selectFrom('problems')
    .select(['pk', 'id', 'version', 'creator', 'public'])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  const mayRejudge = asking === operator || problem?.creator === asking;
  if (!problem || !(problem.public || mayRejudge)) throw new Refusal('PROBLEM_NOT_FOUND');
  if (!mayRejudge) throw new Refusal('FORBIDDEN');
  return problem;
}
