/** A participant's run with a judge and without a network, from start to finish. */
import { afterEach, beforeAll, expect } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { contestRunPage } from '../../support/pages/contest-run-page';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { hardwareKeys, typedText, typeProgram } from '../../support/pages/type-program';
import { queryDatabase } from '../../support/product/embedded-database';
import { solutionOf } from '../../support/solutions';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ judge: true, device: withServiceWorker });
const { page, url } = visit;
const { board, createFor } = contestClient(() => url);
const { begin, button, finish, heading, letter, loseNetwork } = contestRunPage(page, url);
const problem = 'SAMPLPRBLM';
const question = 'EMPTY-LOCKER';

let organiser: Person;
let ada: Person;

beforeAll(async () => {
  organiser = await signUpPerson(url, uniqueName('master'));
  ada = await signUpPerson(url, uniqueName('ada'));
});

afterEach(() => expect(visit.trouble.splice(0)).toEqual([]));

async function newContest(more: object): Promise<string> {
  const slug = await createFor(ada, organiser, more);
  await signInDevice(page, url, ada);
  return slug;
}

async function handIn(code: string): Promise<void> {
  await chooseLanguage(page, 'PYTHON3');
  await writeProgram(page, code);
  await button('Submit').click();
}

test('CRUN-1 CRUN-8 CRUN-19 a participant starts, loses the network, continues, and finishes', async () => {
  const problems = [problem, question];
  const slug = await newContest({ name: 'Night race', problems, timedContest: true, duration: 60 });
  await begin(slug);
  await page.getByRole('timer', { name: /hour|minutes left/ }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await letter('A', 'not tried').waitFor();
  await handIn(solutionOf(problem, 'PYTHON3', 'wrong_answer'));
  await letter('A', '(tried|partly solved)').waitFor();

  await loseNetwork();
  await handIn(solutionOf(problem, 'PYTHON3', 'accepted'));
  await letter('A', 'queued on this device').waitFor();
  // A reload offline restores everything, including the other problem.
  await page.reload();
  await letter('A', 'queued on this device').waitFor();
  await letter('B', 'not tried').click();
  await heading('The locker that remembers').waitFor();
  await page.getByRole('main').getByRole('radio').nth(1).check();
  await button('Submit').click();
  await letter('B', 'queued on this device').waitFor();

  await page.context().setOffline(false);
  await letter('B', 'solved').waitFor();
  await letter('A', 'solved').waitFor();
  // D-31: one answer, and no hint of the correct one.
  expect(await button('Answer again').count()).toBe(0);
  const { leaderboard } = await board(slug);
  expect(leaderboard).toMatchObject([{ username: ada.username, totalScore: 200 }]);

  await button('Finish').click();
  await button('Continue solving').click();
  const finished = page.waitForRequest((request) => request.url().endsWith('/api/contests/finish'));
  await finish();
  const isOnPage = () => page.evaluate(() => document.activeElement?.tagName === 'MAIN');
  await expect.poll(isOnPage).toBe(true);
  await page.getByRole('status').getByText('You have finished', { exact: true }).waitFor();
  const told = (await finished).postDataJSON() as { contestSlug: string; time: number };
  expect(told.contestSlug).toBe(slug);
  // Seconds, of an hour.
  expect(told.time).toBeGreaterThan(1);
  expect(told.time).toBeLessThan(3600);
  await page.getByText('(2 submissions)').waitFor();
  await page.reload();
  await heading('You have finished').waitFor();
});

deepTest(
  'CRUN-9 CRUN-14 Offline 7 an answer that arrives within the grace time after the end counts, and says that it is late',
  async () => {
    const slug = await newContest({
      name: 'To the end',
      problems: [question],
      openContestForever: false,
      lateSyncMinutes: 10,
      endTime: new Date(Date.now() + 3_600_000).toISOString(),
    });
    await begin(slug);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await loseNetwork();
    await page.getByRole('main').getByRole('radio').nth(1).check();
    await button('Submit').click();
    await letter('A', 'queued on this device').waitFor();
    // Later than the answer, also by the device's estimate of the server's time, which may be half a round trip off.
    const change = "update contests set end_time = now() + interval '3 seconds' where slug = $1";
    await queryDatabase(visit.dataDir, change, [slug]);
    const isOver = 'select end_time < now() as over from contests where slug = $1';
    await expect.poll(() => queryDatabase(visit.dataDir, isOver, [slug])).toEqual([{ over: true }]);
    await page.context().setOffline(false);
    await heading('Contest has ended.').waitFor();
    await page.getByText('Late sync: it counts, and the organiser sees that it arrived late.').waitFor();
    const { leaderboard } = await board(slug);
    expect(leaderboard).toMatchObject([{ username: ada.username, totalScore: 100 }]);
  },
);

test('SOLVE-10 typing in a contest opens no completion list, and what is typed stays as it is', async () => {
  await begin(await newContest({ name: 'By hand', problems: [problem] }));
  await chooseLanguage(page, 'PYTHON3');
  await page.locator('.cm-content').press('ControlOrMeta+a');
  await page.keyboard.type('pri');
  // A list would open 100 ms after a key; timers of one page fire in order.
  const timers = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  await timers();
  expect(await page.locator('.cm-tooltip-autocomplete').count()).toBe(0);
  await page.keyboard.press('Control+Space');
  await timers();
  expect(await page.locator('.cm-tooltip-autocomplete').count()).toBe(0);
  expect(await typedText(page)).toBe('pri');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const typed = 'for a in [1]:\n    cnt = a';
  await typeProgram(page, hardwareKeys(page), typed, 40);
  expect(await typedText(page)).toBe(typed);
  await timers();
  expect(await page.locator('.cm-tooltip-autocomplete').count()).toBe(0);
});

deepTest('the run fits a phone', async () => {
  const slug = await newContest({ name: 'On the road', problems: [problem, question] });
  await page.setViewportSize(phone);
  await begin(slug);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.locator('.cm-content').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});
