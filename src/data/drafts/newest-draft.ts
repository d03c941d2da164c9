import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { DraftRow } from '../db/app-rows';

/** What the account wrote last on this device; a contest's programs are opened from there. */
export async function newestDraft(account: AccountKey): Promise<DraftRow | undefined> {
  return appDb.drafts
    .orderBy('updatedAt')
    .reverse()
    .and((row) => row.account === account && row.contestSlug === '')
    .first();
}
