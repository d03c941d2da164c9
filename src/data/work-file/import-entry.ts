/** An entry of a file becomes one of this device: the same key, the same thing, the same order. */
import type { AccountKey } from '../account/account';
import { appDb, outboxTables } from '../db/app-db';
import type { Intent } from '../intents/define-intent';
import { thingsOf } from '../intents/receipts';
import { intents } from '../intents/registry';
import { putIntent } from '../intents/write-intent';
import { withRoom } from '../storage/storage-full';

/** What is to be written, with the payload that the contract has taken. */
export interface ImportedEntry {
  intent: Intent;
  id: string;
  createdAt: number;
  payload: unknown;
}

/** Whether this device knows it: waiting, refused, or handed in long ago. */
export async function isKnownHere(id: string): Promise<boolean> {
  if (await appDb.outbox.get({ id })) return true;
  const counts = await Promise.all(intents.map((intent) => thingsOf(intent).where({ id }).count()));
  return counts.some((count) => count > 0);
}

/** Writes it and its thing in one transaction, unless this device knows it; says whether it did. */
export function importEntry(account: AccountKey, { intent, ...entry }: ImportedEntry): Promise<boolean> {
  return withRoom(() =>
    appDb.transaction('rw', [...outboxTables, appDb.kv], async () => {
      if (await isKnownHere(entry.id)) return false;
      await putIntent(intent, { ...entry, account });
      return true;
    }),
  );
}
