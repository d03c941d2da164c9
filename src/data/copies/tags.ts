import type { TagCount } from '../../../contract/entities/search';
import { cacheDb } from '../db/cache-db';
import { contestsWithTag } from './contests';

export interface KnownTags {
  tags: TagCount[];
  /** Absent: counted on this device alone. */
  fetchedAt?: number;
}

const key = 'tags';

export async function storeTags(tags: TagCount[], now = Date.now()): Promise<boolean> {
  const before = await cacheDb.kv.get(key);
  await cacheDb.kv.put({ key, value: { tags, fetchedAt: now } satisfies KnownTags });
  return JSON.stringify((before?.value as KnownTags | undefined)?.tags) !== JSON.stringify(tags);
}

/** Tags in use, most used first: the server's last counts, or this device's. */
export async function readTags(): Promise<KnownTags> {
  const row = await cacheDb.kv.get(key);
  return row ? (row.value as KnownTags) : { tags: await countTags() };
}

/** Problem tags in alphabetical order. Includes tags of local problems, which may be private. */
export async function problemTags(): Promise<string[]> {
  const told = (await readTags()).tags.filter(({ problems }) => problems > 0).map(({ tag }) => tag);
  const here = (await cacheDb.problemList.orderBy('tags').uniqueKeys()).map(String);
  return [...new Set([...told, ...here])].sort();
}

export async function countTaggedOnDevice(
  tag: string,
): Promise<{ problems: number; challenges: number; contests: number }> {
  const [problems, challenges, contests] = await Promise.all([
    cacheDb.problemList.where('tags').equals(tag).count(),
    cacheDb.challengeList.filter(({ tags }) => tags.includes(tag)).count(),
    // A contest may be in several lists.
    contestsWithTag(tag).then(({ length }) => length),
  ]);
  return { problems, challenges, contests };
}

async function countTags(): Promise<TagCount[]> {
  const counts = new Map<string, TagCount>();
  const count = (tag: string, of: 'problems' | 'challenges') => {
    const known = counts.get(tag) ?? { tag, problems: 0, challenges: 0 };
    counts.set(tag, { ...known, [of]: known[of] + 1 });
  };
  // Index keys only; reads no rows.
  await cacheDb.problemList.orderBy('tags').eachKey((tag) => count(String(tag), 'problems'));
  await cacheDb.challengeList.each(({ tags }) => tags.forEach((tag) => void count(tag, 'challenges')));
  return [...counts.values()].sort(byCarriers);
}

function byCarriers(a: TagCount, b: TagCount): number {
  return b.problems + b.challenges - a.problems - a.challenges || (a.tag < b.tag ? -1 : 1);
}
