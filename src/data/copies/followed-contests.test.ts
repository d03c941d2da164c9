import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { followedContests } from './followed-contests';

const hour = 3_600_000;
const now = Date.parse('2030-01-01T12:00:00.000Z');
const time = (hours: number) => new Date(now + hours * hour).toISOString();

beforeEach(async () => {
  await Promise.all([appDb.contestRuns.clear(), cacheDb.contests.clear(), cacheDb.contestList.clear()]);
});

const run = (slug: string, more: object = {}, account = 'ada') =>
  appDb.contestRuns.put({
    account,
    contestSlug: slug,
    startedAtMs: now - hour,
    deadlineAtMs: now + hour,
    contest: { contestSlug: slug, name: `The ${slug}`, startTime: time(-2), endTime: time(2) },
    ...more,
  } as never);
const known = (slug: string, more: object = {}) =>
  cacheDb.contests.put({
    contestSlug: slug,
    name: `The ${slug}`,
    startTime: time(-2),
    endTime: time(2),
    userHasRegistered: true,
    fetchedAt: now,
    ...more,
  } as never);
const slugs = async () => (await followedContests('ada', now)).map(({ slug }) => slug);

test('D-35 an open run is followed, and after its end the contest until an hour after its own end', async () => {
  await run('race');
  expect(await followedContests('ada', now)).toEqual([{ slug: 'race', name: 'The race', isRunOpen: true }]);
  await run('race', { end: { reason: 'finished', atMs: now - 1 } });
  expect(await followedContests('ada', now)).toMatchObject([{ slug: 'race', isRunOpen: false }]);
  expect(await followedContests('ada', now + 2.9 * hour)).toHaveLength(1);
  expect(await followedContests('ada', now + 3.1 * hour)).toEqual([]);
});

test('a virtual run, a run of another account and an ended run of an endless contest are not followed', async () => {
  await run('~race');
  await run('theirs', {}, 'ben');
  const endless = { contest: { name: 'Endless', startTime: time(-2), endTime: null } };
  await run('endless', { ...endless, deadlineAtMs: null, end: { reason: 'finished', atMs: now } });
  expect(await slugs()).toEqual([]);
  await run('endless', { ...endless, deadlineAtMs: null });
  expect(await slugs()).toEqual(['endless']);
});

test('a contest that the user has registered for is followed from an hour before its start', async () => {
  await known('soon', { startTime: time(0.9) });
  await known('later', { startTime: time(1.1) });
  await known('not-mine', { userHasRegistered: false });
  await known('over', { endTime: time(-1.1) });
  await cacheDb.contestList.put({
    key: 'joined/listed',
    list: 'joined',
    contestSlug: 'listed',
    name: 'Listed',
    tags: [],
    startTime: time(-1),
    endTime: time(1),
    userHasRegistered: true,
    fetchedAt: now,
  } as never);
  expect(await slugs()).toEqual(['soon', 'listed']);
});

test('at most the three newest contests are followed', async () => {
  for (const [index, slug] of ['a', 'b', 'c', 'd'].entries()) await run(slug, { startedAtMs: now - index });
  expect(await slugs()).toEqual(['a', 'b', 'c']);
});
