/** Drafts of the wizards in a work file (Offline 10). Until they are submitted, they exist on one device only. */
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { WizardDraftRow } from '../db/app-rows';
import { partKinds, partName } from '../db/wizard-draft-rows';
import {
  exportEntry,
  exportUnsent,
  type UnsentFile,
  type UnsentWizardDraft,
} from '../device-work/unsent-work';
import { withBytes, withoutBytes } from '../shared-device/with-bytes';
import { withRoom } from '../storage/storage-full';
import { messages } from './messages';
import { typedValuesOf } from './typed-values';

/** known: already here · left: skipped for `reason`. */
export type WizardDraftImport = { id: string } & (
  | { outcome: 'new'; rows: WizardDraftRow[] }
  | { outcome: 'known' }
  | { outcome: 'left'; reason: string }
);

/** The whole work of the account. */
export async function exportWork(account: AccountKey, username: string | null): Promise<UnsentFile> {
  const [file, typed] = [await exportUnsent(account, username), await typedValuesOf(account)];
  return withWizardDrafts({ ...file, typed }, () => true);
}

/** One entry, with the draft that its author corrects after a refusal. Undefined: the entry is gone. */
export async function exportEntryWithDraft(id: string): Promise<UnsentFile | undefined> {
  const file = await exportEntry(id);
  return file && withWizardDrafts(file, (draftID, drafts) => drafts.has(draftID));
}

async function withWizardDrafts(
  file: UnsentFile,
  isWanted: (draftID: string, ofItems: ReadonlySet<string>) => boolean,
): Promise<UnsentFile> {
  const { contestCreations, problemCreations, problemChanges, wizardDrafts } = appDb;
  const ids = file.items.map(({ id }) => id);
  const creations = await Promise.all(
    [contestCreations, problemCreations, problemChanges].map((table) =>
      table.where('id').anyOf(ids).toArray(),
    ),
  );
  const draftIDs = new Map(creations.flat().map(({ id, draftID }) => [id, draftID]));
  const ofItems = new Set(draftIDs.values());
  const rows = await wizardDrafts.filter((row) => row.account === file.account).toArray();
  return {
    ...file,
    items: file.items.map((item) => ({ ...item, draftID: draftIDs.get(item.id) })),
    wizardDrafts: rows
      .filter(({ id }) => isWanted(id.split('\n')[0] ?? id, ofItems))
      .map(({ account: _, value, updatedAt, ...row }) => ({
        ...row,
        value: withoutBytes(value),
        updatedAt: new Date(updatedAt).toISOString(),
      })),
  };
}

/** Drafts, without their parts. */
export const isWholeDraft = ({ kind }: { kind: WizardDraftRow['kind'] }) => kind !== 'problemCase';

export function planWizardDrafts(
  drafts: readonly UnsentWizardDraft[],
  account: AccountKey,
): Promise<WizardDraftImport[]> {
  return Promise.all(drafts.filter(isWholeDraft).map((draft) => planWizardDraft(draft, drafts, account)));
}

async function planWizardDraft(
  draft: UnsentWizardDraft,
  all: readonly UnsentWizardDraft[],
  account: AccountKey,
): Promise<WizardDraftImport> {
  const { kind, id } = draft;
  const partKind = kind === 'contest' ? partKinds.contest : partKinds.problem;
  const parts = all.filter((row) => row.kind === partKind && row.id.startsWith(partName(id, '')));
  try {
    const rows = [draft, ...parts].map((row) => rowOf(row, account));
    const here = await appDb.wizardDrafts.get([account, kind, id]);
    if (here ? here.updatedAt === rows[0]?.updatedAt : await isPublished(account, id))
      return { id, outcome: 'known' };
    // Wizards keep no earlier versions, so neither text may replace the other.
    return here
      ? { id, outcome: 'left', reason: messages.otherDraft(draft.name) }
      : { id, outcome: 'new', rows };
  } catch {
    return { id, outcome: 'left', reason: messages.damagedItem };
  }
}

/** From here: its draft is no longer needed. A later change of a problem has the same draft id, so changes say nothing. */
async function isPublished(account: AccountKey, draftID: string): Promise<boolean> {
  const rows = await Promise.all(
    [appDb.contestCreations, appDb.problemCreations].map((table) =>
      table.where('[account+draftID]').equals([account, draftID]).toArray(),
    ),
  );
  return rows.flat().some(({ receipt }) => receipt === 'sent');
}

/** Throws on invalid base64. */
const rowOf = ({ value, updatedAt, ...row }: UnsentWizardDraft, account: AccountKey): WizardDraftRow => ({
  ...row,
  account,
  value: withBytes(value),
  updatedAt: Math.min(Date.parse(updatedAt), Date.now()),
});

/** Respects a draft that was written since the plan. Throws `StorageFullError`. */
export function importWizardDraft(rows: readonly WizardDraftRow[]): Promise<void> {
  const { wizardDrafts } = appDb;
  return withRoom(() =>
    appDb.transaction('rw', wizardDrafts, async () => {
      const [draft] = rows;
      if (!draft || (await wizardDrafts.get([draft.account, draft.kind, draft.id]))) return;
      await wizardDrafts.bulkPut(rows);
    }),
  );
}
