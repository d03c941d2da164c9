import { expect, test } from 'vitest';
import { query } from '../../support/product/postgres';
import { request, solution, waitForVerdict } from '../client';
import { contestClient } from '../contest-client';
import { openContestSite } from './contest-site';

const { server, databaseUrl, setter, ada, ben } = await openContestSite({ judge: true });
const { post, create, start, enter, board, answer } = contestClient(() => server.url);

test('API-27 ENT-18 LEAD-3 D-31 the leaderboard orders by points, then by earlier improvement; a question takes one answer without revealing the right one', async () => {
  const slug = await create(setter, { name: 'Race', problems: ['Q1', 'Q2'] });
  for (const person of [ada, ben, setter]) await enter(person, slug);
  const given = await answer(ben, slug, 'Q1', 'option_1');
  expect(given).toMatchObject({ status: 200, body: { correct: true, contest: { state: 'counted' } } });
  expect(JSON.stringify(given.body)).not.toMatch(/correctAnswer|stern/);
  await answer(ada, slug, 'Q1', 'option_1');
  await answer(setter, slug, 'Q1', 'option_1');
  expect(await answer(ada, slug, 'Q1', 'option_0')).toMatchObject({
    status: 409,
    body: { errorCode: 'ANSWERED_BEFORE' },
  });
  await answer(ada, slug, 'Q2', 'option_0');
  const { contestName, leaderboard, own, total, from } = await board(slug, {}, ada);
  expect({ contestName, total, from }).toEqual({ contestName: 'Race', total: 2, from: 1 });
  // The creator knew the problems, so gets no rank.
  expect(leaderboard).toMatchObject([
    { username: 'ben.k', totalScore: 100, solved: 1, attempts: 1 },
    { username: 'ada.l', totalScore: 100, solved: 1, attempts: 1 },
  ]);
  expect(own).toMatchObject({ rank: 2, entry: { username: 'ada.l' } });
  const bare = await fetch(`${server.url}/api/leaderboard/${slug}`, { method: 'POST' });
  expect(await bare.json()).toMatchObject({ contestName: 'Race', leaderboard });
  expect((await start(ada, slug)).run).toMatchObject({ scores: { Q1: 100 }, answered: ['Q1', 'Q2'] });
  expect((await board(slug, { page: 1, perPage: 1 })).leaderboard).toMatchObject([{ username: 'ada.l' }]);
  expect(await board(slug, { perPage: 1, aroundMe: true }, ada)).toMatchObject({
    from: 2,
    leaderboard: [{ username: 'ada.l' }],
  });
});

test('D-31 D-34 the best verdict of code counts, in the judge’s own transaction', async () => {
  const slug = await create(setter, { name: 'Programs', problems: ['SUM'] });
  await enter(ada, slug);
  const submit = async (code: string) => {
    const body = { code, language: 'PYTHON3', problemID: 'SUM', type: 'contest', contestSlug: slug };
    const sent = await post<{ submissionID: string; contest: object }>('/code/submit', body, ada);
    expect(sent.body.contest).toMatchObject({ state: 'counted' });
    return await waitForVerdict(server.url, sent.body.submissionID);
  };
  expect(await submit('print(3)\n')).toMatchObject({
    verdict: 'WA',
    score: 50,
    contest: { state: 'counted' },
  });
  expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 50, attempts: 1, solved: 0 }]);
  expect(await submit('print(')).toMatchObject({ verdict: 'CE' });
  expect(await submit(solution)).toMatchObject({ verdict: 'AC' });
  const cells = [{ score: 100, wrongTries: 1, reachedMs: expect.any(Number), isFirst: true }];
  expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 100, attempts: 2, solved: 1, cells }]);
  const { body } = await request<{ profile: { badges: { name: string }[] } }>(
    `${server.url}/api/users/ada.l`,
  );
  expect(body.profile.badges.map(({ name }) => name)).toContain('contestant');
});

test('the leaderboard does not change during the freeze, except for the creator', async () => {
  const end = new Date(Date.now() + 20 * 60_000).toISOString();
  const slug = await create(setter, {
    name: 'Frozen',
    problems: ['Q1', 'Q2'],
    openContestForever: false,
    endTime: end,
    freezeMinutes: 60,
  });
  await enter(ada, slug);
  await answer(ada, slug, 'Q1', 'option_1');
  expect(await board(slug)).toMatchObject({
    frozenSince: expect.any(String),
    leaderboard: [{ totalScore: 0 }],
  });
  expect(await board(slug, {}, setter)).toMatchObject({
    frozenSince: null,
    leaderboard: [{ totalScore: 100 }],
  });
  await query(
    databaseUrl,
    "update contests set end_time = now() - interval '1 hour', start_time = now() - interval '2 hours' where slug = $1",
    [slug],
  );
  expect(await board(slug)).toMatchObject({ frozenSince: null, leaderboard: [{ totalScore: 100 }] });
});
