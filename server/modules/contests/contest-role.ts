import { type ContestRole, mayAct } from '../../../contract/rules/contest/contest-roles';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { type ContestRow, findContest } from './contest-row';

/** Undefined: a stranger or a participant. */
export async function findRole(
  db: Database,
  contest: Pick<ContestRow, 'pk' | 'creator'>,
  uid: string | undefined,
): Promise<ContestRole | undefined> {
  if (uid === undefined) return undefined;
  if (contest.creator === uid) return 'creator';
  const member = await db
    .selectFrom('contest_staff')
    .select('role')
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return member?.role;
}

/** @throws Refusal CONTEST_NOT_FOUND, FORBIDDEN unless the caller's role includes `needed` */
export async function findManagedContest(
  db: Database,
  slug: string,
  uid: string,
  needed: ContestRole,
  lock?: 'change',
): Promise<ContestRow> {
  const contest = await findContest(db, slug, lock);
  const role = await findRole(db, contest, uid);
  if (!role || !mayAct(role, needed)) throw new Refusal('FORBIDDEN');
  return contest;
}
