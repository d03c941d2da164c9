import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { withRoom } from '../storage/storage-full';

export const customInputKey = (account: AccountKey, problemID: string) =>
  `customInput/${account}/${problemID}`;

/** '' if there is none. */
export async function readCustomInput(account: AccountKey, problemID: string): Promise<string> {
  const row = await appDb.kv.get(customInputKey(account, problemID));
  return typeof row?.value === 'string' ? row.value : '';
}

/** Throws `StorageFullError`. */
export async function saveCustomInput(account: AccountKey, problemID: string, input: string): Promise<void> {
  const key = customInputKey(account, problemID);
  await withRoom<unknown>(() => (input === '' ? appDb.kv.delete(key) : appDb.kv.put({ key, value: input })));
}
