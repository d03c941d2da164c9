/** Whether the browser lets this page keep anything: private windows of some browsers and blocked site data refuse it. */
import Dexie from 'dexie';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';

/** Why nothing can be kept here, in the browser's words; null: it can. */
export async function whyNothingIsKept(
  databases: readonly Dexie[] = [appDb, cacheDb],
): Promise<string | null> {
  try {
    for (const database of databases) await database.open();
    return null;
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    // A newer build in another tab has changed the database: that is told elsewhere.
    // Dexie says the same once more on the lines below.
    return error.name === Dexie.errnames.Version ? null : (error.message.split('\n')[0] ?? error.name);
  }
}
