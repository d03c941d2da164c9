/** The outbox as screens see it. */
import type { AccountKey } from '../account/account';
import { appDb, outboxTables } from '../db/app-db';
import { applyDiscard, applyWaiting } from '../intents/receipts';
import { isServerFault, type OutboxEntry } from './outbox-entry';

/** waiting: queued · sending: on its way · refused: needs a decision · paused: needs a sign-in. isFailing: the server could not take the first ones. */
export interface OutboxSummary {
  waiting: number;
  sending: number;
  refused: number;
  paused: number;
  isFailing: boolean;
}

/** Entries that are looked at for a problem of the server: those that are tried first. */
const firstEntries = 5;

/** Counts by state, without reading the entries. One transaction: every one that looks holds up whoever writes. */
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
    return { waiting, sending, refused, paused, isFailing };
  });
}

/** The account's entries, newest first, settled ones included while they are kept. */
export async function outboxEntries(account: AccountKey, limit = 100): Promise<OutboxEntry[]> {
  return appDb.outbox
    .orderBy('seq')
    .reverse()
    .and((row) => row.account === account)
    .limit(limit)
    .toArray();
}

/** Sends a refused or waiting entry again, with the same key. */
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

/** Gives up an entry and the thing it carries. One that is being sent, or was received, stays. */
export const discardEntry = (id: string): Promise<void> => discardEntries([id]);

/** Gives up several. */
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

/** Forgets acknowledged entries written before `before` (ms). What they carried stays. */
export async function pruneDoneEntries(before: number): Promise<number> {
  return appDb.outbox
    .where('createdAt')
    .below(before)
    .and((row) => row.state === 'done')
    .delete();
}
