import type { Table } from 'dexie';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';

interface Pins {
  problems: Set<string>;
  challenges: Set<string>;
}

/** Frees space for the user's own work: drops every copy outside downloads. */
export async function dropUnpinned(): Promise<void> {
  const pins = await readPins();
  await drop(pins, () => true);
}

/** On a change of user: keeps only public problems, and of these only downloads. */
export async function dropPersonal(): Promise<void> {
  await dropAssignments().catch((error) => console.warn('Assignments stayed on the device', error));
  // Without the list of downloads keep nothing: private copies must go in any case.
  const pins = await readPins().catch(() => ({ problems: new Set<string>(), challenges: new Set<string>() }));
  await drop(pins, (problem) => problem.public);
}

/** Only members read data of a class. */
async function dropAssignments(): Promise<void> {
  for (const table of [appDb.downloads, appDb.downloadPlans]) {
    await table.where('key').startsWith('assignment/').delete();
  }
  await appDb.kv.where('key').startsWith('assignments/').delete();
  await appDb.kv.where('key').startsWith('assigned/').delete();
}

/** Content of downloads, which is never dropped. */
export async function readPins(): Promise<Pins> {
  const plans = await appDb.downloadPlans.toArray();
  return {
    problems: new Set(plans.flatMap(({ problems }) => problems.map(({ id }) => id))),
    challenges: new Set(plans.flatMap(({ challenges }) => challenges)),
  };
}

export const listedTables = (): Table<object, string>[] => [
  cacheDb.problemList,
  cacheDb.problems,
  cacheDb.problemImages,
  cacheDb.challengeList,
  cacheDb.challenges,
];

/** Clears tables instead of deleting the database, which would wait for every other tab. */
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
    await keepOnly(cacheDb.problemImages, kept);
    await keepOnly(cacheDb.problemList, kept);
    await keepOnly(cacheDb.challenges, challenges);
    await keepOnly(cacheDb.challengeList, challenges);
  });
}
