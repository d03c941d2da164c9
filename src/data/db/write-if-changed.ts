import type { Table } from 'dexie';
import type { Fetched } from './cache-rows';

/** Minimum interval between timestamp updates of an unchanged copy: each write re-renders its readers. */
const touchEveryMs = 60_000;

/**
 * Writes only copies that differ; returns whether any did. Comparing JSON works because zod keeps the
 * schema's key order.
 */
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
