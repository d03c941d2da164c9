import type { Table } from 'dexie';
import type { Fetched } from './cache-rows';

/** The time of an unchanged copy is written at most this often: a write redraws whoever looks. */
const touchEveryMs = 60_000;

/** Writes copies that differ from what is there; says whether any did. Keys sort alike on both sides: zod keeps the schema's order. */
export async function writeIfChanged<T extends object>(
  table: Table<Fetched<T>, string>,
  keyOf: (item: T) => string,
  items: readonly T[],
  now: number,
): Promise<boolean> {
  const known = await table.bulkGet(items.map(keyOf));
  const differs = (item: T, old: Fetched<T> | undefined) =>
    !old || JSON.stringify({ ...item, fetchedAt: old.fetchedAt }) !== JSON.stringify(old);
  const stale = items.filter((item, i) => {
    const old = known[i];
    return differs(item, old) || (old && now - old.fetchedAt > touchEveryMs);
  });
  await table.bulkPut(stale.map((item) => ({ ...item, fetchedAt: now })));
  return items.some((item, i) => differs(item, known[i]));
}
