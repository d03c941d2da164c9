import { appDb } from '../db/app-db';
import { applyWaiting } from '../intents/receipts';
import type { AccountKey } from './account';

/** Enqueues the account's paused entries again; part of the caller's transaction. */
export async function resumeAccount(account: AccountKey): Promise<void> {
  const paused = await appDb.outbox.where('[account+state]').equals([account, 'paused']).toArray();
  await appDb.outbox.bulkUpdate(
    paused.map((row) => ({
      key: row.seq,
      changes: { state: 'queued' as const, nextAt: 0, error: undefined },
    })),
  );
  await applyWaiting(paused, false);
}
