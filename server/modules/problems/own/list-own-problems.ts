import { sql } from 'kysely';
import type { OwnProblem } from '../../../../contract/entities/own-problem';
import type { Database } from '../../../platform/database/open';
import { readManyCounts } from '../statistics';
import { findUses } from './find-uses';

const pageSize = 200;

/** "My problems" of this user, newest first. `pk` increases with creation. */
export async function listOwnProblems(
  db: Database,
  uid: string,
  after: string | undefined,
): Promise<{ problems: OwnProblem[]; next?: string }> {
  const rows = await db
    .selectFrom('problems')
    .select(['pk', 'id', 'title', 'summary', 'difficulty', 'type', 'tags', 'public', 'version'])
    .select(['created_at', 'updated_at', sql<boolean>`question is not null`.as('isQuestion')])
    .where('creator', '=', uid)
    .$if(after !== undefined, (query) => query.where('pk', '<', after ?? ''))
    .orderBy('pk', 'desc')
    .limit(pageSize)
    .execute();
  const pks = rows.map(({ pk }) => pk);
  const [counts, uses] = [await readManyCounts(db, rows), await findUses(db, pks, uid)];
  const problems = rows.map(({ pk, isQuestion: _, created_at, updated_at, ...row }): OwnProblem => {
    const { languages = [], ...totals } = counts.get(pk) ?? { tries: 0, accepted: 0, triers: 0, solvers: 0 };
    return {
      ...row,
      role: 'creator',
      createdAt: created_at.toISOString(),
      updatedAt: updated_at.toISOString(),
      counts: { ...totals, languages },
      uses: uses.get(pk) ?? [],
    };
  });
  const last = pks.length === pageSize ? pks.at(-1) : undefined;
  return { problems, ...(last !== undefined && { next: last }) };
}
