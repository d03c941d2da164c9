import { beforeAll, expect, test } from 'vitest';
import type { VirtualContest } from '../../../../contract/entities/contest/virtual-contest';
import { query } from '../../../support/product/postgres';
import { startSite } from '../../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../../client';
import { contestClient } from '../../contest-client';

const { server, databaseUrl } = await startSite();
let setter: Person;
let ada: Person;
let ben: Person;
const { post, create, enter, board, answer } = contestClient(() => server.url);

beforeAll(async () => {
  [setter, ada, ben] = (await Promise.all(
    ['setter', 'ada.l', 'ben.k'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person];
  for (const id of ['Q1', 'Q2']) await createQuestion(server.url, setter, { id });
  await createQuestion(server.url, setter, { id: 'HIDDEN', public: false });
});

const virtual = (slug: string, person: Person) =>
  request<VirtualContest>(`${server.url}/api/contests/virtual/${slug}`, undefined, person);
const contest = {
  name: 'Past',
  problems: ['Q1', 'Q2', 'HIDDEN'],
  lateSyncMinutes: 10,
  openContestForever: false,
  endTime: new Date(Date.now() + 3_600_000).toISOString(),
};
/** Makes the contest two hours long and ended this many minutes ago. */
const end = (slug: string, minutes: number) =>
  query(
    databaseUrl,
    `update contests set end_time = now() - interval '${minutes} minutes',
      start_time = now() - interval '${minutes + 120} minutes' where slug = $1`,
    [slug],
  );

test('item 8 a virtual run is possible once the contest and its grace time are over, without private problems', async () => {
  const slug = await create(setter, contest);
  expect(await virtual(slug, ben)).toMatchObject({ status: 403, body: { errorCode: 'CONTEST_NOT_OVER' } });
  await end(slug, 5);
  expect(await virtual(slug, ben)).toMatchObject({ status: 403 });
  await end(slug, 11);
  const { body } = await virtual(slug, ben);
  expect(body).toMatchObject({ durationMs: 120 * 60_000, leftOut: 1, standings: [] });
  expect(body.problems.map(({ id }) => id)).toEqual(['Q1', 'Q2']);
  expect(JSON.stringify(body)).not.toContain('HIDDEN');
  const endless = await create(setter, { name: 'Endless', problems: ['Q1'] });
  expect(await virtual(endless, ben)).toMatchObject({ body: { errorCode: 'CONTEST_NOT_OVER' } });
});

test('item 8 nobody runs the contest again while a participant still has extra time', async () => {
  const slug = await create(setter, contest);
  await enter(ada, slug);
  const extraTime = { contestSlug: slug, username: 'ada.l', action: 'extraTime', extraTimeMs: 20 * 60_000 };
  await post('/contests/manage/participant', extraTime, setter);
  await end(slug, 29);
  expect(await virtual(slug, ben)).toMatchObject({ status: 403, body: { errorCode: 'CONTEST_NOT_OVER' } });
  await end(slug, 31);
  expect(await virtual(slug, ben)).toMatchObject({ status: 200 });
});

test('item 8 a virtual run of a timed contest has the same duration', async () => {
  const slug = await create(setter, { ...contest, timedContest: true, duration: 45 });
  await end(slug, 30);
  expect((await virtual(slug, ben)).body.durationMs).toBe(45 * 60_000);
});

test('item 8 later submissions do not change the official leaderboard', async () => {
  const slug = await create(setter, contest);
  await enter(ada, slug);
  expect(await answer(ada, slug, 'Q1', 'option_1')).toMatchObject({ status: 200 });
  await end(slug, 11);
  const before = await board(slug);
  expect(before.leaderboard).toMatchObject([{ username: 'ada.l', totalScore: 100 }]);
  const { body } = await virtual(slug, ben);
  expect(body.standings).toEqual([[100, expect.any(Number), 1]]);
  for (const person of [ada, ben]) {
    for (const problemID of ['Q1', 'Q2']) {
      const practice = { problemID, answer: 'option_1', type: 'problem' };
      expect(await post('/answers/submit', practice, person)).toMatchObject({ body: { correct: true } });
    }
  }
  const after = await board(slug);
  expect(after).toEqual({ ...before, asOf: after.asOf });
  const [rows] = await query<{ runs: number; entries: number }>(
    databaseUrl,
    `select (select count(*)::int from contest_runs where contest_pk = pk) as runs,
      (select count(*)::int from contest_entries where contest_pk = pk) as entries from contests where slug = $1`,
    [slug],
  );
  expect(rows).toEqual({ runs: 1, entries: 1 });
});
