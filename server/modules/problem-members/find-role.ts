import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { mayOnProblem, type ProblemRole } from '../../../contract/rules/problem-roles';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';

/** Undefined: a stranger, or somebody who has not accepted. */
export async function findProblemRole(
  db: Database,
  problem: { readonly pk: string; readonly creator: string },
  uid: string | undefined,
): Promise<ProblemRole | undefined> {
  if (uid === undefined) return undefined;
  if (problem.creator === uid) return 'creator';
  const member = await db
    .selectFrom('problem_members')
    .select('role')
    .where('problem_pk', '=', problem.pk)
    .where('uid', '=', uid)
    .where('accepted_at', 'is not', null)
    .executeTakeFirst();
  return member?.role;
}

/**
 * Whether the problem of the row is one that this user may read as a member. A set, because the planner would look up
 * each problem of a list.
 */
export function isMemberOf(uid: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`pk in (select problem_pk from problem_members where uid = ${uid} and accepted_at is not null)`;
}

/** Whether the user may show the problem of the row to others, for example in a contest. A tester may not. */
export function maySpread(uid: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(public or creator = ${uid} or pk in (select problem_pk from problem_members
    where uid = ${uid} and role = 'author' and accepted_at is not null))`;
}

interface AuthoredProblem {
  readonly pk: string;
  readonly id: string;
  readonly title: string;
  readonly creator: string;
  readonly version: number;
  readonly role: ProblemRole;
}

/**
 * A problem of others counts as missing.
 * @throws Refusal PROBLEM_NOT_FOUND · FORBIDDEN if the caller's role does not include `needed`
 */
export async function findAuthored(
  db: Database,
  problemID: string,
  uid: string,
  needed: ProblemRole,
  lock?: 'share' | 'change' | 'delete',
): Promise<AuthoredProblem> {
  const row = await db
    .selectFrom('problems')
    .select(['pk', 'id', 'title', 'creator', 'version'])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .$if(lock === 'share', (query) => query.forShare())
    .$if(lock === 'change', (query) => query.forNoKeyUpdate())
    // A deletion must know all references.
    .$if(lock === 'delete', (query) => query.forUpdate())
    .executeTakeFirst();
  const role = row && (await findProblemRole(db, row, uid));
  if (!row || !role) throw new Refusal('PROBLEM_NOT_FOUND');
  if (!mayOnProblem(role, needed)) throw new Refusal('FORBIDDEN');
  return { ...row, role };
}
