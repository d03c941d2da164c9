/**
 * Entries that make sense only after another one: what is handed in for a contest, after the registration. While that one waits they
 * wait; when it is refused they are blocked, and a person decides about the one that was refused. Call these in its transaction.
 */
import { appDb } from './app-db';
import { applySettlement } from './outbox-effects';
import type { EntryError, OutboxRow } from './outbox-entry';

const blockedBy = (at: number): EntryError => ({
  errorCode: 'DEPENDENCY_REFUSED',
  error: 'Not sent',
  message: 'What has to be sent before it was refused. Decide about that first, in the outbox.',
  at,
});
const withoutWhatItNeeds = (at: number): EntryError => ({
  errorCode: 'DEPENDENCY_DISCARDED',
  error: 'Not sent',
  message: 'What had to be sent before it was discarded.',
  at,
});

/** Unsettled entries that depend on one of these, all of one account, and those that depend on them, in order of writing. */
async function dependantsOf(rows: readonly OutboxRow[]): Promise<OutboxRow[]> {
  const [first] = rows;
  if (!first) return [];
  const open = await appDb.outbox.where('[account+open]').equals([first.account, 1]).toArray();
  const needed = new Set(rows.map(({ id }) => id));
  return open.filter((row) => {
    if (row.dependsOn === undefined || !needed.has(row.dependsOn)) return false;
    needed.add(row.id);
    return true;
  });
}

/** How an entry begins: blocked, if what it depends on is refused or blocked already. */
export async function firstState(
  dependsOn: string | undefined,
  at: number,
): Promise<{ state: 'queued' } | { state: 'blocked'; error: EntryError }> {
  const needed = dependsOn === undefined ? undefined : await appDb.outbox.get({ id: dependsOn });
  const isStuck = needed?.state === 'refused' || needed?.state === 'blocked';
  return isStuck ? { state: 'blocked', error: blockedBy(at) } : { state: 'queued' };
}

/** They were refused: what depends on them is not sent. */
export async function blockDependants(refused: readonly OutboxRow[], at: number): Promise<void> {
  const changes = { state: 'blocked' as const, error: blockedBy(at) };
  const rows = await dependantsOf(refused);
  await appDb.outbox.bulkUpdate(rows.map(({ seq }) => ({ key: seq, changes })));
}

/** It is sent again: what was blocked by it waits for it as before. */
export async function unblockDependants(row: OutboxRow): Promise<void> {
  const changes = { state: 'queued' as const, nextAt: 0, error: undefined };
  const rows = (await dependantsOf([row])).filter(({ state }) => state === 'blocked');
  await appDb.outbox.bulkUpdate(rows.map(({ seq }) => ({ key: seq, changes })));
}

/** It was given up: whatever depends on it directly stays with its reason, for a person to send by itself, to export or to discard. */
export async function refuseDependants(row: OutboxRow, at: number): Promise<void> {
  const error = withoutWhatItNeeds(at);
  for (const dependant of await dependantsOf([row])) {
    if (dependant.dependsOn !== row.id) continue;
    const changes = {
      state: 'refused' as const,
      open: undefined,
      settledAt: at,
      error,
      dependsOn: undefined,
    };
    await appDb.outbox.update(dependant.seq, changes);
    await applySettlement(dependant, { type: 'refused', error });
  }
}
