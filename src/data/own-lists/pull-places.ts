/**
 * Where pulls of bookmarks, lists and notes go on: revisions of the server. "news": the end of what was read.
 * "again": an answer came late, so the rows after it are read once more.
 */
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';

export type PullPlace = 'news' | 'again';

const keys: Record<PullPlace, string> = { news: 'ownListsCursor', again: 'ownListsAgain' };
const keyOf = (account: AccountKey, place: PullPlace) => `${keys[place]}/${account}`;

/** Undefined: there is nothing to read again. */
export async function readPullPlace(account: AccountKey, place: PullPlace): Promise<number | undefined> {
  const found = await appDb.kv.get(keyOf(account, place));
  if (!found && place === 'again') return undefined;
  return Number(found?.value ?? 0);
}

/** @param since undefined: nothing is to be read again */
export async function setPullPlace(
  account: AccountKey,
  place: PullPlace,
  since: number | undefined,
): Promise<void> {
  const key = keyOf(account, place);
  if (since === undefined) await appDb.kv.delete(key);
  else await appDb.kv.put({ key, value: since });
}
