/** Collects the unsent work of an account that leaves a shared device, in the form that the server processes. */
import Dexie from 'dexie';
import type { SealedContent } from '../../../contract/entities/shared-device';
import { randomId } from '../../lib/random-id';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { DraftKey, DraftRow, DraftSyncRow } from '../db/app-rows';
import { exportUnsent, type UnsentFile } from '../device-work/unsent-work';
import { requestOf, upcastPayload } from '../intents/define-intent';
import { intentOf } from '../intents/intent-of';
import { type KeptRow, readKeptRows } from './account-rows';
import { withoutBytes } from './with-bytes';

export type LeftWork = Omit<UnsentFile, 'drafts'> & {
  /** Null: the draft was deleted. */
  drafts: (UnsentFile['drafts'][number] | null)[];
  rows: KeptRow[];
};

export type LeftContent = Omit<SealedContent, 'work'> & { work: LeftWork };

export async function collectWork(
  account: AccountKey,
  device: string,
): Promise<Omit<LeftContent, 'account' | 'ticket'>> {
  const file = await exportUnsent(account);
  const drafts = await unsentDrafts(account);
  const rows = withoutBytes(await readKeptRows(account)) as KeptRow[];
  return {
    version: 1,
    sends: await sendsOf(account),
    drafts: drafts.map((draft) => pushesOf(draft, device)),
    work: { ...file, drafts: drafts.map(({ key, row }) => (row ? shownDraft(key, row) : null)), rows },
  };
}

export const isEmptyWork = ({ items, drafts, answers, rows }: LeftWork): boolean =>
  [items, drafts, answers, rows].every(({ length }) => length === 0);

/** Refused entries are left to their owner. */
async function sendsOf(account: AccountKey): Promise<SealedContent['sends']> {
  const open = await appDb.outbox.where('[account+open]').equals([account, 1]).sortBy('seq');
  const kept = await appDb.payloads.bulkGet(open.map(({ id }) => id));
  return open.flatMap(({ id, kind, stream, v, state }, n) => {
    const intent = intentOf(kind);
    if (!intent || state === 'refused' || kept[n] === undefined) return [];
    const { params, body } = requestOf(intent, upcastPayload(intent, v, kept[n].payload));
    return params ? [] : [{ key: id, call: kind, stream, body: withoutBytes(body) }];
  });
}

interface UnsentDraft {
  key: DraftKey;
  row: DraftRow | undefined;
  sync: DraftSyncRow | undefined;
}

async function unsentDrafts(account: AccountKey): Promise<UnsentDraft[]> {
  const range: [unknown, unknown] = [[account], [account, Dexie.maxKey]];
  const index = '[account+problemID+language+contestSlug]';
  const [drafts, syncs] = await Promise.all([
    appDb.drafts
      .where(index)
      .between(...range)
      .toArray(),
    appDb.draftSync
      .where(index)
      .between(...range)
      .toArray(),
  ]);
  const nameOf = ({ problemID, language, contestSlug }: DraftKey) =>
    JSON.stringify([problemID, language, contestSlug]);
  const found = new Map<string, UnsentDraft>();
  for (const row of drafts) found.set(nameOf(row), { key: row, row, sync: undefined });
  for (const sync of syncs) {
    const name = nameOf(sync);
    found.set(name, { key: sync, row: found.get(name)?.row, sync });
  }
  return [...found.values()].filter(
    ({ row, sync }) => (row?.code ?? null) !== (sync?.known ?? null) || sync?.sending !== undefined,
  );
}

/** A text that was sent without an answer goes first, under its own key: the server may have it. */
function pushesOf({ key, row, sync }: UnsentDraft, device: string): SealedContent['drafts'][number] {
  const { problemID, language, contestSlug } = key;
  const push = (id: string, code: string | null, base: number, savedAt: number) => ({
    key: id,
    body: { problemID, language, contestSlug, code, base, device, savedAt: new Date(savedAt).toISOString() },
  });
  const mine = row?.code ?? null;
  const sent = sync?.sending;
  const newest = push(randomId(), mine, sync?.revision ?? 0, row?.updatedAt ?? Date.now());
  if (!sent) return [newest];
  const first = push(sent.id, sent.code, sent.base, sent.savedAt);
  return sent.code === mine ? [first] : [first, newest];
}

function shownDraft({ problemID, language, contestSlug }: DraftKey, { code, updatedAt }: DraftRow) {
  return { problemID, language, contestSlug, code, updatedAt: new Date(updatedAt).toISOString() };
}
