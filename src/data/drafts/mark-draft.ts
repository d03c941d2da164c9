import { deviceAccount } from '../account/account';
import { appDb } from '../db/app-db';
import type { DraftKey, DraftSyncRow } from '../db/app-rows';

export const draftTuple = (key: DraftKey): [string, string, string, string] => [
  key.account,
  key.problemID,
  key.language,
  key.contestSlug,
];

/** The draft's sync state; a new draft starts with revision 0. */
export async function readDraftSync(key: DraftKey): Promise<DraftSyncRow> {
  const { account, problemID, language, contestSlug } = key;
  const row = await appDb.draftSync.get(draftTuple(key));
  return row ?? { account, problemID, language, contestSlug, revision: 0, known: null };
}

/**
 * Marks the draft as unsent; part of the transaction that changes it. Drafts written while signed out stay
 * local.
 */
export async function markDraft(key: DraftKey): Promise<void> {
  if (key.account === deviceAccount) return;
  await appDb.draftSync.put({ ...(await readDraftSync(key)), open: 1 });
}
