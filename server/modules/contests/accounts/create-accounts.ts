import type {
  AccountRow,
  CreateAccounts,
  CreatedAccounts,
} from '../../../../contract/entities/contest/contest-accounts';
import type { Database } from '../../../platform/database/open';
import type { Identity } from '../../../platform/identity/identity';
import { type AccountMaker, createListed } from '../../listed-accounts/public';
import type { ContestRow } from '../contest-row';
import { teamColumns } from '../run/team-columns';
import { judgeContestRows, openList } from './check-accounts';

/** In one transaction, so that a lost connection leaves no half account. Existing ones get the list's teams. */
export async function createAccounts(
  db: Database,
  identity: Identity,
  { contestSlug, rows }: CreateAccounts,
  caller: string,
): Promise<CreatedAccounts> {
  return await db.transaction().execute(async (transaction) => {
    // The lock serialises two uploads of the same list.
    const { contest, create } = await openList(transaction, identity, contestSlug, caller, 'change');
    const states = await judgeContestRows(transaction, contest, rows);
    const keep: AccountMaker['keep'] = async ({ uid, email, row }) => {
      await transaction
        .insertInto('managed_accounts')
        .values({ uid, contest_pk: contest.pk, key: row.key, created_by: caller })
        .execute();
      await registerMade(transaction, contest, { uid, email, row });
    };
    const update = async (uid: string, row: AccountRow) => {
      await transaction
        .updateTable('contest_participants')
        .set(teamColumns(row))
        .where('contest_pk', '=', contest.pk)
        .where('uid', '=', uid)
        .execute();
    };
    return await createListed({ transaction, identity, create, caller, keep, update }, states);
  });
}

/** The organiser vouches for the person, so no list and no confirmed email is needed (decision 080). */
async function registerMade(
  transaction: Database,
  contest: ContestRow,
  { uid, email, row }: Parameters<AccountMaker['keep']>[0],
): Promise<void> {
  const now = new Date();
  await transaction
    .insertInto('contest_participants')
    .values({
      contest_pk: contest.pk,
      uid,
      email,
      email_proven: false,
      accepted_at: now,
      invited_at: now,
      registered_at: now,
      blocked_at: null,
      seen_version: contest.version,
      ...teamColumns(row),
    })
    .execute();
}
