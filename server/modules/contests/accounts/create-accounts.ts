import type { CreateAccounts, CreatedAccounts } from '../../../../contract/entities/contest/contest-accounts';
import type { Database } from '../../../platform/database/open';
import type { Identity } from '../../../platform/identity/identity';
import {
  type AccountMaker,
  createAccount,
  type RowState,
  requireAccountQuota,
} from '../../listed-accounts/public';
import type { ContestRow } from '../contest-row';
import { teamColumns } from '../run/team-columns';
import { judgeContestRows, openList } from './check-accounts';

type Created = CreatedAccounts['rows'][number];

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
    const count = states.filter(({ outcome }) => outcome === 'new').length;
    await requireAccountQuota(transaction, caller, count);
    const keep: AccountMaker['keep'] = async ({ uid, email, row }) => {
      await transaction
        .insertInto('managed_accounts')
        .values({ uid, contest_pk: contest.pk, key: row.key, created_by: caller })
        .execute();
      await registerMade(transaction, contest, { uid, email, row });
    };
    const answers: Created[] = [];
    for (const state of states) {
      const maker = { transaction, identity, create, keep };
      answers.push(
        state.outcome === 'new'
          ? await createAccount(maker, state.row)
          : await keepOne(transaction, contest, state),
      );
    }
    return { rows: answers };
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

async function keepOne(
  transaction: Database,
  contest: ContestRow,
  { uid, fault, row }: RowState,
): Promise<Created> {
  if (uid === undefined) return { outcome: 'fault', fault };
  await transaction
    .updateTable('contest_participants')
    .set(teamColumns(row))
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .execute();
  const { username } = await transaction
    .selectFrom('users')
    .select('username')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return { outcome: 'exists', username };
}
