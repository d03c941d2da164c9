/** All bookmarks, lists and notes of an account on this device, as the requests that would create them. */
import Dexie from 'dexie';
import type { NoteWrite, OwnListChange, OwnListsWrite } from '../../../contract/entities/own-list';
import { ownListLimits } from '../../../contract/own-list-limits';
import { randomId } from '../../lib/random-id';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { noteWrite } from '../intents/note-write';
import { ownListsWrite } from '../intents/own-lists-write';
import { putIntent } from '../intents/write-intent';
import { readOwnLists } from './lists';
import { applyLocally, applyNoteLocally } from './local-changes';

export type OwnListRequest =
  | { kind: 'ownListsWrite'; payload: OwnListsWrite }
  | { kind: 'noteWrite'; payload: NoteWrite };

const iso = (ms: number) => new Date(ms).toISOString();

export async function ownListRequests(account: AccountKey): Promise<OwnListRequest[]> {
  const [from, to] = [
    [account, Dexie.minKey],
    [account, Dexie.maxKey],
  ];
  const changes: OwnListChange[] = [];
  const bookmarks = await appDb.bookmarks.where('[account+problemID]').between(from, to).toArray();
  for (const { problemID, isOn, changedAt } of bookmarks)
    changes.push({ type: 'bookmark', problemID, isOn, at: iso(changedAt) });
  for (const { listID, name, isShared, createdAt, problemIDs } of await readOwnLists(account)) {
    const at = iso(createdAt);
    changes.push({ type: 'name', listID, name, at });
    if (isShared) changes.push({ type: 'share', listID, isShared, at });
    for (const [n, problemID] of problemIDs.entries())
      changes.push({ type: 'problem', listID, problemID, isOn: true, place: n + 1, at });
  }
  const requests: OwnListRequest[] = [];
  for (let n = 0; n < changes.length; n += ownListLimits.changesAtOnceMax)
    requests.push({
      kind: 'ownListsWrite',
      payload: { changes: changes.slice(n, n + ownListLimits.changesAtOnceMax) },
    });
  const notes = await appDb.notes.where('[account+problemID]').between(from, to).toArray();
  for (const { problemID, versions, mine } of notes) {
    const texts = mine ? [{ ...mine, savedAt: iso(mine.savedAt), device: '' }] : versions;
    for (const { text, savedAt, device } of texts) {
      if (text === '') continue;
      const about = { device: device === '' ? 'Codeferry' : device, savedAt };
      requests.push({
        kind: 'noteWrite',
        payload: { problemID, versionID: randomId(), replaces: [], text, ...about },
      });
    }
  }
  return requests;
}

/**
 * Applies a request to the rows of the account and enqueues it, unless the account is the signed-out device. Part of
 * the caller's transaction.
 */
export async function takeRequest(
  account: AccountKey,
  { kind, payload }: OwnListRequest,
  { isSent, id = randomId(), createdAt = Date.now() }: { isSent: boolean; id?: string; createdAt?: number },
): Promise<void> {
  const pending = isSent ? id : undefined;
  if (kind === 'ownListsWrite') {
    await applyLocally(account, payload.changes, pending);
    if (isSent) await putIntent(ownListsWrite, { id, account, createdAt, payload });
    return;
  }
  await applyNoteLocally(account, payload, pending);
  if (isSent) await putIntent(noteWrite, { id, account, createdAt, payload });
}

/** Moves the rows of the signed-out device to an account. Part of the caller's transaction. */
export async function adoptOwnLists(from: AccountKey, account: AccountKey): Promise<void> {
  const requests = await ownListRequests(from);
  await deleteOwnLists(from);
  for (const request of requests) await takeRequest(account, request, { isSent: true });
}

export async function deleteOwnLists(account: AccountKey): Promise<void> {
  const range = [[account], [account, []]] as const;
  for (const table of [appDb.bookmarks, appDb.notes, appDb.ownListProblems])
    await table
      .where('[account+problemID]')
      .between(...range)
      .delete();
  await appDb.ownLists
    .where('[account+listID]')
    .between(...range)
    .delete();
}
