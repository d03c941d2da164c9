/** A wizard draft has one row for its fields and, for a problem, one row per test case. */
import type { Table } from 'dexie';
import type { AccountKey } from '../account/account';
import type { WizardDraftRow } from './app-rows';

type Drafts = Table<WizardDraftRow, [string, string, string]>;

export type DraftKind = 'contest' | 'problem';

export const partKinds = { contest: null, problem: 'problemCase' } as const;

/** Ids contain no line break. */
export const partName = (id: string, key: string) => `${id}\n${key}`;

export const partRows = (drafts: Drafts, account: AccountKey, partKind: WizardDraftRow['kind'], id: string) =>
  drafts
    .where('[account+kind+id]')
    .between([account, partKind, partName(id, '')], [account, partKind, partName(id, '\uffff')]);

/** Part of the caller's transaction. */
export async function deleteDraftRows(
  drafts: Drafts,
  account: AccountKey,
  kind: DraftKind,
  id: string,
): Promise<void> {
  await drafts.delete([account, kind, id]);
  const partKind = partKinds[kind];
  if (partKind) await partRows(drafts, account, partKind, id).delete();
}
