/** Some private windows and blocked site data forbid storage. */
import Dexie from 'dexie';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';

/** The browser's reason why nothing can be stored; null: storage works. */
export async function storageFailureReason(
  databases: readonly Dexie[] = [appDb, cacheDb],
): Promise<string | null> {
  try {
    for (const database of databases) await database.open();
    return null;
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    // Another message covers a newer database version. Dexie repeats the message on later lines.
    return error.name === Dexie.errnames.Version ? null : (error.message.split('\n')[0] ?? error.name);
  }
}
