/** Cells of a leaderboard. */
import { beforeAll, expect, test } from 'vitest';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await startSite();
const { answer, board, create, enter, post } = contestClient(() => server.url);
let setter: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  ada = await signUpPerson(server.url, 'ada.l');
  ben = await signUpPerson(server.url, 'ben.k');
  for (const id of ['Q1', 'Q2', 'Q3']) await createQuestion(server.url, setter, { id, title: `Ship ${id}` });
});

const [right, wrong] = ['option_1', 'option_0'];
const reached = expect.any(Number);

test('LEAD-2 each row shows points, wrong attempts and time of every problem, and who solved it first', async () => {
  const slug = await create(setter, { name: 'Cells', problems: ['Q1', 'Q2', 'Q3'] });
  // The creator knew the problems, so takes no rank.
  for (const person of [setter, ada, ben]) await enter(person, slug);
  await answer(setter, slug, 'Q1', right);
  await answer(ada, slug, 'Q1', right);
  await answer(ben, slug, 'Q1', right);
  await answer(ben, slug, 'Q2', wrong);
  const cells = async () =>
    Object.fromEntries((await board(slug)).leaderboard.map((row) => [row.username, row.cells]));
  const solved = { score: 100, wrongTries: 0, reachedMs: reached };
  expect(await cells()).toEqual({
    'ada.l': [{ ...solved, isFirst: true }, null, null],
    'ben.k': [solved, { score: 0, wrongTries: 1 }, null],
  });
  await post(
    '/contests/manage/participant',
    { contestSlug: slug, username: 'ada.l', action: 'block' },
    setter,
  );
  expect(await cells()).toEqual({
    'ben.k': [{ ...solved, isFirst: true }, { score: 0, wrongTries: 1 }, null],
  });
});

test('a frozen leaderboard shows a later attempt as pending without its result, except for the creator', async () => {
  const slug = await create(setter, {
    name: 'Frozen cells',
    problems: ['Q1', 'Q2', 'Q3'],
    openContestForever: false,
    endTime: new Date(Date.now() + 60 * 60_000).toISOString(),
    freezeMinutes: 10,
  });
  for (const person of [ada, ben]) await enter(person, slug);
  await answer(ada, slug, 'Q1', right);
  await query(databaseUrl, "update contests set end_time = now() + interval '10 minutes' where slug = $1", [
    slug,
  ]);
  await answer(ada, slug, 'Q2', wrong);
  await answer(ben, slug, 'Q1', right);
  await answer(ben, slug, 'Q3', right);
  const solved = { score: 100, wrongTries: 0, reachedMs: reached };
  const pending = { score: 0, wrongTries: 0, isPending: true };
  for (const person of [undefined, ada, ben]) {
    const { leaderboard, own, frozenSince } = await board(slug, {}, person);
    expect(frozenSince).not.toBeNull();
    expect(leaderboard.map(({ username, cells }) => [username, cells])).toEqual([
      ['ada.l', [{ ...solved, isFirst: true }, pending, null]],
      ['ben.k', [pending, null, pending]],
    ]);
    if (own) expect(own.entry).toEqual(leaderboard[own.rank - 1]);
  }
  const live = await board(slug, {}, setter);
  expect(live.leaderboard.map(({ username, cells }) => [username, cells])).toEqual([
    ['ben.k', [solved, null, { ...solved, isFirst: true }]],
    ['ada.l', [{ ...solved, isFirst: true }, { score: 0, wrongTries: 1 }, null]],
  ]);
});

test('D-43 a leaderboard names its problems for those who have them, and after the end public ones for all', async () => {
  await createQuestion(server.url, setter, { id: 'OWN', title: 'Private ship', public: false });
  const slug = await create(setter, { name: 'Titles', problems: ['Q1', 'OWN'] });
  await enter(ada, slug);
  const all = [{ title: 'Ship Q1' }, { title: 'Private ship' }];
  const titles = async (person?: Person) => (await board(slug, {}, person)).problems;
  expect(await titles()).toEqual([{}, {}]);
  expect(await titles(ben)).toEqual([{}, {}]);
  expect(await titles(ada)).toEqual(all);
  expect(await titles(setter)).toEqual(all);
  await query(
    databaseUrl,
    "update contests set end_time = now() - interval '1 minute', start_time = now() - interval '1 hour' where slug = $1",
    [slug],
  );
  expect(await titles()).toEqual([{ title: 'Ship Q1' }, {}]);
});
