import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { ContestDetail, Leaderboard } from '../../../contract/entities/contest/contest';
import { listedContest, shownContest } from '../../../contract/fixtures/shown-contests';
import { cacheDb } from '../db/cache-db';
import {
  allContests,
  contestsWithTag,
  forgetContest,
  listContests,
  noteRegistered,
  readContest,
  storeContest,
  storeContestLists,
} from './contests';
import { readLeaderboard, readLeaderboardPages, storeLeaderboardPage } from './leaderboards';

const time = '2026-03-01T10:00:00.000Z';
const item = listedContest;
const detail = (more: Partial<ContestDetail> = {}) => shownContest('cup', more);
const slugs = (rows: { contestSlug: string }[]) => rows.map(({ contestSlug }) => contestSlug).sort();

beforeEach(async () => {
  await Promise.all(cacheDb.tables.map((table) => table.clear()));
});

test('CLIST-7 the lists follow the server, and a contest in both lists is stored once', async () => {
  const mine = item('mine', { tags: ['graphs'] });
  await storeContestLists({ publicContests: [item('cup'), mine], userContests: [mine] }, true, 1);
  expect(slugs(await listContests('public'))).toEqual(['cup', 'mine']);
  expect(slugs(await listContests('own'))).toEqual(['mine']);
  expect(slugs(await allContests())).toEqual(['cup', 'mine']);
  expect(slugs(await contestsWithTag('graphs'))).toEqual(['mine']);
  expect(await storeContestLists({ publicContests: [mine], userContests: [] }, true, 2)).toBe(true);
  expect(slugs(await allContests())).toEqual(['mine']);
  expect(await storeContestLists({ publicContests: [mine], userContests: [] }, true, 3)).toBe(false);
});

test('an answer without a user deletes nothing of the current user', async () => {
  const registered = item('cup', { userHasRegistered: true });
  await storeContestLists({ publicContests: [registered], userContests: [item('mine')] }, true, 1);
  await storeContest(detail({ userHasRegistered: true, isCreator: true }), true, 1);
  await storeContestLists({ publicContests: [item('cup', { participants: 7 })], userContests: [] }, false, 2);
  await storeContest(detail({ participants: 7 }), false, 2);
  expect(await listContests('public')).toMatchObject([{ participants: 7, userHasRegistered: true }]);
  expect(slugs(await listContests('own'))).toEqual(['mine']);
  expect(await readContest('cup')).toMatchObject({
    participants: 7,
    userHasRegistered: true,
    isCreator: true,
  });
});

test('a different answer time alone does not change the copy', async () => {
  expect(await storeContest(detail(), true, 1)).toBe(true);
  expect(await storeContest(detail({ serverTime: '2026-03-01T10:00:09.000Z' }), true, 2)).toBe(false);
});

test('CDET-29 a registration is known before the contest is fetched again, and is deleted with the contest', async () => {
  await storeContestLists({ publicContests: [item('cup')], userContests: [] }, true, 1);
  await storeContest(detail(), true, 1);
  await noteRegistered('cup');
  expect(await readContest('cup')).toMatchObject({ userHasRegistered: true });
  expect(await listContests('public')).toMatchObject([{ userHasRegistered: true }]);
  await forgetContest('cup');
  expect([await readContest('cup'), await allContests()]).toEqual([undefined, []]);
});

test('LEAD-3 a leaderboard is stored in pages; pages after its end are deleted', async () => {
  const entry = { displayName: 'A', totalScore: 1, solved: 0, lastImprovementMs: 0, attempts: 1 };
  const board = (from: number, total: number, names: string[]): Leaderboard => ({
    contestName: 'Cup',
    leaderboard: names.map((username) => ({ ...entry, username })),
    from,
    total,
    perPage: 2,
    own: null,
    asOf: time,
    frozenSince: null,
  });
  await storeLeaderboardPage('cup', board(1, 3, ['ada', 'bob']), 1);
  await storeLeaderboardPage('cup', board(3, 3, ['eve']), 2);
  const pages = await readLeaderboardPages('cup');
  expect(pages.get(1)?.entries.map(({ username }) => username)).toEqual(['eve']);
  expect(await storeLeaderboardPage('cup', board(1, 2, ['ada', 'bob']), 3)).toBe(true);
  expect([...(await readLeaderboardPages('cup')).keys()]).toEqual([0]);
  expect(await readLeaderboard('cup')).toMatchObject({ contestName: 'Cup', total: 2, fetchedAt: 3 });
});
