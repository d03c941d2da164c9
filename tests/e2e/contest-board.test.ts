import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { createQuestion, type Person, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { queryDatabase } from '../support/embedded-database';
import { desktop, phone, startVisit } from '../support/visit';

const visit = await startVisit({ env: { LIMIT_REQUESTS: '1000000' }, device: { viewport: desktop } });
const { page, url } = visit;
const { answer, create, enter } = contestClient(() => url);
const problems = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6'];
let slug: string;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  const organiser = await signUpPerson(url, 'harbourmaster');
  [ada, ben] = [await signUpPerson(url, 'adaline'), await signUpPerson(url, 'bellamy')];
  for (const id of problems) await createQuestion(url, organiser, { id, title: `Ship ${id}` });
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const times = { openContestForever: false, endTime, freezeMinutes: 10 };
  slug = await create(organiser, { name: 'Columns', problems, ...times });
  for (const person of [ada, ben]) await enter(person, slug);
  await answer(ada, slug, 'Q1', 'option_1');
  await answer(ben, slug, 'Q1', 'option_1');
  await answer(ben, slug, 'Q2', 'option_0');
});

/** A person's row as a screen reader reads it. */
const rowOf = (username: string, on: Page = page) =>
  on.getByRole('row', { name: new RegExp(`${username} `) });
const heads = async (on: Page) =>
  (await on.getByRole('columnheader').allTextContents()).map((text) => text.trim());

test('LEAD-2 each problem has a column with points, wrong attempts, time and the first to solve it', async () => {
  await visit.open(`/leaderboard/${slug}`);
  await rowOf('adaline').waitFor();
  expect(await heads(page)).toEqual([
    'Rank',
    'Username',
    'Score',
    'Solved',
    'Time',
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
  ]);
  const cells = (username: string) => rowOf(username).getByRole('cell');
  // Rank, score, solved and time come first; the name is a header.
  expect(await cells('adaline').nth(4).innerText()).toMatch(
    /^A: solved at 0:00:\d\d, first to solve\s+★\s*✓/,
  );
  expect(await cells('bellamy').nth(4).innerText()).toMatch(/^A: solved at 0:00:\d\d\s+✓/);
  expect(await cells('bellamy').nth(5).innerText()).toMatch(/^B: 1 wrong attempt\s+−1$/);
  expect(await cells('bellamy').nth(6).innerText()).toBe('');
});

test('LEAD-2 on a phone, problems scroll inside the leaderboard while rank, name, solved count and time stay', async () => {
  const { page: theirs } = await visit.openDevice({ viewport: phone });
  await visit.open(`/leaderboard/${slug}`, theirs);
  const row = rowOf('bellamy', theirs);
  await row.getByText(/^1 solved · 0:00:\d\d$/).waitFor();
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  const area = theirs.getByRole('region', { name: 'Leaderboard' });
  const last = theirs.getByRole('columnheader', { name: 'F', exact: true });
  const isInside = async () => {
    const [outer, inner] = [await area.boundingBox(), await last.boundingBox()];
    if (!outer || !inner) throw new Error('the leaderboard is not in the page');
    return inner.x + inner.width <= outer.x + outer.width + 1;
  };
  expect(await isInside()).toBe(false);
  const name = row.getByRole('link', { name: 'bellamy' });
  const before = await name.boundingBox();
  await area.focus();
  await expect
    .poll(async () => {
      await theirs.keyboard.press('ArrowRight');
      return await isInside();
    })
    .toBe(true);
  expect((await name.boundingBox())?.x).toBe(before?.x);
});

test('a leaderboard from an older server shows no problem columns', async () => {
  const { page: theirs } = await visit.openDevice({ viewport: phone });
  await theirs.route('**/api/leaderboard/**', async (route) => {
    const response = await route.fetch();
    const { problems: _, leaderboard, ...head } = await response.json();
    const rows = leaderboard.map(({ cells: _, ...row }: { cells: unknown }) => row);
    await route.fulfill({ response, json: { ...head, leaderboard: rows } });
  });
  await visit.open(`/leaderboard/${slug}`, theirs);
  await rowOf('bellamy', theirs)
    .getByText(/^1 solved/)
    .waitFor();
  expect(await heads(theirs)).toEqual(['Rank', 'Username', 'Score']);
});

test('a frozen leaderboard marks later results with a question mark', async () => {
  const frozen = "update contests set end_time = now() + interval '10 minutes' where slug = $1";
  await queryDatabase(visit.dataDir, frozen, [slug]);
  await answer(ben, slug, 'Q3', 'option_1');
  await visit.open(`/leaderboard/${slug}`);
  await page.getByText('The leaderboard has been frozen since').waitFor();
  const cell = rowOf('bellamy').getByRole('cell').nth(6);
  await expect.poll(() => cell.innerText()).toMatch(/^C: a result is not shown yet\s+\?$/);
});

test('the page reports no script errors', () => {
  expect(visit.trouble).toEqual([]);
});
