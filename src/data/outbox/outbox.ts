import type { AccountKey } from '../account/account';
import { appDb, outboxTables } from '../db/app-db';
import { applyDiscard, applyWaiting } from '../intents/receipts';
import { isServerFault, type OutboxEntry } from './outbox-entry';

/**
 * refused: needs a decision · paused: needs a sign-in · isFailing: the server failed on the first entries ·
 * stopCode: the error of the last attempt for the entry that is first to go.
 */
export interface OutboxSummary {
  waiting: number;
  sending: number;
  refused: number;
  paused: number;
  isFailing: boolean;
  stopCode: string | undefined;
}

const firstEntries = 5;

/** Counts only, in one transaction: each reader delays writers. */
export function outboxSummary(account: AccountKey): Promise<OutboxSummary> {
  const count = (state: OutboxEntry['state']) =>
    appDb.outbox.where('[account+state]').equals([account, state]).count();
  return appDb.transaction('r', appDb.outbox, async () => {
    const open = ['inflight', 'queued'].map((state) => [account, state]);
    const [first, waiting, sending, refused, paused] = await Promise.all([
      appDb.outbox.where('[account+state]').anyOf(open).limit(firstEntries).toArray(),
      count('queued'),
      count('inflight'),
      count('refused'),
      count('paused'),
    ]);
    const isFailing = first.some(({ error }) => error !== undefined && isServerFault(error.errorCode));
    return { waiting, sending, refused, paused, isFailing, stopCode: first[0]?.error?.errorCode };
  });
}

/**
 * Refused entries, then waiting ones, then the newest acknowledged ones up to `limit`; each newest first. A
 * refused entry needs a decision, however many entries came after it.
 */
export function outboxEntries(account: AccountKey, limit = 100): Promise<OutboxEntry[]> {
  return appDb.transaction('r', appDb.outbox, async () => {
    const unsettled = ['refused', 'paused', 'inflight', 'queued'].map((state) => [account, state]);
    const rows = await appDb.outbox.where('[account+state]').anyOf(unsettled).reverse().sortBy('seq');
    const done = await appDb.outbox
      .orderBy('seq')
      .reverse()
      .and((row) => row.account === account && row.state === 'done')
      .limit(Math.max(0, limit - rows.length))
      .toArray();
    const isRefused = ({ state }: OutboxEntry) => state === 'refused';
    return [...rows.filter(isRefused), ...rows.filter((row) => !isRefused(row)), ...done];
  });
}

/** Enqueues a refused or waiting entry again, with the same key. */
export function retryEntry(id: string): Promise<void> {
  return appDb.transaction('rw', outboxTables, async () => {
    const row = await appDb.outbox.get({ id });
    if (!row || row.state === 'inflight' || row.state === 'done') return;
    await appDb.outbox.update(row.seq, {
      state: 'queued',
      open: 1,
      nextAt: 0,
      error: undefined,
      settledAt: undefined,
    });
    await applyWaiting([row], false);
  });
}

/** Deletes an entry and its row, unless it is under way or acknowledged. */
export const discardEntry = (id: string): Promise<void> => discardEntries([id]);

export function discardEntries(ids: readonly string[]): Promise<void> {
  return appDb.transaction('rw', outboxTables, async () => {
    for (const id of ids) {
      const row = await appDb.outbox.get({ id });
      if (!row || row.state === 'inflight' || row.state === 'done') continue;
      await appDb.outbox.delete(row.seq);
      await appDb.payloads.delete(id);
      await applyDiscard(row);
    }
  });
}

/** Deletes acknowledged entries written before `before` (ms). Their rows stay. */
export async function pruneDoneEntries(before: number): Promise<number> {
  return appDb.outbox
    .where('createdAt')
    .below(before)
    .and((row) => row.state === 'done')
    .delete();
}
