import { deviceAccount } from '../account/account';
import { appDb } from '../db/app-db';
import type { DraftKey, DraftSyncRow } from '../db/app-rows';

export const draftTuple = (key: DraftKey): [string, string, string, string] => [
  key.account,
  key.problemID,
  key.language,
  key.contestSlug,
];

/** How a draft stands to the server's: at the beginning nothing is known of one. */
export async function readDraftSync(key: DraftKey): Promise<DraftSyncRow> {
  const { account, problemID, language, contestSlug } = key;
  const row = await appDb.draftSync.get(draftTuple(key));
  return row ?? { account, problemID, language, contestSlug, revision: 0, known: null };
}

/** Notes that there may be something to send; part of the transaction that changes the draft. What is written signed out stays here. */
export async function markDraft(key: DraftKey): Promise<void> {
  if (key.account === deviceAccount) return;
  await appDb.draftSync.put({ ...(await readDraftSync(key)), open: 1 });
}
