import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { DraftRow } from '../db/app-rows';

/** The account's last edited draft outside contests. */
export async function newestDraft(account: AccountKey): Promise<DraftRow | undefined> {
  return appDb.drafts
    .orderBy('updatedAt')
    .reverse()
    .and((row) => row.account === account && row.contestSlug === '')
    .first();
}
