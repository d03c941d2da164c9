/**
 * Leaving a proctored run: detection, warnings, and continuing after the organiser's decision (PROC-*,
 * D-30).
 */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import { type Person, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { rowsOnDevice } from '../support/device-database';
import { startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ device: withServiceWorker });
const { page } = visit;
const { create, register, start, post } = contestClient(() => visit.url);
const question = 'EMPTY-LOCKER';

let organiser: Person;
let ada: Person;

const heading = (name: string, of = page) => of.getByRole('heading', { level: 1, name });
const button = (name: string, of = page) => of.getByRole('button', { name, exact: true });
const openRun = (slug: string, of: Page = page) => visit.open(`/contests/${slug}/code`, of);

async function begin(more: object): Promise<string> {
  const slug = await create(organiser, { problems: [question], ...more });
  await register(ada, slug);
  await page.bringToFront();
  await openRun(slug);
  await button('Start Contest').click();
  await page.getByRole('list', { name: 'Problems' }).waitFor();
  return slug;
}
const watched = (name: string) => begin({ name, enableProctored: true });
const manage = (contestSlug: string, action: string) =>
  post('/contests/manage/participant', { contestSlug, username: 'adaline', action }, organiser);
const eventsOf = async (contestSlug: string) =>
  (
    await post<{ events: { kind: string; detail: string | null }[] }>(
      '/contests/manage/person',
      { contestSlug, username: 'adaline' },
      organiser,
    )
  ).body.events;

beforeAll(async () => {
  organiser = await signUpPerson(visit.url, 'harbourmaster');
  ada = await signUpPerson(visit.url, 'adaline');
  // A settable clock for pages that open later.
  await page.context().addInitScript(() => {
    const real = Date.now;
    const shiftMs = Number(localStorage.getItem('test-wall-shift') ?? 0);
    Date.now = () => real() + shiftMs;
  });
  await signIn(page, visit.url, ada.email);
});

test('PROC-10 D-30 a reload and opening another address cost one warning each, and the organiser sees them', async () => {
  const slug = await watched('Left twice');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('run-left')));
  await page.reload();
  await page.getByRole('dialog').getByText('Warning 1 of 3').waitFor();
  await button('Back to full screen').click();
  await button('Warnings: 1 of 3. Show details.').waitFor();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('run-left')));
  await visit.open('/terms');
  await openRun(slug);
  await page.getByRole('dialog').getByText('Warning 2 of 3').waitFor();
  await button('Back to full screen').click();
  await button('Warnings: 2 of 3. Show details.').waitFor();
  await expect.poll(async () => (await start(ada, slug)).run.warnings).toBe(2);
  const kinds = (await eventsOf(slug)).filter(({ kind }) => kind === 'fullscreenExit');
  expect(kinds.map(({ detail }) => detail)).toEqual([expect.any(String), expect.any(String)]);
});

test('PROC-2 Back does not leave a proctored run within the app', async () => {
  const slug = await create(organiser, { name: 'Stay', problems: [question], enableProctored: true });
  await register(ada, slug);
  await visit.open(`/contests/${slug}`);
  await button('Join the Contest!').click();
  await button('Start Contest').click();
  await page.getByRole('list', { name: 'Problems' }).waitFor();
  await page.evaluate(() => history.back());
  await page.getByText('You are in a proctored contest.').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/contests/${slug}/code`);
  await button('Warnings: 0 of 3. Show details.').waitFor();
  await button('Finish').click();
  await button('Finish now').click();
  await heading('You have finished').waitFor();
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await page.waitForURL(({ pathname }) => pathname === `/leaderboard/${slug}`);
});

test('PROC-4 a run whose page stays closed ends as a disqualification', async () => {
  const slug = await watched('Gone');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('run-left')));
  await visit.open('/terms');
  await expect
    .poll(async () => (await start(ada, slug)).run, { timeout: 40_000, interval: 1000 })
    .toMatchObject({ warnings: 1, end: { reason: 'malpractice' } });
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

test('ROLE-10 a participant blocked during the run sees it on the page, and continues when unblocked', async () => {
  const slug = await begin({ name: 'Blocked' });
  await manage(slug, 'block');
  await heading('You are blocked from this contest').waitFor({ timeout: 60_000 });
  await manage(slug, 'unblock');
  await page.getByRole('list', { name: 'Problems' }).waitFor({ timeout: 60_000 });
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

test('Offline 8 after the clock is set back during an offline restart, submissions are marked and the organiser is notified', async () => {
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
  await page.evaluate(() => localStorage.removeItem('test-wall-shift'));
});

test('Offline 8 an absence from a proctored run counts as too long if the clock was set back during it', async () => {
  const slug = await watched('Slow clock, watched');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('run-left')));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.evaluate(() => localStorage.setItem('test-wall-shift', String(-3_600_000)));
  await page.reload();
  await heading('You are disqualified').waitFor();
  await page.evaluate(() => localStorage.removeItem('test-wall-shift'));
  await page.context().setOffline(false);
  await expect.poll(async () => (await start(ada, slug)).run.end).toMatchObject({ reason: 'malpractice' });
});
