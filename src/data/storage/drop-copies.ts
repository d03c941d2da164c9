/** Forgetting copies of what the server can tell again; what was downloaded for offline use outlives that. */
import type { Table } from 'dexie';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';

interface Pins {
  problems: Set<string>;
  challenges: Set<string>;
}

/** Makes room for the person's own work: every copy goes that is in no download. */
export async function dropUnpinned(): Promise<void> {
  const pins = await readPins();
  await drop(pins, () => true);
}

/** Somebody else comes, or nobody is left: only what anybody may see stays, and of that the downloads. */
export async function dropPersonal(): Promise<void> {
  // Without the list of downloads nothing is kept: what a stranger must not see goes in any case.
  const pins = await readPins().catch(() => ({ problems: new Set<string>(), challenges: new Set<string>() }));
  await drop(pins, (problem) => problem.public);
}

/** What is in downloads, whatever happens to other copies. */
export async function readPins(): Promise<Pins> {
  const plans = await appDb.downloadPlans.toArray();
  return {
    problems: new Set(plans.flatMap(({ problems }) => problems.map(({ id }) => id))),
    challenges: new Set(plans.flatMap(({ challenges }) => challenges)),
  };
}

/** Tables of what can be downloaded. */
export const listedTables = (): Table<object, string>[] => [
  cacheDb.problemList,
  cacheDb.problems,
  cacheDb.challengeList,
  cacheDb.challenges,
];

/** The database itself stays: deleting it would wait for every other tab to let go of it. */
function drop({ problems, challenges }: Pins, mayStay: (problem: { public: boolean }) => boolean) {
  const listed = listedTables();
  return cacheDb.transaction('rw', cacheDb.tables, async () => {
    const rest = cacheDb.tables.filter((table) => !listed.some(({ name }) => name === table.name));
    await Promise.all(rest.map((table) => table.clear()));
    const bodies = await cacheDb.problems.bulkGet([...problems]);
    const kept = new Set(bodies.flatMap((body) => (body && mayStay(body) ? [body.id] : [])));
    const keepOnly = async (table: Table<object, string>, ids: ReadonlySet<string>) => {
      const keys = await table.toCollection().primaryKeys();
      await table.bulkDelete(keys.filter((key) => !ids.has(key)));
    };
    await keepOnly(cacheDb.problems, kept);
    await keepOnly(cacheDb.problemList, kept);
    await keepOnly(cacheDb.challenges, challenges);
    await keepOnly(cacheDb.challengeList, challenges);
  });
}
