/** Questions, announcements and answers of contests that are typed but not sent. */
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { withRoom } from '../storage/storage-full';

const keyOf = (account: AccountKey, place: string) => `messageDraft/${account}/${place}`;

/** '' if there is none. */
export async function readMessageDraft(account: AccountKey, place: string): Promise<string> {
  const row = await appDb.kv.get(keyOf(account, place));
  return typeof row?.value === 'string' ? row.value : '';
}

/** Throws `StorageFullError`. */
export async function saveMessageDraft(account: AccountKey, place: string, text: string): Promise<void> {
  const key = keyOf(account, place);
  await withRoom<unknown>(() => (text === '' ? appDb.kv.delete(key) : appDb.kv.put({ key, value: text })));
}
