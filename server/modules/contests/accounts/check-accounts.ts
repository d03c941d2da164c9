import type {
  AccountRow,
  CheckAccounts,
  CheckedAccounts,
} from '../../../../contract/entities/contest/contest-accounts';
import { contestPhase } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { Identity } from '../../../platform/identity/identity';
import { judgeRows, type RowState } from '../../listed-accounts/public';
import { findManagedContest } from '../contest-role';
import { type ContestRow, clockOf } from '../contest-row';

/** @throws Refusal ACCOUNTS_ELSEWHERE, CONTEST_ENDED, and those of `findManagedContest` */
export async function openList(
  db: Database,
  identity: Identity,
  slug: string,
  caller: string,
  lock?: 'change',
): Promise<{ contest: ContestRow; create: NonNullable<Identity['create']> }> {
  const contest = await findManagedContest(db, slug, caller, 'all', lock);
  if (!identity.create) throw new Refusal('ACCOUNTS_ELSEWHERE');
  if (contestPhase(clockOf(contest), Date.now()) === 'ended') throw new Refusal('CONTEST_ENDED');
  return { contest, create: identity.create.bind(identity) };
}

export async function checkAccounts(
  db: Database,
  identity: Identity,
  { contestSlug, rows }: CheckAccounts,
  caller: string,
): Promise<CheckedAccounts> {
  const { contest } = await openList(db, identity, contestSlug, caller);
  const states = await judgeContestRows(db, contest, rows);
  return { rows: states.map(({ outcome, fault }) => ({ outcome, fault })) };
}

/** Against the accounts that were made for this contest before. */
export const judgeContestRows = (
  db: Database,
  { pk }: Pick<ContestRow, 'pk'>,
  rows: readonly AccountRow[],
): Promise<RowState[]> =>
  judgeRows(db, rows, (keys) =>
    db
      .selectFrom('managed_accounts')
      .select(['key', 'uid'])
      .where('contest_pk', '=', pk)
      .where('key', 'in', keys)
      .execute(),
  );
