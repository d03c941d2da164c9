import { sql } from 'kysely';
import type { ManageStaff, StaffMember } from '../../../../contract/entities/contest/contest-staff';
import { contestManageLimits } from '../../../../contract/entities/contest/manage-limits';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { findManagedContest } from '../contest-role';
import type { ContestRow } from '../contest-row';
import { contestRefusals } from '../messages';
import { refreshListed } from './manage-listed';

/**
 * The creator chooses the staff; members can remove themselves. The row of a removed member stays: they have seen
 * submissions, so their own run is never listed.
 */
export async function manageStaff(
  db: Database,
  { contestSlug, username, role }: ManageStaff,
  caller: string,
): Promise<{ staff: StaffMember[] }> {
  return await db.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('users')
      .select('uid')
      .where(sql`lower(username)`, '=', username.toLowerCase())
      .executeTakeFirst();
    const isLeaving = role === null && person?.uid === caller;
    const needed = isLeaving ? 'read' : 'creator';
    const contest = await findManagedContest(transaction, contestSlug, caller, needed, 'change');
    if (!person) throw new Refusal('STAFF_NOT_FOUND');
    if (person.uid === contest.creator) {
      throw new Refusal('VALIDATION', { fields: [{ path: 'username', message: contestRefusals.ownStaff }] });
    }
    if (role === null) await remove(transaction, contest, person.uid);
    else await add(transaction, contest, person.uid, role);
    await refreshListed(transaction, contest, person.uid);
    return { staff: await readStaff(transaction, contest.pk) };
  });
}

async function add(
  transaction: Database,
  { pk }: ContestRow,
  uid: string,
  role: StaffMember['role'],
): Promise<void> {
  const others = await transaction
    .selectFrom('contest_staff')
    .select('uid')
    .where('contest_pk', '=', pk)
    .where('uid', '<>', uid)
    .where('removed_at', 'is', null)
    .execute();
  if (others.length >= contestManageLimits.staffMax) throw new Refusal('STAFF_FULL');
  await transaction
    .insertInto('contest_staff')
    .values({ contest_pk: pk, uid, role, added_at: new Date(), removed_at: null })
    .onConflict((conflict) => conflict.columns(['contest_pk', 'uid']).doUpdateSet({ role, removed_at: null }))
    .execute();
}

async function remove(transaction: Database, { pk }: ContestRow, uid: string): Promise<void> {
  await transaction
    .updateTable('contest_staff')
    .set({ removed_at: new Date() })
    .where('contest_pk', '=', pk)
    .where('uid', '=', uid)
    .where('removed_at', 'is', null)
    .execute();
}

export async function readStaff(db: Database, contestPk: string): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('contest_staff as t')
    .innerJoin('users', 'users.uid', 't.uid')
    .select(['users.username', 'users.display_name', 't.role', 't.added_at'])
    .where('t.contest_pk', '=', contestPk)
    .where('t.removed_at', 'is', null)
    .orderBy(sql`lower(users.username)`)
    .execute();
  return rows.map(({ username, display_name, role, added_at }) => ({
    username,
    displayName: display_name,
    role,
    addedAt: added_at.toISOString(),
  }));
}
