/** Imports an entry of a file with the same key, row and order. */
import type { AccountKey } from '../account/account';
import { appDb, outboxTables } from '../db/app-db';
import type { Intent } from '../intents/define-intent';
import { workTable } from '../intents/receipts';
import { intents } from '../intents/registry';
import { putIntent } from '../intents/write-intent';
import { withRoom } from '../storage/storage-full';

export interface ImportedEntry {
  intent: Intent;
  id: string;
  createdAt: number;
  payload: unknown;
}

export async function isKnownHere(id: string): Promise<boolean> {
  if (await appDb.outbox.get({ id })) return true;
  const counts = await Promise.all(intents.map((intent) => workTable(intent).where({ id }).count()));
  return counts.some((count) => count > 0);
}

/** Writes the entry and its row in one transaction; returns false if this device knows it. */
export function importEntry(account: AccountKey, { intent, ...entry }: ImportedEntry): Promise<boolean> {
  return withRoom(() =>
    appDb.transaction('rw', [...outboxTables, appDb.kv], async () => {
      if (await isKnownHere(entry.id)) return false;
      await putIntent(intent, { ...entry, account });
      return true;
    }),
  );
}
