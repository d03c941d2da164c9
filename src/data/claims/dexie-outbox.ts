/** The outbox in IndexedDB. Each method runs in a transaction, so two tabs never hold the same entry. */
import type { AccountKey } from '../account/account';
import { resumeAccount } from '../account/resume-account';
import { appDb, outboxTables } from '../db/app-db';
import { groupCommit } from '../db/group-commit';
import { upcastPayload } from '../intents/define-intent';
import { intentOf } from '../intents/intent-of';
import { applySettlement, applyWaiting, isAbandoned } from '../intents/receipts';
import { type ClaimedEntry, type EntryError, isServerTrouble, type OutboxRow } from '../outbox/outbox-entry';
import { fitting } from './batch-rules';
import { EntryChooser } from './choose-entry';
import type { Claim, ClaimRequest, Fence, OutboxStore, Settled, Settlement } from './outbox-store';

/** Size of the first read: the first rows are nearly always ready. */
const firstRows = 32;

/** Reads only as far into a long queue as necessary. */
async function findReady(account: AccountKey, chooser: EntryChooser, most: number): Promise<OutboxRow[]> {
  const queue = () => appDb.outbox.where('[account+open]').equals([account, 1]);
  const limit = Math.max(firstRows, most);
  const rows = await queue().limit(limit).toArray();
  const ready = chooser.choose(rows);
  if (ready.length > 0 || rows.length < limit) return ready;
  // All at once: continuing from an offset costs a database request per row.
  return chooser.choose((await queue().toArray()).slice(limit));
}

async function claim({ owner, now, leaseMs, accounts, most = 1 }: ClaimRequest): Promise<Claim> {
  const chooser = new EntryChooser(now, most);
  for (const account of accounts) {
    const ready = await findReady(account, chooser, most);
    if (ready.length === 0) continue;
    const kept = await appDb.payloads.bulkGet(ready.map(({ id }) => id));
    const held = ready.slice(0, fitting(kept.map((row) => row?.payload))).map((row) => ({
      ...row,
      state: 'inflight' as const,
      owner,
      leaseUntil: now + leaseMs,
      attempts: row.attempts + 1,
    }));
    await appDb.outbox.bulkPut(held);
    return { entries: held.map((row, n) => withPayload(row, kept[n]?.payload)) };
  }
  return { entries: [], wakeAt: chooser.wakeAt };
}

/** The types cannot express that payload and kind match. */
function withPayload(row: OutboxRow, payload: unknown): ClaimedEntry {
  const intent = intentOf(row.kind);
  if (!intent) throw new Error(`No kind of entry is called ${row.kind}`);
  return { ...row, payload: upcastPayload(intent, row.v, payload) } as ClaimedEntry;
}

async function pauseAccount(account: AccountKey, error: EntryError): Promise<void> {
  const waiting = await appDb.outbox.where('[account+state]').equals([account, 'queued']).toArray();
  await appDb.outbox.bulkUpdate(
    waiting.map((row) => ({ key: row.seq, changes: { state: 'paused' as const, error } })),
  );
  await applyWaiting(waiting, true);
}

const isHeldBy = (row: OutboxRow | undefined, { owner, attempts }: Fence): row is OutboxRow =>
  row?.state === 'inflight' && row.owner === owner && row.attempts === attempts;

const withoutHolder = ({ owner: _, leaseUntil: __, ...row }: OutboxRow): OutboxRow => row;

async function settle(settled: readonly Settled[]): Promise<boolean[]> {
  const rows = new Map((await rowsOf(settled)).map((row) => [row.id, row]));
  const kept = settled.map(({ fence }) => isHeldBy(rows.get(fence.id), fence));
  const held = settled.flatMap(({ fence, settlement }, n) => {
    const row = rows.get(fence.id);
    return kept[n] && row ? [{ row: withoutHolder(row), settlement }] : [];
  });
  await write(await withoutAbandoned(held));
  // Last, because it also pauses entries that were put back just now.
  const paused = new Set<AccountKey>();
  for (const { row, settlement } of held) {
    if (settlement.type !== 'signIn' || paused.has(row.account)) continue;
    paused.add(row.account);
    await pauseAccount(row.account, settlement.error);
  }
  return kept;
}

/** For a batch, one read of all claimed rows is faster than a request per entry. */
async function rowsOf(settled: readonly Settled[]): Promise<OutboxRow[]> {
  if (settled.length > 1) return appDb.outbox.where('state').equals('inflight').toArray();
  const rows = await Promise.all(settled.map(({ fence }) => appDb.outbox.get({ id: fence.id })));
  return rows.filter((row) => row !== undefined);
}

interface Held {
  row: OutboxRow;
  settlement: Settlement;
}

/** No screen shows abandoned entries, so nobody could discard them. */
async function withoutAbandoned(held: readonly Held[]): Promise<Held[]> {
  const abandoned = await Promise.all(held.map(({ row }) => isAbandoned(row)));
  const gone = held.filter((_, n) => abandoned[n]).map(({ row }) => row);
  if (gone.length > 0) {
    await appDb.outbox.bulkDelete(gone.map(({ seq }) => seq));
    await appDb.payloads.bulkDelete(gone.map(({ id }) => id));
  }
  return held.filter((_, n) => !abandoned[n]);
}

async function write(held: readonly Held[]): Promise<void> {
  const done = held.filter(({ settlement }) => settlement.type === 'done');
  await Promise.all([
    appDb.outbox.bulkPut(held.map(({ row, settlement }) => settledRow(row, settlement))),
    appDb.payloads.bulkDelete(done.map(({ row }) => row.id)),
    ...held.map(({ row, settlement }) => applySettlement(row, settlement)),
  ]);
}

function settledRow({ open, error, ...row }: OutboxRow, settlement: Settlement): OutboxRow {
  const unsettled = { ...row, ...(open && { open }) };
  switch (settlement.type) {
    case 'done':
      return { ...row, state: 'done', settledAt: settlement.at };
    case 'refused':
      return { ...row, state: 'refused', settledAt: settlement.error.at, error: settlement.error };
    case 'retry':
      return { ...unsettled, state: 'queued', nextAt: settlement.nextAt, error: settlement.error };
    case 'untried':
    case 'signIn':
      return { ...unsettled, state: 'queued', nextAt: 0, ...(error && { error }) };
    default:
      return settlement satisfies never;
  }
}

async function reclaim(): Promise<number> {
  return appDb.outbox
    .where('state')
    .equals('inflight')
    .modify({ state: 'queued', nextAt: 0, owner: undefined, leaseUntil: undefined });
}

async function makeDue(accounts: readonly AccountKey[]): Promise<void> {
  for (const account of accounts) {
    await appDb.outbox
      .where('[account+state]')
      .equals([account, 'queued'])
      .and((row) => isServerTrouble(row.error?.errorCode))
      .modify({ nextAt: 0 });
  }
}

const transaction = groupCommit((work) => appDb.transaction('rw', outboxTables, work));

export const dexieOutbox: OutboxStore = {
  claim: (request) => transaction(() => claim(request)),
  settle: (settled) => transaction(() => settle(settled)),
  settleAndClaim: (settled, request) =>
    transaction(async () => ({ kept: await settle(settled), claim: await claim(request) })),
  reclaim: () => transaction(reclaim),
  resume: (account) => transaction(() => resumeAccount(account)),
  makeDue: (accounts) => transaction(() => makeDue(accounts)),
  all: () => appDb.outbox.orderBy('seq').toArray(),
};
