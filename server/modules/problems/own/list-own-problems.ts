import { sql } from 'kysely';
import type { OwnProblem } from '../../../../contract/entities/problem/own-problem';
import type { ProblemInvitation } from '../../../../contract/entities/problem/problem-member';
import type { ProblemRole } from '../../../../contract/rules/problem-roles';
import type { Database } from '../../../platform/database/open';
import type { Caller } from '../../../platform/identity/identity';
import { countComments } from '../../problem-comments/public';
import { isMemberOf, listInvitations } from '../../problem-members/public';
import { readManyCounts } from '../statistics';
import { findUses } from './find-uses';

const pageSize = 200;

/** "My problems" of this user, newest first. `pk` increases with creation. */
export async function listOwnProblems(
  db: Database,
  caller: Caller,
  { after, invitation }: { after?: string | undefined; invitation?: string | undefined },
): Promise<{ problems: OwnProblem[]; invitations: ProblemInvitation[]; next?: string }> {
  const { uid } = caller;
  const rows = await db
    .selectFrom('problems')
    .select(['pk', 'id', 'title', 'summary', 'difficulty', 'type', 'tags', 'public', 'version'])
    .select(['created_at', 'updated_at', sql<boolean>`question is not null`.as('isQuestion')])
    .select((is) =>
      is
        .case()
        .when('creator', '=', uid)
        .then(sql<ProblemRole>`'creator'`)
        .else(
          is
            .selectFrom('problem_members as m')
            .select(sql<ProblemRole>`m.role`.as('role'))
            .whereRef('m.problem_pk', '=', 'problems.pk')
            .where('m.uid', '=', uid),
        )
        .end()
        .$castTo<ProblemRole>()
        .as('role'),
    )
    .where((is) => is.or([is('creator', '=', uid), isMemberOf(uid)]))
    .$if(after !== undefined, (query) => query.where('pk', '<', after ?? ''))
    .orderBy('pk', 'desc')
    .limit(pageSize)
    .execute();
  const pks = rows.map(({ pk }) => pk);
  const [counts, uses] = [await readManyCounts(db, rows), await findUses(db, pks, uid)];
  const comments = await countComments(db, pks, uid);
  const problems = rows.map(({ pk, isQuestion: _, created_at, updated_at, ...row }): OwnProblem => {
    const { languages = [], ...totals } = counts.get(pk) ?? { tries: 0, accepted: 0, triers: 0, solvers: 0 };
    return {
      ...row,
      createdAt: created_at.toISOString(),
      updatedAt: updated_at.toISOString(),
      counts: { ...totals, languages },
      uses: uses.get(pk) ?? [],
      comments: comments.get(pk) ?? { open: 0, unread: 0, version: '' },
    };
  });
  const last = pks.length === pageSize ? pks.at(-1) : undefined;
  const invitations = await listInvitations(db, caller, invitation);
  return { problems, invitations, ...(last !== undefined && { next: last }) };
}
