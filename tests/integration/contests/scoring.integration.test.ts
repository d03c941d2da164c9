import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import { createProblem, type Person, signUpPerson, solution, submitCode, waitForVerdict } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await joinSharedSite({ judge: true });
const { board, create, enter, get, post } = contestClient(() => server.url);
let setter: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter.scor');
  ada = await signUpPerson(server.url, 'ada.l.scor');
  ben = await signUpPerson(server.url, 'ben.k.scor');
  for (const id of ['SUM-A', 'SUM-B']) await createProblem(server.url, setter, { id, title: id });
  await createProblem(server.url, setter, { id: 'GROUPS', title: 'Groups', ...twoGroups });
});

const group = (name: string, acceptScore: number) => ({
  name,
  aggregation: 'min',
  onReject: 'break',
  acceptScore,
});
const twoGroups = {
  scoring: {
    groups: [{ name: '', countsSamples: false }, group('secret/small', 30), group('secret/large', 70)],
  },
  testCases: [
    { input: '1 2\n', output: '3\n', sample: true, group: 'sample' },
    { input: '4 5\n', output: '9\n', group: 'secret/small' },
    { input: '400 5\n', output: '405\n', group: 'secret/large' },
  ],
};
const onlySmall = 'a, b = map(int, input().split())\nprint(a + b if a < 100 else 0)\n';
const onlyLarge = 'a, b = map(int, input().split())\nprint(a + b if a > 100 else 0)\n';
const wrong = 'print(0)\n';
const broken = 'if:\n';

/** Submits in this minute of the contest, and waits for the verdict. */
async function submitAt(slug: string, minute: number, person: Person, problemID: string, code: string) {
  const start = 'update contests set start_time = now() - make_interval(mins => $2) where slug = $1';
  await query(databaseUrl, start, [slug, minute]);
  const more = { type: 'contest', contestSlug: slug, code };
  const id = await submitCode(server.url, problemID, more, { ...person, key: randomUUID() });
  await waitForVerdict(server.url, id);
}

const minuteOf = (ms = -1) => Math.floor(ms / 60_000);
const cellsOf = async (slug: string) =>
  (await board(slug)).leaderboard[0]?.cells?.map((cell) => [
    ...[cell?.score, cell?.wrongTries, minuteOf(cell?.reachedMs)],
  ]);

const standings = async (slug: string) =>
  (await board(slug)).leaderboard.map(({ username, totalScore, penaltyMs = -1, solved }) => ({
    username,
    totalScore,
    penaltyMinutes: penaltyMs / 60_000,
    solved,
  }));

test('an ICPC contest ranks by solved problems, then by penalty; compile errors and later attempts cost nothing', async () => {
  const slug = await create(setter, {
    name: 'Regional',
    problems: ['SUM-A', 'SUM-B'],
    scoring: 'icpc',
    penaltyMinutes: 5,
  });
  for (const person of [ada, ben]) await enter(person, slug);
  await submitAt(slug, 1, ada, 'SUM-A', wrong);
  await submitAt(slug, 2, ada, 'SUM-A', broken);
  await submitAt(slug, 10, ada, 'SUM-A', solution);
  await submitAt(slug, 12, ada, 'SUM-A', wrong);
  await submitAt(slug, 3, ada, 'SUM-B', wrong);
  await submitAt(slug, 14, ben, 'SUM-A', solution);
  expect(await standings(slug)).toEqual([
    { username: 'ben.k.scor', totalScore: 1, penaltyMinutes: 14, solved: 1 },
    { username: 'ada.l.scor', totalScore: 1, penaltyMinutes: 15, solved: 1 },
  ]);
  await submitAt(slug, 40, ada, 'SUM-B', solution);
  const { leaderboard, scoring, penaltyMinutes, own } = await board(slug, {}, ben);
  expect({ scoring, penaltyMinutes, ownRank: own?.rank }).toEqual({
    scoring: 'icpc',
    penaltyMinutes: 5,
    ownRank: 2,
  });
  expect(leaderboard.map(({ username, totalScore, penaltyMs }) => [username, totalScore, penaltyMs])).toEqual(
    [
      ['ada.l.scor', 2, (15 + 45) * 60_000],
      ['ben.k.scor', 1, 14 * 60_000],
    ],
  );
  expect(await cellsOf(slug)).toEqual([
    [100, 1, 10],
    [100, 1, 40],
  ]);
});

test('an IOI contest adds up the best result of each test group, from different submissions', async () => {
  const points = await create(setter, { name: 'Sum of points', problems: ['GROUPS'] });
  const ioi = await create(setter, { name: 'Olympiad', problems: ['GROUPS'], scoring: 'ioi' });
  for (const slug of [points, ioi]) {
    await enter(ada, slug);
    await submitAt(slug, 1, ada, 'GROUPS', onlySmall);
    await submitAt(slug, 2, ada, 'GROUPS', onlyLarge);
  }
  expect(await standings(points)).toMatchObject([{ totalScore: 70, solved: 0 }]);
  expect(await standings(ioi)).toMatchObject([{ totalScore: 100, solved: 1 }]);
  expect(await cellsOf(ioi)).toEqual([[100, 1, 2]]);
});

test('each problem is worth its points; only the creator reads them with the contest, and the board has them', async () => {
  const slug = await create(setter, {
    name: 'Weighted',
    problems: ['SUM-A', 'GROUPS'],
    problemPoints: [250, 40],
  });
  await enter(ada, slug);
  await submitAt(slug, 1, ada, 'SUM-A', solution);
  await submitAt(slug, 2, ada, 'GROUPS', onlySmall);
  expect(await standings(slug)).toMatchObject([{ totalScore: 262, penaltyMinutes: 0, solved: 1 }]);
  expect((await board(slug)).problems?.map(({ points }) => points)).toEqual([250, 40]);
  expect((await get(slug, setter)).problemPoints).toEqual([250, 40]);
  const { problemPoints, scoring } = await get(slug, ada);
  expect({ problemPoints, scoring }).toEqual({ problemPoints: undefined, scoring: 'points' });
});

test('points must fit the problems, and scoring stays after the start', async () => {
  const wanted = { name: 'Two of three', problems: ['SUM-A', 'SUM-B'], problemPoints: [100] };
  await expect(create(setter, wanted)).rejects.toThrow('Enter points for each problem');
  const slug = await create(setter, { name: 'Begun', problems: ['SUM-A'] });
  const { version, problems, ...told } = await get(slug, setter);
  const change = { ...told, contestSlug: slug, version, problems, openContestImmediately: false };
  const answer = await post<{ errorCode?: string }>(
    '/contests/update',
    { ...change, scoring: 'icpc' },
    setter,
  );
  expect(answer).toMatchObject({ status: 409, body: { errorCode: 'CONTEST_BEGUN' } });
});
