/** A virtual run that starts and ends while the server is stopped. */
import { expect, test } from 'vitest';
import { createProblem, createQuestion, type Person, signUpPerson, solution } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { rowsOnDevice } from '../../support/browser/device-database';
import { loadedWidth } from '../../support/browser/give-image';
import { makePng } from '../../support/browser/png';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { queryDatabase } from '../../support/product/embedded-database';

const visit = await startVisit({
  judge: true,
  device: withServiceWorker,
  ownServer: true,
});
const { page } = visit;
const { create, enter, board, answer } = contestClient(() => visit.url);

let organiser: Person;
let bea: Person;
let ada: Person;
let slug: string;
let official: Awaited<ReturnType<typeof board>>;

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const letter = (name: string, state: string) =>
  page.getByRole('link', { name: new RegExp(`^Problem ${name},.*: ${state}$`) });

async function prepare(): Promise<void> {
  [organiser, ada, bea] = (await Promise.all(
    ['harbourmaster', 'adaline', 'beatrix'].map((name) => signUpPerson(visit.url, name)),
  )) as [Person, Person, Person];
  await createProblem(visit.url, organiser, {
    id: 'TWO-BOATS',
    title: 'Two boats',
    description: 'The pier: ![A pier](pier.png){width=50%}',
    images: [{ name: 'pier.png', data: Buffer.from(makePng(80, 40)).toString('base64') }],
  });
  await createQuestion(visit.url, organiser, { id: 'BOAT-ENDS' });
  slug = await create(organiser, {
    name: 'Last summer',
    problems: ['TWO-BOATS', 'BOAT-ENDS'],
    lateSyncMinutes: 0,
    openContestForever: false,
    endTime: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await enter(bea, slug);
  await answer(bea, slug, 'BOAT-ENDS', 'option_1');
  const past = "start_time = now() - interval '3 hours', end_time = now() - interval '1 hour'";
  await queryDatabase(visit.dataDir, `update contests set ${past} where slug = $1`, [slug]);
  official = await board(slug);
  await signInDevice(page, visit.url, ada);
}

/** An ended contest offers a virtual run, and its data is stored on this device at once. */
async function seeOffer(): Promise<void> {
  await visit.open(`/contests/${slug}`);
  await page.getByRole('link', { name: 'Virtual participation' }).click();
  await heading('Last summer (virtual)').waitFor();
  await page.getByText('2 problems, on this device').waitFor();
  await page.getByText('2 hours from your start').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** A virtual run starts without the server, and its timer continues after a reload. */
async function runWithoutServer(): Promise<void> {
  await visit.stopServer();
  await page.reload();
  await button('Start virtual run').click();
  await letter('A', 'not tried').waitFor();
  await page.getByRole('timer', { name: /^2 hours|^1 hour and 59 minutes/ }).waitFor();
  const image = page.getByRole('main').getByRole('img', { name: 'A pier' });
  await expect.poll(() => loadedWidth(image)).toBe(80);
  const [before] = await rowsOnDevice<{ deadlineAtMs: number }>(page, 'contestRuns');
  await chooseLanguage(page, 'PYTHON3');
  await writeProgram(page, solution);
  await button('Submit').click();
  await letter('A', 'queued on this device').waitFor();
  await page.reload();
  await letter('A', 'queued on this device').waitFor();
  await expect.poll(() => loadedWidth(image)).toBe(80);
  const [after] = await rowsOnDevice<{ deadlineAtMs: number }>(page, 'contestRuns');
  expect(after?.deadlineAtMs).toBe(before?.deadlineAtMs);
  await letter('B', 'not tried').click();
  await page.getByRole('main').getByRole('radio').nth(1).check();
  await button('Submit').click();
  await letter('B', 'queued on this device').waitFor();
}

/** The end screen shows the virtual rank, and the official leaderboard has not changed. */
async function seeRank(): Promise<void> {
  await button('Finish').click();
  await button('Finish now').click();
  await heading('You have finished').waitFor();
  await page
    .getByText(
      'Your rank would be 2 of 2, with 0 points. It can still change: 2 submissions without a verdict.',
      { exact: false },
    )
    .waitFor();
  await visit.startServer();
  await page.getByText('Your rank would be 1 of 2, with 200 points.').waitFor();
  await page.reload();
  await page.getByText('Your rank would be 1 of 2, with 200 points.').waitFor();
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  const now = await board(slug);
  expect(now).toEqual({ ...official, asOf: now.asOf });
  expect(now.leaderboard).toMatchObject([{ username: 'beatrix', totalScore: 100 }]);
  expect(visit.trouble).toEqual([]);
}

test('item 8 a virtual run works without the server, and leaves the official leaderboard as it is', async () => {
  await prepare();
  await seeOffer();
  await runWithoutServer();
  await seeRank();
});
