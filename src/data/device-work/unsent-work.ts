import Dexie from 'dexie';
import type { Language } from '../../../contract/limits';
import { randomId } from '../../lib/random-id';
import { type AccountKey, deviceAccount } from '../account/account';
import { appDb } from '../db/app-db';
import type { DraftRow, WizardDraftRow } from '../db/app-rows';
import { answerDraftsOf } from '../drafts/answer-drafts';
import { encodePayload } from '../outbox/file-payload';
import type { EntryState, OutboxRow } from '../outbox/outbox-entry';
import { ownListRequests } from '../own-lists/send-all';
import type { TypedValue } from '../work-file/typed-values';

/** An export file. After an import, here or on another device, the work continues unchanged. */
export interface UnsentFile {
  format: typeof unsentFormat;
  version: typeof unsentVersion;
  /** All times are ISO 8601 in UTC. */
  exportedAt: string;
  account: AccountKey;
  username?: string;
  /** In written order; `id` is the Idempotency-Key, so an item imported twice is sent once. */
  items: UnsentItem[];
  drafts: { problemID: string; language: Language; contestSlug: string; code: string; updatedAt: string }[];
  answers: { problemID: string; answer: unknown }[];
  /** Only in files of the page Offline use, and of one entry. */
  wizardDrafts?: UnsentWizardDraft[];
  /** Only in files of the page Offline use. */
  typed?: TypedValue[];
}

/** A row of a draft, or of one of its parts. Bytes are base64. */
export type UnsentWizardDraft = Omit<WizardDraftRow, 'account' | 'updatedAt'> & { updatedAt: string };

export interface UnsentItem {
  id: string;
  kind: string;
  v: number;
  createdAt: string;
  state: EntryState;
  /** The server may already have it. */
  tried: boolean;
  payload: unknown;
  /** The wizard's draft of a creation or change. */
  draftID?: string | undefined;
}

export const unsentFormat = 'codeferry-unsent';
/** Version 1 had no drafts, version 2 none of the wizards. */
export const unsentVersion = 3;

const isUnsent = (row: OutboxRow) => row.state !== 'done';

function unsentRows(account: AccountKey): Promise<OutboxRow[]> {
  return appDb.outbox
    .orderBy('seq')
    .and((row) => row.account === account && isUnsent(row))
    .toArray();
}

/** Includes refused items, which exist nowhere else. */
export async function countUnsent(account: AccountKey): Promise<number> {
  return (await unsentRows(account)).length;
}

function draftsOf(account: AccountKey): Promise<DraftRow[]> {
  return appDb.drafts
    .where('[account+problemID+language+contestSlug]')
    .between([account], [account, Dexie.maxKey])
    .toArray();
}

function itemOf(row: OutboxRow, payload: unknown): UnsentItem {
  const { id, kind, v, createdAt, state, attempts } = row;
  return {
    id,
    kind,
    v,
    createdAt: new Date(createdAt).toISOString(),
    state,
    tried: attempts > 0,
    payload: encodePayload(payload),
  };
}

/** Signed out, bookmarks, lists and notes have no entries. A file carries them as the entries of an account. */
async function deviceListItems(now: number): Promise<UnsentItem[]> {
  const requests = await ownListRequests(deviceAccount);
  return requests.map(({ kind, payload }) => ({
    id: randomId(),
    kind,
    v: 1,
    createdAt: new Date(now).toISOString(),
    state: 'queued',
    tried: false,
    payload,
  }));
}

/** One entry in the same format, which /offline imports. Undefined: the entry is gone. */
export async function exportEntry(id: string, now = Date.now()): Promise<UnsentFile | undefined> {
  const [row, kept] = [await appDb.outbox.get({ id }), await appDb.payloads.get(id)];
  if (!row || !kept) return undefined;
  return {
    format: unsentFormat,
    version: unsentVersion,
    exportedAt: new Date(now).toISOString(),
    account: row.account,
    items: [itemOf(row, kept.payload)],
    drafts: [],
    answers: [],
  };
}

export async function exportUnsent(
  account: AccountKey,
  username: string | null = null,
  now = Date.now(),
): Promise<UnsentFile> {
  const rows = await unsentRows(account);
  const payloads = await appDb.payloads.bulkGet(rows.map(({ id }) => id));
  return {
    format: unsentFormat,
    version: unsentVersion,
    exportedAt: new Date(now).toISOString(),
    account,
    username: username ?? undefined,
    items: [
      ...rows.map((row, i) => itemOf(row, payloads[i]?.payload)),
      ...(account === deviceAccount ? await deviceListItems(now) : []),
    ],
    drafts: (await draftsOf(account)).map(({ account: _, updatedAt, ...draft }) => ({
      ...draft,
      updatedAt: new Date(updatedAt).toISOString(),
    })),
    answers: await answerDraftsOf(account),
  };
}
