/** Loaded when a device has no room left. */
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { dropUnpinned, listedTables, readPins } from './drop-copies';

/**
 * Makes room where taking rows away makes none: a browser may count the file that they were in until it tidies up, and may refuse even to
 * take away without room to note it. The database of copies goes as a whole, and comes back with what is in downloads. Other tabs let go
 * of it and open it again by themselves.
 */
export async function rebuildCopies(): Promise<void> {
  const pins = await readPins();
  const idsOf = { problemList: pins.problems, problems: pins.problems, ...pinnedChallenges(pins.challenges) };
  const kept = await Promise.all(
    listedTables().map(async (table) => {
      const rows = await table.bulkGet([...(idsOf[table.name as keyof typeof idsOf] ?? [])]);
      return rows.filter((row) => row !== undefined);
    }),
  );
  // Whoever reads meanwhile waits for the new one.
  await cacheDb.delete({ disableAutoOpen: false });
  await cacheDb.transaction('rw', listedTables(), () =>
    Promise.all(listedTables().map((table, n) => table.bulkPut(kept[n] ?? []))),
  );
}

const pinnedChallenges = (challenges: Set<string>) => ({ challengeList: challenges, challenges });

/**
 * After it has refused for want of room, Firefox takes nothing more from that connection, and may have no room to open another: who asks
 * next tries again.
 */
function reconnect(): void {
  for (const db of [appDb, cacheDb]) db.close({ disableAutoOpen: false });
}

const connectedAnew = (work: () => Promise<void>) => async () => {
  reconnect();
  await work().finally(reconnect);
};

/** The gentlest first: there may be room again, and nothing else in the way than the lost connection. */
export const waysToMakeRoom = [async () => {}, dropUnpinned, rebuildCopies].map(connectedAnew);
