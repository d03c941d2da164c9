import Dexie, { liveQuery } from 'dexie';
import type { DraftsPage } from '../../../contract/entities/draft';
import { draftLimits } from '../../../contract/limits';
import { randomId } from '../../lib/random-id';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { DraftKey, DraftSyncRow } from '../db/app-rows';
import { messages } from '../messages';
import { withRoom } from '../storage/storage-full';
import { type DraftStep, nextStep, type RemoteVersion } from './draft-standing';
import { addVersion, draftTables } from './drafts';
import { draftTuple, markDraft, readDraftSync } from './mark-draft';

export { readDraftSync };

const cursorKey = (account: AccountKey) => `draftCursor/${account}`;
const inTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  withRoom(() => appDb.transaction('rw', [...draftTables, appDb.kv], work));
const put = (row: DraftSyncRow) => appDb.draftSync.put(row);

export async function readDraftCursor(account: AccountKey): Promise<number> {
  return Number((await appDb.kv.get(cursorKey(account)))?.value ?? 0);
}

/** Takes all local steps for a draft; returns the remaining one: resend, send, ask or rest. */
async function settle(
  row: DraftSyncRow,
): Promise<{ step: DraftStep; row: DraftSyncRow; mine: string | null }> {
  const draft = await appDb.drafts.get(draftTuple(row));
  const mine = draft?.code ?? null;
  const { known, revision, theirs, sending } = row;
  const step = nextStep({ mine, known, revision, theirs, isSending: sending !== undefined });
  if (!theirs || (step !== 'agree' && step !== 'take')) return { step, row, mine };
  if (step === 'take') await takeOver(row, theirs);
  const { theirs: _, ...rest } = row;
  // An old revision changes nothing.
  const settled = theirs.revision > revision ? { ...rest, ...knownFrom(theirs) } : rest;
  await put(settled);
  return settle(settled);
}

const knownFrom = ({ revision, code, device, savedAt }: RemoteVersion) => ({
  revision,
  known: code,
  from: { device, savedAt },
});

/** The other device's text becomes the draft; the local text becomes an older version. */
async function takeOver(
  { account, problemID, language, contestSlug }: DraftKey,
  { code, savedAt }: RemoteVersion,
): Promise<void> {
  const key = { account, problemID, language, contestSlug };
  const old = await appDb.drafts.get(draftTuple(key));
  if (old) await addVersion(old);
  if (code === null) await appDb.drafts.delete(draftTuple(key));
  else await appDb.drafts.put({ ...key, code, updatedAt: savedAt });
}

/**
 * Stores a page of remote changes after the cursor `since`, and advances the cursor. `reset`: the server's
 * database was replaced, so known revisions are void.
 */
export function storeRemoteDrafts(
  account: AccountKey,
  { drafts, cursor, reset }: DraftsPage,
  since: number,
): Promise<void> {
  return inTransaction(async () => {
    // Another tab advanced or reset the cursor, so this page must not set it.
    const isNext = (await readDraftCursor(account)) === since;
    if (reset && isNext) await forgetRevisions(account);
    for (const { problemID, language, contestSlug, revision, code, device, savedAt } of drafts) {
      const row = await readDraftSync({ account, problemID, language, contestSlug });
      if (revision <= Math.max(row.revision, row.theirs?.revision ?? 0)) continue;
      const theirs = { revision, code, device, savedAt: Date.parse(savedAt) };
      const { step, row: settled } = await settle({ ...row, theirs });
      await put(step === 'send' ? { ...settled, open: 1 } : settled);
    }
    if (isNext) await appDb.kv.put({ key: cursorKey(account), value: cursor });
  });
}

const rowsOf = (account: AccountKey) =>
  appDb.draftSync
    .where('[account+problemID+language+contestSlug]')
    .between([account], [account, Dexie.maxKey]);

async function forgetRevisions(account: AccountKey): Promise<void> {
  for (const row of await rowsOf(account).toArray()) {
    const { theirs: _, from: __, ...rest } = row;
    await put({ ...rest, revision: 0, known: null, open: 1 });
  }
}

/** Marks drafts that a tab of an older build, or an import, wrote without a mark. */
export function markUnsentDrafts(account: AccountKey): Promise<void> {
  return inTransaction(async () => {
    const drafts = await appDb.drafts
      .where('[account+problemID+language+contestSlug]')
      .between([account], [account, Dexie.maxKey])
      .toArray();
    for (const draft of drafts) {
      const { known, theirs } = await readDraftSync(draft);
      if (known !== draft.code && !theirs) await markDraft(draft);
    }
  });
}

