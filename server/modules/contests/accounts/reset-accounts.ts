import { sql } from 'kysely';
import type { ResetAccounts, ResetCredentials } from '../../../../contract/entities/contest/contest-accounts';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { Identity } from '../../../platform/identity/identity';
import { resetPasswords } from '../../listed-accounts/public';
import { findManagedContest } from '../contest-role';
import { teamOf } from '../run/team-columns';

/**
 * Only of accounts that were created for this contest. Once the owner has confirmed the email, the account is theirs
 * alone (decision 080).
 */
export async function resetAccounts(
  db: Database,
  identity: Identity,
  { contestSlug, usernames }: ResetAccounts,
  caller: string,
): Promise<ResetCredentials> {
  return await db.transaction().execute(async (transaction) => {
    const contest = await findManagedContest(transaction, contestSlug, caller, 'all');
    if (!identity.create) throw new Refusal('ACCOUNTS_ELSEWHERE');
    const asked = usernames.map((name) => name.toLowerCase());
    const rows = await transaction
      .selectFrom('managed_accounts as made')
      .innerJoin('users', 'users.uid', 'made.uid')
      .innerJoin('contest_participants as m', (join) =>
        join.onRef('m.uid', '=', 'made.uid').onRef('m.contest_pk', '=', 'made.contest_pk'),
      )
      .leftJoin('proven_emails as proven', 'proven.uid', 'made.uid')
      .select(['made.uid', 'users.username', 'users.display_name', 'users.email'])
      .select(['m.team_name', 'm.affiliation', 'm.country'])
      .where('made.contest_pk', '=', contest.pk)
      .where(sql<string>`lower(users.username)`, 'in', asked)
      .where('proven.uid', 'is', null)
      .orderBy('users.username')
      .execute();
    return await resetPasswords(transaction, identity, rows, usernames, teamOf);
  });
}
