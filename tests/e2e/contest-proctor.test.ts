/**
 * Leaving a proctored run: detection, warnings and what is blocked (PROC-*, D-30).
 */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { contestRunPage, useRealFocus } from '../support/contest-run-page';
import { rowsOnDevice } from '../support/device-database';
import { signInDevice } from '../support/sign-in-fast';
import { uniqueName } from '../support/unique-name';
import { startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ device: withServiceWorker, wholeBrowser: true });
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

test('PROC-1 PROC-2 PROC-3 PROC-6 a proctored run wants full screen and the focus: leaving either is a warning, and returning in time averts elimination', async () => {
  const slug = await newContest({ name: 'Watched', enableProctored: true });
  await page.bringToFront();
  await run.open(slug);
  await page.getByText('The contest runs in full screen, with no other window in front.').waitFor();
  expect(await page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await button('Start Contest').click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await button('Warnings: 0 of 3. Show details.').waitFor();

  const cover = page.getByRole('dialog', { name: 'Return to the contest' });
  await page.evaluate(() => document.exitFullscreen());
  await cover.getByText('Warning 1 of 3', { exact: true }).waitFor();
  const secondsLeft = Number(await cover.getByRole('timer').innerText());
  expect(secondsLeft).toBeGreaterThan(0);
  expect(secondsLeft).toBeLessThanOrEqual(15);
  await button('Back to full screen').click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await cover.waitFor({ state: 'detached' });
  await button('Warnings: 1 of 3. Show details.').waitFor();

  await useRealFocus(page);
  await page.bringToFront();
  const other = await visit.openTab('/terms');
  await other.bringToFront();
  await page.waitForFunction(() => !document.hasFocus());
  await cover.getByText('Warning 2 of 3', { exact: true }).waitFor();
  await page.bringToFront();
  // It is still in full screen.
  await cover.waitFor({ state: 'detached' });
  await button('Warnings: 2 of 3. Show details.').waitFor();
  await expect.poll(async () => (await start(ada, slug)).run).toMatchObject({ warnings: 2, end: null });
  const kinds = (await eventsOf(slug)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind !== 'return').toSorted()).toEqual(['blur', 'fullscreenExit']);
});

test('PROC-4 PROC-5 PROC-6 CRUN-11 staying away longer than 15 seconds eliminates, with a cause that counts the exits', async () => {
  const slug = await newContest({ name: 'Too long', enableProctored: true });
  const { page: theirs } = await visit.openDevice();
  const theirRun = contestRunPage(theirs, url);
  await signInDevice(theirs, url, ada);
  await theirs.clock.install();
  await theirs.bringToFront();
  await theirRun.begin(slug);
  await theirs.waitForFunction(() => document.fullscreenElement !== null);
  await theirs.evaluate(() => document.exitFullscreen());
  await theirs.getByRole('dialog').getByText('Warning 1 of 3').waitFor();
  await theirs.clock.fastForward('00:15');
  await theirRun.heading('You are disqualified').waitFor();
  const cause = 'Left the contest once and did not return within 15 seconds.';
  await theirs.getByText(cause).waitFor();
  await expect
    .poll(async () => (await start(ada, slug)).run)
    .toMatchObject({ warnings: 1, end: { reason: 'malpractice', cause } });
});

test('PROC-8 PROC-10 going offline, a right click and a tooltip are no exits; one warning more than allowed disqualifies', async () => {
  const slug = await begin({ name: 'Watched once', enableProctored: true, maxWarnings: 1 });
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await run.loseNetwork();
  await page.context().setOffline(false);
  await page.getByText('Offline', { exact: true }).waitFor({ state: 'detached' });
  await heading('The locker that remembers').click({ button: 'right' });
  await page.getByText('Right click is not allowed.').waitFor();
  await button('Warnings: 0 of 1. Show details.').waitFor();

  await page.evaluate(() => document.exitFullscreen());
  await page.getByRole('dialog').getByText('Warning 1 of 1').waitFor();
  await button('Back to full screen').click();
  // A tooltip under the pointer does not suppress detection.
  await button('Warnings: 1 of 1. Show details.').hover();
  await page.locator('[popover="manual"]:popover-open').waitFor();
  await page.evaluate(() => document.exitFullscreen());
  await heading('You are disqualified').waitFor();
  await page.getByText(/^Left .* 2 times; 1 warning was allowed\.$/).waitFor();
  await expect.poll(async () => (await start(ada, slug)).run.end).toMatchObject({ reason: 'malpractice' });
});

test('PROC-6 PROC-10 D-30 a reload and opening another address cost one warning each, and the organiser sees them', async () => {
  const slug = await watched('Left twice');
  await untilSeen();
  await page.reload();
  await page.getByRole('dialog').getByText('Warning 1 of 3').waitFor();
  await button('Back to full screen').click();
  await button('Warnings: 1 of 3. Show details.').waitFor();
  await untilSeen();
  await visit.open('/terms');
  await run.open(slug);
  await page.getByRole('dialog').getByText('Warning 2 of 3').waitFor();
  await button('Back to full screen').click();
  await button('Warnings: 2 of 3. Show details.').waitFor();
  await expect.poll(async () => (await start(ada, slug)).run.warnings).toBe(2);
  const kinds = (await eventsOf(slug)).filter(({ kind }) => kind === 'fullscreenExit');
  expect(kinds.map(({ detail }) => detail)).toEqual([expect.any(String), expect.any(String)]);
});

test('PROC-2 Back does not leave a proctored run within the app', async () => {
  const slug = await newContest({ name: 'Stay', enableProctored: true });
  await visit.open(`/contests/${slug}`);
  await button('Join the Contest!').click();
  await button('Start Contest').click();
  await page.getByRole('list', { name: 'Problems' }).waitFor();
  await page.evaluate(() => history.back());
  await page.getByText('You are in a proctored contest.').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/contests/${slug}/code`);
  await button('Warnings: 0 of 3. Show details.').waitFor();
  await run.finish();
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await page.waitForURL(({ pathname }) => pathname === `/leaderboard/${slug}`);
});

test('ROLE-10 a participant blocked during the run sees it on the page, and continues when unblocked', async () => {
  const slug = await begin({ name: 'Blocked' });
  await manage(slug, 'block');
  await heading('You are blocked from this contest').waitFor({ timeout: 60_000 });
  await manage(slug, 'unblock');
  await page.getByRole('list', { name: 'Problems' }).waitFor({ timeout: 60_000 });
});

/** A settable clock for pages that open later. */
const shiftClock = () =>
  page.context().addInitScript(() => {
    const real = Date.now;
    const shiftMs = Number(localStorage.getItem('test-wall-shift') ?? 0);
    Date.now = () => real() + shiftMs;
  });

test('law 8: after the clock is set back during an offline restart, submissions are marked and the organiser is notified', async () => {
  await shiftClock();
  const slug = await begin({ name: 'Slow clock' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.evaluate(() => localStorage.setItem('test-wall-shift', String(-3_600_000)));
  await page.reload();
  await page.getByRole('radio').nth(1).check();
  await button('Submit').click();
  await page.getByRole('link', { name: /queued on this device$/ }).waitFor();
  const rows = await rowsOnDevice(page, 'payloads', 'app');
  expect(JSON.stringify(rows)).toContain('"clockSetBack":true');
  await page.context().setOffline(false);
  await expect.poll(async () => (await eventsOf(slug)).map(({ kind }) => kind)).toContain('clockSetBack');
});
