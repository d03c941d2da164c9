/** Where the rows of a problem that is being written stand: the draft, and each test case beside it. */
import type { Table } from 'dexie';
import type { AccountKey } from '../account/account';
import type { WizardDraftRow } from '../db/app-rows';

type Drafts = Table<WizardDraftRow, [string, string, string]>;

/** No id has a line break. */
export const caseName = (id: string, key: string) => `${id}\n${key}`;

export const caseRows = (drafts: Drafts, account: AccountKey, id: string) =>
  drafts
    .where('[account+kind+id]')
    .between([account, 'problemCase', caseName(id, '')], [account, 'problemCase', caseName(id, '\uffff')]);

/** Part of the caller's transaction. */
export async function deleteDraftRows(drafts: Drafts, account: AccountKey, id: string): Promise<void> {
  await drafts.delete([account, 'problem', id]);
  await caseRows(drafts, account, id).delete();
}