export function openDrafts(account: AccountKey): Promise<DraftKey[]> {
  return appDb.draftSync.where('[account+open]').equals([account, 1]).toArray();
}

/** Calls `changed` when unsent drafts change, in any tab. Returns the stop function. */
export function watchOpenDrafts(account: AccountKey, changed: () => void): () => void {
  const subscription = liveQuery(async () => {
    const rows = await appDb.drafts.bulkGet((await openDrafts(account)).map(draftTuple));
    return rows.map((row) => row?.updatedAt);
  }).subscribe({
    next: (open) => open.length > 0 && changed(),
    error: (error) => console.error('The drafts cannot be watched', error),
  });
  return () => subscription.unsubscribe();
}

export interface OutgoingDraft {
  id: string;
  code: string | null;
  base: number;
  savedAt: number;
}

/** The unanswered text again, otherwise the newest text, or undefined if there is nothing to send. */
export function takeForSending(key: DraftKey, now = Date.now()): Promise<OutgoingDraft | undefined> {
  return inTransaction(async () => {
    const { step, row, mine } = await settle(await readDraftSync(key));
    if (step === 'resend') return row.sending;
    const { open: _, ...closed } = row;
    if (step !== 'send' || row.refusal?.code === mine) {
      await put(step === 'send' || step === 'ask' ? closed : withoutRefusal(closed));
      return undefined;
    }
    if (mine !== null && new Blob([mine]).size > draftLimits.codeBytesMax) {
      await put({
        ...closed,
        refusal: { code: mine, message: messages.draftTooLong(draftLimits.codeBytesMax) },
      });
      return undefined;
    }
    const savedAt = (await appDb.drafts.get(draftTuple(key)))?.updatedAt ?? now;
    const sending = { id: randomId(), code: mine, base: row.revision, savedAt };
    await put({ ...withoutRefusal(row), open: 1, sending });
    return sending;
  });
}

function withoutRefusal(row: DraftSyncRow): DraftSyncRow {
  const { refusal: _, ...rest } = row;
  return rest;
}

/** Completes only the text that was sent; later edits are still to be sent. */
function answered(
  key: DraftKey,
  id: string,
  change: (row: DraftSyncRow, sent: OutgoingDraft) => DraftSyncRow,
): Promise<void> {
  return inTransaction(async () => {
    const { sending, ...row } = await readDraftSync(key);
    if (sending?.id !== id) return;
    const { row: settled } = await settle(change({ ...row, open: 1 }, sending));
    await put(settled);
  });
}

export function noteDraftTaken(key: DraftKey, id: string, revision: number): Promise<void> {
  return answered(key, id, ({ from: _, ...row }, { code }) => ({ ...row, revision, known: code }));
}

/** The server has a newer text than our base: the next pull starts from our revision. */
export async function noteDraftBehind(key: DraftKey, id: string): Promise<void> {
  await answered(key, id, (row) => row);
  await inTransaction(async () => {
    const { revision } = await readDraftSync(key);
    const cursor = Math.min(revision, await readDraftCursor(key.account));
    await appDb.kv.put({ key: cursorKey(key.account), value: cursor });
  });
}

/** The server refused this text; other texts are sent. */
export function noteDraftRefused(key: DraftKey, id: string, message: string): Promise<void> {
  return answered(key, id, (row, { code }) => ({ ...row, refusal: { code, message } }));
}

/** Applies the user's choice; the other text becomes an older version. `false`: the conflict is gone. */
export function decideDraft(key: DraftKey, choice: 'mine' | 'theirs', revision: number): Promise<boolean> {
  return inTransaction(async () => {
    const row = await readDraftSync(key);
    const { theirs, ...rest } = row;
    if (theirs?.revision !== revision || theirs.code === null || row.sending) return false;
    const { account, problemID, language, contestSlug } = key;
    if (choice === 'theirs') await takeOver(key, theirs);
    else {
      const { code, savedAt, device } = theirs;
      await addVersion({ account, problemID, language, contestSlug, code, updatedAt: savedAt }, device);
    }
    await put({ ...rest, ...knownFrom(theirs), ...(choice === 'mine' && { open: 1 }) });
    return true;
  });
}
