/** The outbox in IndexedDB. Every method is done in a transaction, alone or with others: two tabs never hold the same entry. */
import type { AccountKey } from './account';
import { appDb, outboxTables } from './app-db';
import { EntryChooser } from './choose-entry';
import { groupCommit } from './group-commit';
import { blockDependants } from './outbox-dependants';
import { applySettlement, applyWaiting, isAbandoned } from './outbox-effects';
import { type ClaimedEntry, type EntryError, networkErrorCodes, type OutboxRow } from './outbox-entry';
import { upcastPayload } from './outbox-payload';
import type { Claim, ClaimRequest, Fence, OutboxStore, Settlement } from './outbox-store';

/** Rows read at once while looking for a ready entry: the first is nearly always ready. */
const chunkRows = 32;

/** The first entry of the account that may be sent now. Looks only as far into a long queue as it must. */
async function findReady(account: AccountKey, chooser: EntryChooser): Promise<OutboxRow | undefined> {
  for (let offset = 0; ; offset += chunkRows) {
    const rows = await appDb.outbox
      .where('[account+open]')
      .equals([account, 1])
      .offset(offset)
      .limit(chunkRows)
      .toArray();
    const ready = rows.find((row) => chooser.take(row));
    if (ready || rows.length < chunkRows) return ready;
  }
}

async function claim({ owner, now, leaseMs, accounts }: ClaimRequest): Promise<Claim> {
  const chooser = new EntryChooser(now);
  for (const account of accounts) {
    const row = await findReady(account, chooser);
    if (!row) continue;
    const held = { state: 'inflight', owner, leaseUntil: now + leaseMs, attempts: row.attempts + 1 } as const;
    // Asked at once: each turn through the database takes its time.
    const [kept] = await Promise.all([appDb.payloads.get(row.id), appDb.outbox.update(row.seq, held)]);
    const entry: ClaimedEntry = { ...row, ...held, payload: upcastPayload(row.kind, row.v, kept?.payload) };
    return { entry };
  }
  return Number.isFinite(chooser.wakeAt) ? { wakeAt: chooser.wakeAt } : {};
}

async function pauseAccount(account: AccountKey, error: EntryError): Promise<void> {
  const waiting = await appDb.outbox.where('[account+state]').equals([account, 'queued']).toArray();
  await appDb.outbox.bulkUpdate(
    waiting.map((row) => ({ key: row.seq, changes: { state: 'paused' as const, error } })),
  );
  await applyWaiting(waiting, true);
}

async function settle(fence: Fence, settlement: Settlement): Promise<boolean> {
  const row = await appDb.outbox.get({ id: fence.id });
  if (row?.state !== 'inflight' || row.owner !== fence.owner || row.attempts !== fence.attempts) return false;
  if (await isAbandoned(row)) {
    // Refused or waiting, it would stay for ever: no screen shows it and nobody can discard it.
    await appDb.outbox.delete(row.seq);
    await appDb.payloads.delete(row.id);
    if (settlement.type === 'signIn') await pauseAccount(row.account, settlement.error);
    return true;
  }
  const freed = { owner: undefined, leaseUntil: undefined };
  switch (settlement.type) {
    case 'done':
      await Promise.all([
        appDb.outbox.update(row.seq, {
          ...freed,
          state: 'done',
          open: undefined,
          settledAt: settlement.at,
          error: undefined,
        }),
        appDb.payloads.delete(row.id),
        applySettlement(row, settlement),
      ]);
      return true;
    case 'retry':
      await appDb.outbox.update(row.seq, {
        ...freed,
        state: 'queued',
        nextAt: settlement.nextAt,
        error: settlement.error,
      });
      break;
    case 'refused':
      await appDb.outbox.update(row.seq, {
        ...freed,
        state: 'refused',
        open: undefined,
        settledAt: settlement.error.at,
        error: settlement.error,
      });
      await blockDependants(row, settlement.error.at);
      break;
    case 'signIn':
      await appDb.outbox.update(row.seq, { ...freed, state: 'queued', nextAt: 0 });
      await pauseAccount(row.account, settlement.error);
      break;
  }
  await applySettlement(row, settlement);
  return true;
}

async function reclaim(): Promise<number> {
  return appDb.outbox
    .where('state')
    .equals('inflight')
    .modify({ state: 'queued', nextAt: 0, owner: undefined, leaseUntil: undefined });
}

async function resume(account: AccountKey): Promise<void> {
  const paused = await appDb.outbox.where('[account+state]').equals([account, 'paused']).toArray();
  await appDb.outbox.bulkUpdate(
    paused.map((row) => ({
      key: row.seq,
      changes: { state: 'queued' as const, nextAt: 0, error: undefined },
    })),
  );
  await applyWaiting(paused, false);
}

async function makeDue(accounts: readonly AccountKey[]): Promise<void> {
  for (const account of accounts) {
    await appDb.outbox
      .where('[account+state]')
      .equals([account, 'queued'])
      .and((row) => networkErrorCodes.has(row.error?.errorCode ?? ''))
      .modify({ nextAt: 0 });
  }
}

const transaction = groupCommit((work) => appDb.transaction('rw', outboxTables, work));

export const dexieOutbox: OutboxStore = {
  claim: (request) => transaction(() => claim(request)),
  settle: (fence, settlement) => transaction(() => settle(fence, settlement)),
  settleAndClaim: (fence, settlement, request) =>
    transaction(async () => ({ kept: await settle(fence, settlement), claim: await claim(request) })),
  reclaim: () => transaction(reclaim),
  resume: (account) => transaction(() => resume(account)),
  makeDue: (accounts) => transaction(() => makeDue(accounts)),
  all: () => appDb.outbox.orderBy('seq').toArray(),
};
