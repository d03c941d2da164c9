import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { dropUnpinned, listedTables, readPins } from './drop-copies';

/**
 * Recreates the cache database with only the downloads. Deleting rows may free nothing until the browser
 * compacts the file, and may even need space. Other tabs reopen it automatically.
 */
export async function rebuildCopies(): Promise<void> {
  const pins = await readPins();
  const { problems } = pins;
  const idsOf = {
    problemList: problems,
    problems,
    problemImages: problems,
    ...pinnedChallenges(pins.challenges),
  };
  const kept = await Promise.all(
    listedTables().map(async (table) => {
      const rows = await table.bulkGet([...(idsOf[table.name as keyof typeof idsOf] ?? [])]);
      return rows.filter((row) => row !== undefined);
    }),
  );
  await cacheDb.delete({ disableAutoOpen: false });
  await cacheDb.transaction('rw', listedTables(), () =>
    Promise.all(listedTables().map((table, n) => table.bulkPut(kept[n] ?? []))),
  );
}

const pinnedChallenges = (challenges: Set<string>) => ({ challengeList: challenges, challenges });

/**
 * After a quota error Firefox rejects all writes on that connection, and may lack space to open another:
 * the next request tries again.
 */
function reconnect(): void {
  for (const db of [appDb, cacheDb]) db.close({ disableAutoOpen: false });
}

const withReconnect = (work: () => Promise<void>) => async () => {
  reconnect();
  await work().finally(reconnect);
};

/** The least destructive first: there may be space again, with only the connection lost. */
export const waysToMakeRoom = [async () => {}, dropUnpinned, rebuildCopies].map(withReconnect);
