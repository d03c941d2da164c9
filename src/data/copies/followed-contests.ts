import { isVirtual } from '../../../contract/rules/names/virtual-slug';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import type { ContestRunRow } from '../db/contest-run-rows';

export interface FollowedContest {
  slug: string;
  name: string;
  /** The page of the run shows the messages; otherwise the page of the contest. */
  isRunOpen: boolean;
}

/** Messages also matter shortly before and after a contest. */
const aroundMs = 3_600_000;
const followedMax = 3;

interface Window {
  startTime: string;
  endTime: string | null;
}

/** The contests that the user takes part in now, newest first. An endless contest only while its run is open. */
export async function followedContests(account: AccountKey, nowMs: number): Promise<FollowedContest[]> {
  const runs = await appDb.contestRuns
    .where('[account+contestSlug]')
    .between([account, ''], [account, '\uffff'])
    .toArray();
  const inWindow = ({ startTime, endTime }: Window) =>
    endTime !== null && nowMs >= Date.parse(startTime) - aroundMs && nowMs <= Date.parse(endTime) + aroundMs;
  const isRunOpen = ({ end, deadlineAtMs }: ContestRunRow) =>
    end === undefined && (deadlineAtMs === null || nowMs <= deadlineAtMs);
  const followed = new Map<string, FollowedContest & { atMs: number }>();
  for (const run of runs) {
    const { contestSlug: slug, contest, startedAtMs: atMs } = run;
    if (isVirtual(slug) || !(isRunOpen(run) || inWindow(contest))) continue;
    followed.set(slug, { slug, name: contest.name, isRunOpen: isRunOpen(run), atMs });
  }
  const known = [
    ...(await cacheDb.contestList.where('list').equals('joined').toArray()),
    ...(await cacheDb.contests.toArray()),
  ];
  for (const { contestSlug: slug, name, userHasRegistered, startTime, endTime } of known) {
    if (followed.has(slug) || !userHasRegistered || !inWindow({ startTime, endTime })) continue;
    followed.set(slug, { slug, name, isRunOpen: false, atMs: Date.parse(startTime) });
  }
  return [...followed.values()]
    .sort((a, b) => b.atMs - a.atMs)
    .slice(0, followedMax)
    .map(({ slug, name, isRunOpen }) => ({ slug, name, isRunOpen }));
}
