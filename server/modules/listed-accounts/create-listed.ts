import type { AccountRow, CreatedAccounts } from '../../../contract/entities/contest/contest-accounts';
import { requireAccountQuota } from './account-quota';
import { type AccountMaker, createAccount } from './create-account';
import type { RowState } from './judge-rows';

type Created = CreatedAccounts['rows'][number];

export interface ListMaker extends AccountMaker {
  /** The user whose quota counts. */
  readonly caller: string;
  /** Gives an existing account what the row says, apart from the person. */
  readonly update: (uid: string, row: AccountRow) => Promise<void>;
}

export const countNew = (states: readonly RowState[]): number =>
  states.filter(({ outcome }) => outcome === 'new').length;

/** Creates the new accounts of a list, and updates the existing ones. Call it in a transaction. */
export async function createListed(maker: ListMaker, states: readonly RowState[]): Promise<CreatedAccounts> {
  await requireAccountQuota(maker.transaction, maker.caller, countNew(states));
  const rows: Created[] = [];
  for (const state of states) {
    rows.push(
      state.outcome === 'new' ? await createAccount(maker, state.row) : await updateOne(maker, state),
    );
  }
  return { rows };
}

async function updateOne(
  { transaction, update }: ListMaker,
  { uid, fault, row }: RowState,
): Promise<Created> {
  if (uid === undefined) return { outcome: 'fault', fault };
  await update(uid, row);
  const { username } = await transaction
    .selectFrom('users')
    .select('username')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return { outcome: 'exists', username };
}
