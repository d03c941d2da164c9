/** What is being made in a wizard, before it is handed in: kept on this device as one types, and for its account alone. */
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { WizardDraftRow } from '../db/app-rows';
import { withRoom } from '../storage/storage-full';

export type { WizardDraftRow };

/** Resolves once it is on the disk. Throws `StorageFullError`. */
export async function saveWizardDraft(draft: Omit<WizardDraftRow, 'updatedAt'>): Promise<void> {
  await withRoom(() => appDb.wizardDrafts.put({ ...draft, updatedAt: Date.now() }));
}

export async function readWizardDraft(
  account: AccountKey,
  kind: WizardDraftRow['kind'],
  id: string,
): Promise<WizardDraftRow | undefined> {
  return appDb.wizardDrafts.get([account, kind, id]);
}

/** The account's drafts of a kind, the one that was worked on last first. */
export async function wizardDraftsOf(
  account: AccountKey,
  kind: WizardDraftRow['kind'],
): Promise<WizardDraftRow[]> {
  const rows = await appDb.wizardDrafts.where('[account+kind]').equals([account, kind]).toArray();
  return rows.sort((a, b) => b.updatedAt - a.updatedAt);
}

export async function discardWizardDraft({ account, kind, id }: WizardDraftRow): Promise<void> {
  await appDb.wizardDrafts.delete([account, kind, id]);
}
