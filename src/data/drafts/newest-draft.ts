import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { DraftRow } from '../db/app-rows';

export async function newestDraft(account: AccountKey): Promise<DraftRow | undefined> {
  return appDb.drafts
    .orderBy('updatedAt')
    .reverse()
    .and((row) => row.account === account && row.contestSlug === '')
    .first();
}
