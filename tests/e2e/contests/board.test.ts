import type { Page } from 'playwright';
import { afterEach, beforeAll, expect } from 'vitest';
import { createQuestion, type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, url } = visit;
const { answer, board, create, enter } = contestClient(() => url);
const problems = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6'].map((name) => uniqueName(name));
const [q1 = '', q2 = ''] = problems;
let slug: string;
let organiser: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  organiser = await signUpPerson(url, uniqueName('master'));
  [ada, ben] = [await signUpPerson(url, uniqueName('ada')), await signUpPerson(url, uniqueName('ben'))];
  for (const id of problems) await createQuestion(url, organiser, { id, title: `Ship ${id}` });
  slug = await newContest({ name: 'Columns' });
  await answer(ada, slug, q1, 'option_1');
  await answer(ben, slug, q1, 'option_1');
  await answer(ben, slug, q2, 'option_0');
});

afterEach(() => expect(visit.trouble.splice(0)).toEqual([]));

/** A contest of an hour that both have started. */
async function newContest(more: object): Promise<string> {
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const slug = await create(organiser, { problems, openContestForever: false, endTime, ...more });
  for (const person of [ada, ben]) await enter(person, slug);
  return slug;
}

/** A person's row as a screen reader reads it. */
const rowOf = ({ username }: Person, on: Page = page) =>
  on.getByRole('row', { name: new RegExp(`${username} `) });
const heads = async (on: Page) =>
  (await on.getByRole('columnheader').allTextContents()).map((text) => text.trim());

test('LEAD-1 LEAD-2 LEAD-3 a user finds name, rank, username and score of everybody, with the own row marked', async () => {
  await signInDevice(page, url, ben);
  await visit.open(`/leaderboard/${slug}`);
  await page.getByRole('heading', { level: 1, name: 'Leaderboard for Columns', exact: true }).waitFor();
  await rowOf(ada).waitFor();
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent)),
  );
  // Ada was first; both have the same points. An entry has no rank of its own: its place is the rank.
  const { leaderboard } = await board(slug);
  expect(leaderboard.map(({ username }) => username)).toEqual([ada.username, ben.username]);
  expect(leaderboard.some((entry) => 'rank' in entry)).toBe(false);
  expect(shown.map(([rank, , score]) => [rank, score])).toEqual([
    ['1', '100'],
    ['2', '100'],
  ]);
  expect(shown.map(([, name]) => name)).toEqual([
    expect.stringContaining(ada.username),
    expect.stringContaining(ben.username),
  ]);
  await page.getByText(/^Your rank is 2 of 2/).waitFor();
  expect(await page.locator('tr[aria-current]').innerText()).toContain(ben.username);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saving).suggestedFilename()).toBe(`leaderboard-${slug}.csv`);
});

test('LEAD-2 each problem has a column with points, wrong attempts, time and the first to solve it', async () => {
  await visit.open(`/leaderboard/${slug}`);
  await rowOf(ada).waitFor();
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
  const cells = (person: Person) => rowOf(person).getByRole('cell');
  // Rank, score, solved and time come first; the name is a header.
  expect(await cells(ada).nth(4).innerText()).toMatch(/^A: solved at 0:0\d:\d\d, first to solve\s+★\s*✓/);
  expect(await cells(ben).nth(4).innerText()).toMatch(/^A: solved at 0:0\d:\d\d\s+✓/);
  expect(await cells(ben).nth(5).innerText()).toMatch(/^B: 1 wrong attempt\s+−1$/);
  expect(await cells(ben).nth(6).innerText()).toBe('');
});

deepTest(
  'LEAD-2 on a phone, problems scroll inside the leaderboard while rank, name, solved count and time stay',
  async () => {
    const { page: theirs } = await visit.openDevice({ viewport: phone });
    await visit.open(`/leaderboard/${slug}`, theirs);
    const row = rowOf(ben, theirs);
    await row.getByText(/^1 solved · 0:0\d:\d\d$/).waitFor();
    expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      phone.width,
    );
    const area = theirs.getByRole('region', { name: 'Leaderboard' });
    const last = theirs.getByRole('columnheader', { name: 'F', exact: true });
    const isInside = async () => {
      const [outer, inner] = [await area.boundingBox(), await last.boundingBox()];
      if (!outer || !inner) throw new Error('the leaderboard is not in the page');
      return inner.x + inner.width <= outer.x + outer.width + 1;
    };
    expect(await isInside()).toBe(false);
    const name = row.getByRole('link', { name: ben.username });
    const before = await name.boundingBox();
    await area.focus();
    await expect
      .poll(async () => {
        await theirs.keyboard.press('ArrowRight');
        return await isInside();
      })
      .toBe(true);
    expect((await name.boundingBox())?.x).toBe(before?.x);
  },
);

deepTest('a leaderboard from an older server shows no problem columns', async () => {
  const { page: theirs } = await visit.openDevice({ viewport: phone });
  await theirs.route('**/api/leaderboard/**', async (route) => {
    const response = await route.fetch();
    const { problems: _, leaderboard, ...head } = await response.json();
    const rows = leaderboard.map(({ cells: _, ...row }: { cells: unknown }) => row);
    await route.fulfill({ response, json: { ...head, leaderboard: rows } });
  });
  await visit.open(`/leaderboard/${slug}`, theirs);
  await rowOf(ben, theirs)
    .getByText(/^1 solved/)
    .waitFor();
  expect(await heads(theirs)).toEqual(['Rank', 'Username', 'Score']);
  await theirs.unrouteAll({ behavior: 'wait' });
});

test('a frozen leaderboard marks later results with a question mark', async () => {
  const frozen = await newContest({ name: 'Frozen', freezeMinutes: 60 });
  await answer(ben, frozen, q1, 'option_1');
  await visit.open(`/leaderboard/${frozen}`);
  await page.getByText('The leaderboard has been frozen since').waitFor();
  const cell = rowOf(ben).getByRole('cell').nth(4);
  await expect.poll(() => cell.innerText()).toMatch(/^A: a result is not shown yet\s+\?$/);
});
