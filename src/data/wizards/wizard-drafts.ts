/**
 * Wizard drafts, stored per account until they are submitted. Test cases may be megabytes, so each has its
 * own row, and only changed ones are written.
 */
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { WizardDraftRow } from '../db/app-rows';
import { type DraftKind, deleteDraftRows, partKinds, partName, partRows } from '../db/wizard-draft-rows';
import { withRoom } from '../storage/storage-full';

export type { DraftKind, WizardDraftRow };

export type DraftParts = ReadonlyMap<string, unknown>;

export interface WizardDraft {
  account: AccountKey;
  kind: DraftKind;
  id: string;
  name: string;
  value: unknown;
  parts?: DraftParts;
}

const { wizardDrafts } = appDb;

/**
 * Stores fields and parts in one transaction; resolves once they are on disk. Throws `StorageFullError`.
 * @param isStored whether the part is unchanged on disk
 */
export async function saveWizardDraft(
  { parts = new Map(), ...draft }: WizardDraft,
  isStored = (_key: string) => false,
): Promise<void> {
  const { account, kind, id } = draft;
  const updatedAt = Date.now();
  const partKind = partKinds[kind];
  await withRoom(() =>
    appDb.transaction('rw', wizardDrafts, async () => {
      await wizardDrafts.put({ ...draft, updatedAt });
      if (!partKind) return;
      const there = await partRows(wizardDrafts, account, partKind, id).primaryKeys();
      const names = new Set(there.map(([, , name]) => name));
      const changed = [...parts].filter(([key]) => !names.has(partName(id, key)) || !isStored(key));
      await wizardDrafts.bulkPut(
        changed.map(([key, value]) => ({
          account,
          kind: partKind,
          id: partName(id, key),
          name: '',
          value,
          updatedAt,
        })),
      );
      await wizardDrafts.bulkDelete(there.filter(([, , name]) => !parts.has(keyOf(id, name))));
    }),
  );
}

const keyOf = (id: string, name: string) => name.slice(partName(id, '').length);

export async function readWizardDraft(
  account: AccountKey,
  kind: DraftKind,
  id: string,
): Promise<{ value: unknown; parts: DraftParts } | undefined> {
  const partKind = partKinds[kind];
  return appDb.transaction('r', wizardDrafts, async () => {
    const draft = await wizardDrafts.get([account, kind, id]);
    if (!draft) return undefined;
    const rows = partKind ? await partRows(wizardDrafts, account, partKind, id).toArray() : [];
    return { value: draft.value, parts: new Map(rows.map((row) => [keyOf(id, row.id), row.value])) };
  });
}

/** Last edited first. */
export async function wizardDraftsOf(account: AccountKey, kind: DraftKind): Promise<WizardDraftRow[]> {
  const rows = await wizardDrafts.where('[account+kind]').equals([account, kind]).toArray();
  return rows.sort((a, b) => b.updatedAt - a.updatedAt);
}

export async function deleteWizardDraft(account: AccountKey, kind: DraftKind, id: string): Promise<void> {
  await appDb.transaction('rw', wizardDrafts, () => deleteDraftRows(wizardDrafts, account, kind, id));
}
