/** Applies changes to the rows of this device. Part of the caller's transaction. */
import Dexie from 'dexie';
import type { NoteWrite, OwnListChange } from '../../../contract/entities/own-list';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { withoutUndefined } from '../intents/without-undefined';

export const listProblemsOf = (account: AccountKey, listID: string) =>
  appDb.ownListProblems
    .where('[account+listID+problemID]')
    .between([account, listID, Dexie.minKey], [account, listID, Dexie.maxKey]);

/** @param pending the entry that sends them; undefined: signed out, so the rows are only here */
export async function applyLocally(
  account: AccountKey,
  changes: readonly OwnListChange[],
  pending: string | undefined,
): Promise<void> {
  for (const change of changes) {
    if (change.type === 'bookmark') await applyBookmark(account, change, pending);
    else if (change.type === 'problem' || change.type === 'move')
      await applyProblem(account, change, pending);
    else await applyList(account, change, pending);
  }
}

type Of<Type extends OwnListChange['type']> = Extract<OwnListChange, { type: Type }>;

async function applyBookmark(
  account: AccountKey,
  { problemID, isOn, at }: Of<'bookmark'>,
  pending: string | undefined,
): Promise<void> {
  // A removal that is still to be sent keeps its row: the server's older state must not bring it back.
  if (!isOn && pending === undefined) await appDb.bookmarks.delete([account, problemID]);
  else
    await appDb.bookmarks.put(
      withoutUndefined({ account, problemID, isOn, changedAt: Date.parse(at), pending }),
    );
}

async function applyList(
  account: AccountKey,
  change: Of<'name' | 'share' | 'delete'>,
  pending: string | undefined,
): Promise<void> {
  const { listID } = change;
  const key: [string, string] = [account, listID];
  const known = await appDb.ownLists.get(key);
  if (change.type === 'delete') {
    await listProblemsOf(account, listID).delete();
    if (pending === undefined) await appDb.ownLists.delete(key);
    else if (known) await appDb.ownLists.put({ ...known, isDeleted: true, pending });
    return;
  }
  if (change.type === 'name') {
    const added = { account, listID, isShared: false, isDeleted: false, createdAt: Date.parse(change.at) };
    await appDb.ownLists.put(withoutUndefined({ ...added, ...known, name: change.name, pending }));
  } else if (known) {
    await appDb.ownLists.put(withoutUndefined({ ...known, isShared: change.isShared, pending }));
  }
}

async function applyProblem(
  account: AccountKey,
  change: Of<'problem' | 'move'>,
  pending: string | undefined,
): Promise<void> {
  const { listID, problemID, place } = change;
  const key: [string, string, string] = [account, listID, problemID];
  const known = await appDb.ownListProblems.get(key);
  if (change.type === 'move') {
    if (known) await appDb.ownListProblems.put(withoutUndefined({ ...known, place, pending }));
    return;
  }
  if (!change.isOn && pending === undefined) return appDb.ownListProblems.delete(key);
  const kept = known?.isOn ? known.place : place;
  await appDb.ownListProblems.put(
    withoutUndefined({
      account,
      listID,
      problemID,
      isOn: change.isOn,
      place: kept,
      changedAt: Date.parse(change.at),
      pending,
    }),
  );
}

/** Beside a text of this device that differs, as the text of another device. */
export async function applyNoteLocally(
  account: AccountKey,
  { problemID, text, versionID, replaces, savedAt, device }: NoteWrite,
  pending: string | undefined,
): Promise<void> {
  const known = await appDb.notes.get([account, problemID]);
  const mine = withoutUndefined({ versionID, text, replaces, savedAt: Date.parse(savedAt), pending });
  if (!known) {
    await appDb.notes.put({ account, problemID, versions: [], mine, mainID: versionID });
    return;
  }
  if (known.mine?.text === text || known.versions.some((one) => one.text === text)) return;
  const version = { versionID, text, device, savedAt };
  await appDb.notes.put({ ...known, versions: [...known.versions, version] });
}
