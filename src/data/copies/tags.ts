/** Tags: how often the server says each is carried, and how often on this device. */
import type { TagCount } from '../../../contract/entities/search';
import { cacheDb } from '../db/cache-db';
import { contestsWithTag } from './contests';

export interface KnownTags {
  tags: TagCount[];
  /** When the server said so; absent: counted on this device alone. */
  fetchedAt?: number;
}

const key = 'tags';

/** Makes the counts what the server says; says whether anything changed. */
export async function storeTags(tags: TagCount[], now = Date.now()): Promise<boolean> {
  const before = await cacheDb.kv.get(key);
  await cacheDb.kv.put({ key, value: { tags, fetchedAt: now } satisfies KnownTags });
  return JSON.stringify((before?.value as KnownTags | undefined)?.tags) !== JSON.stringify(tags);
}

/** Every tag that something carries, the most carried first: as the server last said, else as this device can count. */
export async function readTags(): Promise<KnownTags> {
  const row = await cacheDb.kv.get(key);
  return row ? (row.value as KnownTags) : { tags: await countTags() };
}

/** Tags of problems in alphabetical order: all that the server named, and those of problems on this device, which may be private. */
export async function problemTags(): Promise<string[]> {
  const told = (await readTags()).tags.filter(({ problems }) => problems > 0).map(({ tag }) => tag);
  const here = (await cacheDb.problemList.orderBy('tags').uniqueKeys()).map(String);
  return [...new Set([...told, ...here])].sort();
}

/** How much on this device carries a tag. */
export async function carriersHere(
  tag: string,
): Promise<{ problems: number; challenges: number; contests: number }> {
  const [problems, challenges, contests] = await Promise.all([
    cacheDb.problemList.where('tags').equals(tag).count(),
    cacheDb.challengeList.filter(({ tags }) => tags.includes(tag)).count(),
    // Each once, though it may be in the public list and among one's own.
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
  // Keys of the index alone: no row is read.
  await cacheDb.problemList.orderBy('tags').eachKey((tag) => count(String(tag), 'problems'));
  await cacheDb.challengeList.each(({ tags }) => tags.forEach((tag) => void count(tag, 'challenges')));
  return [...counts.values()].sort(byCarriers);
}

function byCarriers(a: TagCount, b: TagCount): number {
  return b.problems + b.challenges - a.problems - a.challenges || (a.tag < b.tag ? -1 : 1);
}
