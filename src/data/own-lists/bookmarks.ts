import Dexie from 'dexie';
import { ownListLimits } from '../../../contract/own-list-limits';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { changeOwnLists } from './change-lists';
import { ListLimitError } from './list-limit-error';

/** Newest first. */
export async function readBookmarks(
  account: AccountKey,
): Promise<{ problemID: string; changedAt: number }[]> {
  const rows = await appDb.bookmarks
    .where('[account+problemID]')
    .between([account, Dexie.minKey], [account, Dexie.maxKey])
    .and(({ isOn }) => isOn)
    .toArray();
  return rows.sort((a, b) => b.changedAt - a.changedAt);
}

export async function isBookmarked(account: AccountKey, problemID: string): Promise<boolean> {
  return (await appDb.bookmarks.get([account, problemID]))?.isOn === true;
}

/** Throws `ListLimitError`, `StorageFullError`. */
export function setBookmark(account: AccountKey, problemID: string, isOn: boolean): Promise<void> {
  return changeOwnLists(account, async (at) => {
    if ((await isBookmarked(account, problemID)) === isOn) return [];
    if (isOn && (await readBookmarks(account)).length >= ownListLimits.bookmarksMax)
      throw new ListLimitError('bookmarks');
    return [{ type: 'bookmark', problemID, isOn, at }];
  });
}
