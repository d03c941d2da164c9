/** Drafts of the wizards in a work file (Offline 10). Until they are submitted, they exist on one device only. */
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { WizardDraftRow } from '../db/app-rows';
import { partKinds, partName } from '../db/wizard-draft-rows';
import { exportUnsent, type UnsentFile, type UnsentWizardDraft } from '../device-work/unsent-work';
import { withBytes, withoutBytes } from '../shared-device/with-bytes';
import { withRoom } from '../storage/storage-full';
import { messages } from './messages';

/** known: already here · left: skipped for `reason`. */
export type WizardDraftImport =
  | { outcome: 'new'; rows: WizardDraftRow[] }
  | { outcome: 'known' }
  | { outcome: 'left'; reason: string };

/** The whole work of the account. */
export async function exportWork(account: AccountKey, username: string | null): Promise<UnsentFile> {
  return { ...(await exportUnsent(account, username)), wizardDrafts: await wizardDraftsFor(account) };
}

/** Without drafts on their way: their entry of the outbox has the content, and would be sent twice. */
async function wizardDraftsFor(account: AccountKey): Promise<UnsentWizardDraft[]> {
  const { contestCreations, problemCreations, problemChanges, wizardDrafts } = appDb;
  const creations = await Promise.all(
    [contestCreations, problemCreations, problemChanges].map((table) =>
      table.where('account').equals(account).toArray(),
    ),
  );
  const isOnItsWay = ({ receipt }: { receipt: string }) => receipt !== 'refused' && receipt !== 'sent';
  const onTheirWay = new Set(
    creations
      .flat()
      .filter(isOnItsWay)
      .map(({ draftID }) => draftID),
  );
  const rows = await wizardDrafts.filter((row) => row.account === account).toArray();
  return rows
    .filter(({ id }) => !onTheirWay.has(id.split('\n')[0] ?? id))
    .map(({ account: _, value, updatedAt, ...row }) => ({
      ...row,
      value: withoutBytes(value),
      updatedAt: new Date(updatedAt).toISOString(),
    }));
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
    if (!here) return { outcome: 'new', rows };
    // Wizards keep no earlier versions, so neither text may replace the other.
    return here.updatedAt === rows[0]?.updatedAt
      ? { outcome: 'known' }
      : { outcome: 'left', reason: messages.otherDraft(draft.name) };
  } catch {
    return { outcome: 'left', reason: messages.damagedItem };
  }
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
