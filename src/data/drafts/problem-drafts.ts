/**
 * Problems that are being written. Their test cases may be megabytes, so each is a row of its own beside the draft, and only those that
 * changed are written: typing a title must not write all the tests again.
 */
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { WizardDraftRow } from '../db/app-rows';
import { withRoom } from '../storage/storage-full';
import { caseName, caseRows, deleteDraftRows } from './problem-draft-rows';

/** The large part of each test case, by its key. */
export type CaseParts = ReadonlyMap<string, unknown>;

/**
 * Resolves once it is on the disk, draft and cases together. Throws `StorageFullError`.
 * @param isKept whether this case is on the disk as it is now, if it is there at all
 */
export async function saveProblemDraft(
  draft: Pick<WizardDraftRow, 'account' | 'id' | 'name' | 'value'>,
  cases: CaseParts,
  isKept: (key: string) => boolean,
): Promise<void> {
  const { account, id } = draft;
  const updatedAt = Date.now();
  await withRoom(() =>
    appDb.transaction('rw', appDb.wizardDrafts, async () => {
      const there = new Set(
        (await caseRows(appDb.wizardDrafts, account, id).primaryKeys()).map(([, , name]) => name),
      );
      const isGone = (name: string) => !cases.has(name.slice(caseName(id, '').length));
      const rows: WizardDraftRow[] = [...cases]
        .filter(([key]) => !there.has(caseName(id, key)) || !isKept(key))
        .map(([key, value]) => ({
          account,
          kind: 'problemCase',
          id: caseName(id, key),
          name: '',
          value,
          updatedAt,
        }));
      await appDb.wizardDrafts.bulkPut([{ ...draft, kind: 'problem', updatedAt }, ...rows]);
      await appDb.wizardDrafts.bulkDelete(
        [...there].filter(isGone).map((name): [string, string, string] => [account, 'problemCase', name]),
      );
    }),
  );
}

export async function readProblemDraft(
  account: AccountKey,
  id: string,
): Promise<{ value: unknown; cases: CaseParts } | undefined> {
  return appDb.transaction('r', appDb.wizardDrafts, async () => {
    const draft = await appDb.wizardDrafts.get([account, 'problem', id]);
    if (!draft) return undefined;
    const rows = await caseRows(appDb.wizardDrafts, account, id).toArray();
    const keyOf = (name: string) => name.slice(caseName(id, '').length);
    return { value: draft.value, cases: new Map(rows.map((row) => [keyOf(row.id), row.value])) };
  });
}

export async function deleteProblemDraft(account: AccountKey, id: string): Promise<void> {
  await appDb.transaction('rw', appDb.wizardDrafts, () => deleteDraftRows(appDb.wizardDrafts, account, id));
}
