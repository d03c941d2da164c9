import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';

/** Ids of the problems in the account's assignments. Exists if the account has an assignment. */
export const assignedKey = (account: AccountKey) => `assigned/${account}`;

export async function hasAssignments(account: AccountKey): Promise<boolean> {
  return (await appDb.kv.get(assignedKey(account))) !== undefined;
}
