/** The outbox as screens see it, and how an entry gets into it. */
import type { AccountKey } from './account';
import { appDb, outboxTables } from './app-db';
import { requireCurrentApp } from './app-version';
import { firstState, refuseDependants, unblockDependants } from './outbox-dependants';
import { applyDiscard, applyWaiting } from './outbox-effects';
import { isServerFault, type OutboxEntry, type OutboxKind, type Payloads } from './outbox-entry';
import { payloadVersions } from './outbox-payload';

export interface NewEntry<K extends OutboxKind = OutboxKind> {
  id: string;
  kind: K;
  stream: string;
  /** Id of the entry that must be acknowledged before this one may be sent. */
  dependsOn?: string | undefined;
  account: AccountKey;
  payload: Payloads[K];
  createdAt: number;
}

/** Writes an entry. Call it inside the transaction that writes the thing itself; a known id is left as it is. */
export async function addEntry(entry: NewEntry): Promise<void> {
  const { payload, dependsOn, ...rest } = entry;
  // A copy: what is sent is what was meant now, whatever happens to the caller's object.
  const frozen = { id: entry.id, payload: structuredClone(payload) };
  // Asked at once and written at once: somebody waits, and each turn through the database takes its time.
  const [, known, state] = await Promise.all([
    requireCurrentApp(),
    appDb.outbox.get({ id: entry.id }),
    firstState(dependsOn, entry.createdAt),
  ]);
  if (known) return;
  const row = {
    ...rest,
    ...(dependsOn !== undefined && { dependsOn }),
    v: payloadVersions[entry.kind],
    open: 1,
    attempts: 0,
    nextAt: 0,
    ...state,
  } as const;
  // `seq` is given by the database.
  await Promise.all([appDb.payloads.put(frozen), appDb.outbox.add(row as typeof row & { seq: number })]);
}

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

/** Sends a refused or waiting entry again, with the same key, and what was blocked by it afterwards. A blocked one waits for its own. */
export function retryEntry(id: string): Promise<void> {
  return appDb.transaction('rw', outboxTables, async () => {
    const row = await appDb.outbox.get({ id });
    if (!row || row.state === 'inflight' || row.state === 'done' || row.state === 'blocked') return;
    await appDb.outbox.update(row.seq, {
      state: 'queued',
      open: 1,
      nextAt: 0,
      error: undefined,
      settledAt: undefined,
    });
    await applyWaiting([row], false);
    await unblockDependants(row);
  });
}

/** Gives up an entry and the thing it carries. One that is being sent, or was received, stays. */
export function discardEntry(id: string): Promise<void> {
  return appDb.transaction('rw', outboxTables, async () => {
    const row = await appDb.outbox.get({ id });
    if (!row || row.state === 'inflight' || row.state === 'done') return;
    await appDb.outbox.delete(row.seq);
    await appDb.payloads.delete(id);
    await applyDiscard(row);
    await refuseDependants(row, Date.now());
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
