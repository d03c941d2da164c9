/** Stores the server's state of bookmarks, lists and notes. Part of the caller's transaction. */
import type { OwnListRow as ServerRow } from '../../../contract/entities/own-list';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { withoutUndefined } from '../intents/without-undefined';

type Of<Type extends ServerRow['type']> = Extract<ServerRow, { type: Type }>;

/**
 * A change of this device that is still to be sent stays; the server's answer to it brings the merged state.
 * @param acknowledged the entry that the server has just answered
 */
export async function applyOwnListRows(
  account: AccountKey,
  rows: readonly ServerRow[],
  acknowledged?: string,
): Promise<void> {
  const of = <Type extends ServerRow['type']>(type: Type) =>
    rows.filter((row): row is Of<Type> => row.type === type);
  await applyBookmarks(account, of('bookmark'), acknowledged);
  await applyLists(account, of('list'), acknowledged);
  await applyProblems(account, of('problem'), acknowledged);
  for (const row of of('note')) await applyNote(account, row, acknowledged);
}

/** Whether each of the rows has a change that is still to be sent. */
async function arePending(
  rows: readonly ({ pending?: string } | undefined)[],
  acknowledged: string | undefined,
): Promise<boolean[]> {
  const ids = rows.map((row) => (row?.pending === acknowledged ? undefined : row?.pending));
  const asked = [...new Set(ids.flatMap((id) => id ?? []))];
  const found = await appDb.ownListWrites.bulkGet(asked);
  const open = new Set(found.flatMap((row) => row?.id ?? []));
  return ids.map((id) => id !== undefined && open.has(id));
}

async function applyBookmarks(
  account: AccountKey,
  rows: readonly Of<'bookmark'>[],
  acknowledged: string | undefined,
): Promise<void> {
  if (rows.length === 0) return;
  const keys = rows.map(({ problemID }): [string, string] => [account, problemID]);
  const pending = await arePending(await appDb.bookmarks.bulkGet(keys), acknowledged);
  const free = rows.filter((_, n) => !pending[n]);
  await appDb.bookmarks.bulkPut(
    free.flatMap(({ problemID, isOn, changedAt }) =>
      isOn ? [{ account, problemID, isOn, changedAt: Date.parse(changedAt) }] : [],
    ),
  );
  await appDb.bookmarks.bulkDelete(
    free.flatMap(({ problemID, isOn }): [string, string][] => (isOn ? [] : [[account, problemID]])),
  );
}

async function applyLists(
  account: AccountKey,
  rows: readonly Of<'list'>[],
  acknowledged: string | undefined,
): Promise<void> {
  if (rows.length === 0) return;
  const keys = rows.map(({ listID }): [string, string] => [account, listID]);
  const pending = await arePending(await appDb.ownLists.bulkGet(keys), acknowledged);
  const free = rows.filter((_, n) => !pending[n]);
  await appDb.ownLists.bulkPut(
    free.flatMap(({ listID, name, isShared, isDeleted, createdAt }) =>
      isDeleted ? [] : [{ account, listID, name, isShared, isDeleted, createdAt: Date.parse(createdAt) }],
    ),
  );
  for (const { listID } of free.filter((row) => row.isDeleted)) {
    await appDb.ownLists.delete([account, listID]);
    await appDb.ownListProblems
      .where('[account+listID+problemID]')
      .between([account, listID], [account, listID, []])
      .delete();
  }
}

async function applyProblems(
  account: AccountKey,
  rows: readonly Of<'problem'>[],
  acknowledged: string | undefined,
): Promise<void> {
  if (rows.length === 0) return;
  const keys = rows.map(({ listID, problemID }): [string, string, string] => [account, listID, problemID]);
  const pending = await arePending(await appDb.ownListProblems.bulkGet(keys), acknowledged);
  const free = rows.filter((_, n) => !pending[n]);
  await appDb.ownListProblems.bulkPut(
    free.flatMap(({ type: _, revision: __, changedAt, ...row }) =>
      row.isOn ? [{ ...row, account, changedAt: Date.parse(changedAt) }] : [],
    ),
  );
  await appDb.ownListProblems.bulkDelete(
    free.flatMap(({ listID, problemID, isOn }): [string, string, string][] =>
      isOn ? [] : [[account, listID, problemID]],
    ),
  );
}

async function applyNote(
  account: AccountKey,
  { problemID, versions }: Of<'note'>,
  acknowledged: string | undefined,
): Promise<void> {
  const known = await appDb.notes.get([account, problemID]);
  // A text that was written since then has another entry.
  const mine =
    known?.mine?.pending !== undefined && known.mine.pending === acknowledged ? undefined : known?.mine;
  if (versions.length === 0 && !mine) await appDb.notes.delete([account, problemID]);
  else await appDb.notes.put(withoutUndefined({ account, problemID, versions, mine, mainID: known?.mainID }));
}
