import { sql } from 'kysely';
import type { DeleteAccounts, DeletedAccounts } from '../../../../contract/entities/contest/contest-accounts';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { Identity } from '../../../platform/identity/identity';
import { deletePersonalData } from '../../users/public';
import { findManagedContest } from '../contest-role';
import { neverSignedIn } from './never-signed-in';

/** Only accounts that were created for this contest and that nobody has used: a wrong list can be undone. */
export async function deleteAccounts(
  db: Database,
  identity: Identity,
  { contestSlug, usernames }: DeleteAccounts,
  caller: string,
): Promise<DeletedAccounts> {
  return await db.transaction().execute(async (transaction) => {
    // The lock serialises with an upload of the same list.
    const contest = await findManagedContest(transaction, contestSlug, caller, 'all', 'change');
    if (!identity.create) throw new Refusal('ACCOUNTS_ELSEWHERE');
    const unused = await findUnused(transaction, contest.pk, usernames);
    for (const { uid } of unused) {
      await deletePersonalData(uid, transaction);
      await identity.remove(uid, transaction);
    }
    const deleted = unused.map(({ username }) => username);
    const gone = new Set(deleted.map((name) => name.toLowerCase()));
    return { deleted, refused: usernames.filter((name) => !gone.has(name.toLowerCase())) };
  });
}

/** Locked, so that a sign-in at the same time either comes first and keeps the account, or finds none. */
async function findUnused(transaction: Database, contestPk: string, usernames: readonly string[]) {
  return await transaction
    .selectFrom('managed_accounts as made')
    .innerJoin('users', 'users.uid', 'made.uid')
    .innerJoin('identity_accounts as identity', 'identity.uid', 'made.uid')
    .select(['made.uid', 'users.username'])
    .where('made.contest_pk', '=', contestPk)
    .where(
      sql<string>`lower(users.username)`,
      'in',
      usernames.map((name) => name.toLowerCase()),
    )
    .where(neverSignedIn)
    // None of these exists without a sign-in, except an email confirmed with a mailed code, and a role.
    .where(sql<boolean>`not exists (
      select 1 from proven_emails x where x.uid = made.uid
      union all select 1 from contest_staff x where x.uid = made.uid
      union all select 1 from contest_runs x where x.uid = made.uid
      union all select 1 from submissions x where x.uid = made.uid
      union all select 1 from answers x where x.uid = made.uid)`)
    .orderBy('users.username')
    .forUpdate('identity')
    .execute();
}
