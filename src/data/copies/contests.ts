import type { ContestDetail, ContestListItem } from '../../../contract/entities/contest/contest';
import { cacheDb } from '../db/cache-db';
import type { ContestListRow, ContestRow, Fetched, KnownContest } from '../db/cache-rows';
import { writeIfChanged } from '../db/write-if-changed';

export type { ContestListRow, ContestRow };

export type ContestList = ContestListRow['list'];

/** In the server's order at fetch time; phases may have changed since. */
export async function listContests(list: ContestList): Promise<ContestListRow[]> {
  return cacheDb.contestList.where('list').equals(list).toArray();
}

export async function contestsWithTag(tag: string): Promise<ContestListRow[]> {
  const rows = await cacheDb.contestList.where('tags').equals(tag).toArray();
  return [...new Map(rows.map((row) => [row.contestSlug, row])).values()];
}

export async function allContests(): Promise<ContestListRow[]> {
  const rows = await cacheDb.contestList.toArray();
  return [...new Map(rows.map((row) => [row.contestSlug, row])).values()];
}

export async function readContest(slug: string): Promise<ContestRow | undefined> {
  return cacheDb.contests.get(slug);
}

interface Lists {
  publicContests: readonly ContestListItem[];
  userContests: readonly ContestListItem[];
  joinedContests?: readonly ContestListItem[] | undefined;
}

/**
 * Replaces the lists; returns whether anything changed.
 * @param isNamed whether the call was made in the user's name. Otherwise personal fields keep their values.
 */
export async function storeContestLists(lists: Lists, isNamed: boolean, now = Date.now()): Promise<boolean> {
  return cacheDb.transaction('rw', cacheDb.contestList, async () => {
    const isPublicChanged = await replaceList('public', lists.publicContests, isNamed, now);
    if (!isNamed) return isPublicChanged;
    const isOwnChanged = await replaceList('own', lists.userContests, true, now);
    const joined = lists.joinedContests;
    const isJoinedChanged = joined !== undefined && (await replaceList('joined', joined, true, now));
    return isPublicChanged || isOwnChanged || isJoinedChanged;
  });
}

const keysOf = (slug: string) => [`public/${slug}`, `own/${slug}`, `joined/${slug}`];
const keyOf = ({ key }: { key: string }) => key;

async function replaceList(
  list: ContestList,
  items: readonly ContestListItem[],
  isNamed: boolean,
  now: number,
): Promise<boolean> {
  const known = new Map((await listContests(list)).map((row) => [row.key, row]));
  const rows = items.map((item): Omit<ContestListRow, 'fetchedAt'> => {
    const key = `${list}/${item.contestSlug}`;
    const mine = isNamed ? {} : ownFacts(known.get(key));
    return { ...item, ...mine, key, list };
  });
  const listed = new Set(rows.map(keyOf));
  const gone = [...known.keys()].filter((key) => !listed.has(key));
  await cacheDb.contestList.bulkDelete(gone);
  const changed = await writeIfChanged<Omit<ContestListRow, 'fetchedAt'>>(
    cacheDb.contestList,
    keyOf,
    rows,
    now,
  );
  return changed || gone.length > 0;
}

const ownFacts = (known: ContestListRow | undefined) =>
  known ? { userHasRegistered: known.userHasRegistered } : {};

/** Returns whether the copy changed. `isNamed`: see `storeContestLists`. */
export async function storeContest(
  { serverTime: _, ...contest }: ContestDetail,
  isNamed: boolean,
  now = Date.now(),
): Promise<boolean> {
  return cacheDb.transaction('rw', cacheDb.contests, async () => {
    const known = isNamed ? undefined : await cacheDb.contests.get(contest.contestSlug);
    const row: KnownContest = known ? { ...contest, ...personal(known) } : contest;
    return writeIfChanged(cacheDb.contests, ({ contestSlug }) => contestSlug, [row], now);
  });
}

function personal({ userHasRegistered, eligibility, run, isCreator, role }: Fetched<KnownContest>) {
  return { userHasRegistered, eligibility, run, isCreator, role };
}

/** Shows a registration before the contest is fetched again. */
export async function noteRegistered(slug: string): Promise<void> {
  const userHasRegistered = true;
  await cacheDb.contests.update(slug, { userHasRegistered });
  await cacheDb.contestList.where('key').anyOf(keysOf(slug)).modify({ userHasRegistered });
}

export async function forgetContest(slug: string): Promise<void> {
  const { contestList, contests, leaderboards, leaderboardPages } = cacheDb;
  await cacheDb.transaction('rw', contestList, contests, leaderboards, leaderboardPages, async () => {
    await contestList.bulkDelete(keysOf(slug));
    await contests.delete(slug);
    await leaderboards.delete(slug);
    await leaderboardPages.where('contestSlug').equals(slug).delete();
  });
}
