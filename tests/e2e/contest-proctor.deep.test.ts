/**
 * A proctored run in real time: absences, blocks and decisions that last longer than a participant has to return.
 */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { contestRunPage } from '../support/contest-run-page';
import { signInDevice } from '../support/sign-in-fast';
import { uniqueName } from '../support/unique-name';
import { startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ device: withServiceWorker });
const { page, url } = visit;
const { create, register, start, post } = contestClient(() => url);
const run = contestRunPage(page, url);
const { button, heading } = run;

let organiser: Person;
let ada: Person;

beforeAll(async () => {
  organiser = await signUpPerson(url, uniqueName('master'));
  ada = await signUpPerson(url, uniqueName('ada'));
});

beforeEach(() => signInDevice(page, url, ada));

async function newContest(more: object): Promise<string> {
  const slug = await create(organiser, { problems: ['EMPTY-LOCKER'], ...more });
  await register(ada, slug);
  return slug;
}
async function begin(more: object): Promise<string> {
  const slug = await newContest(more);
  await page.bringToFront();
  await run.begin(slug);
  return slug;
}
const watched = (name: string) => begin({ name, enableProctored: true });
const manage = (contestSlug: string, action: string) =>
  post('/contests/manage/participant', { contestSlug, username: ada.username, action }, organiser);
const eventsOf = async (contestSlug: string) =>
  (
    await post<{ events: { kind: string; detail: string | null }[] }>(
      '/contests/manage/person',
      { contestSlug, username: ada.username },
      organiser,
    )
  ).body.events;
/** From then on a reload counts as leaving. */
const untilSeen = () =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('run-left')));

test('PROC-4 a run whose page stays closed ends as a disqualification', async () => {
  const slug = await watched('Gone');
  await untilSeen();
  await visit.open('/terms');
  await expect
    .poll(async () => (await start(ada, slug)).run, { timeout: 40_000, interval: 1000 })
    .toMatchObject({ warnings: 1, end: { reason: 'malpractice' } });
});

test('PROC-2 PROC-4 D-30 a reload of a proctored run is one warning; not returning to full screen disqualifies', async () => {
  await watched('Watched again');
  await untilSeen();
  await page.reload();
  await page.getByRole('dialog').getByText('Warning 1 of 3').waitFor();
  await button('Back to full screen').click();
  await button('Warnings: 1 of 3. Show details.').waitFor();
  await page.reload();
  await heading('You are disqualified').waitFor();
  await page.getByText(/^Left the contest .* and did not return within 15 seconds/).waitFor();
});

test('D-35 a disqualified participant can write to the organiser; after reinstatement, proctoring begins again only at Continue', async () => {
  const slug = await watched('Undone');
  await page.evaluate(() => document.exitFullscreen());
  await heading('You are disqualified').waitFor({ timeout: 25_000 });
  await page.getByRole('button', { name: /^Messages/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('The fire alarm rang.');
  await page.keyboard.press('Escape');
  expect((await manage(slug, 'reinstate')).status).toBe(200);
  await button('Check again').click();
  await heading('You can continue').waitFor();
  // Longer than an absent participant has to return.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 16_000)));
  await button('Continue contest').click();
  await button('Warnings: 0 of 3. Show details.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect((await start(ada, slug)).run.end).toBeNull();
});

test('ROLE-10 D-35 a long block during a proctored run does not disqualify the participant', async () => {
  const slug = await watched('Blocked, watched');
  await manage(slug, 'block');
  await heading('You are blocked from this contest').waitFor({ timeout: 60_000 });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 16_000)));
  await manage(slug, 'unblock');
  await heading('You can continue').waitFor({ timeout: 60_000 });
  // A participant who does not return at once loses nothing.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 16_000)));
  await button('Continue contest').click();
  await button('Warnings: 0 of 3. Show details.').waitFor();
  expect((await start(ada, slug)).run).toMatchObject({ warnings: 0, end: null });
  expect(await eventsOf(slug)).toEqual([]);
});

/** A settable clock for pages that open later. */
const shiftClock = () =>
  page.context().addInitScript(() => {
    const real = Date.now;
    const shiftMs = Number(localStorage.getItem('test-wall-shift') ?? 0);
    Date.now = () => real() + shiftMs;
  });

test('law 8: an absence from a proctored run counts as too long if the clock was set back during it', async () => {
  await shiftClock();
  const slug = await watched('Slow clock, watched');
  await untilSeen();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.evaluate(() => localStorage.setItem('test-wall-shift', String(-3_600_000)));
  await page.reload();
  await heading('You are disqualified').waitFor();
  await page.context().setOffline(false);
  await expect.poll(async () => (await start(ada, slug)).run.end).toMatchObject({ reason: 'malpractice' });
});
