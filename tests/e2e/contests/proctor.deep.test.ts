/**
 * A proctored run in real time: absences, blocks and decisions that last longer than a participant has to return.
 */
import { expect, test } from 'vitest';
import { rowsOnDevice } from '../../support/browser/device-database';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { contestRunPage } from '../../support/pages/contest-run-page';
import { startProctoredVisit } from '../../support/pages/proctored-visit';

const stage = await startProctoredVisit();
const { visit, page, newContest, begin, watched, manage, eventsOf, untilSeen, shiftClock, startAsAda } =
  stage;
const { button, heading } = stage.run;
const { run } = stage;

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
  await expect.poll(async () => (await startAsAda(slug)).run.warnings).toBe(2);
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
  // Contacts are up to 45 s apart, and one of them may fail on a busy machine.
  await heading('You are blocked from this contest').waitFor({ timeout: 120_000 });
  await manage(slug, 'unblock');
  await page.getByRole('list', { name: 'Problems' }).waitFor({ timeout: 60_000 });
});

test('law 8: after the clock is set back during an offline restart, submissions are marked and the organiser is notified', async () => {
  await shiftClock();
  const slug = await begin({ name: 'Slow clock' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.evaluate(() => localStorage.setItem('test-wall-shift', String(-3_600_000)));
  await page.reload();
  await page.getByRole('main').getByRole('radio').nth(1).check();
  await button('Submit').click();
  await page.getByRole('link', { name: /queued on this device$/ }).waitFor();
  const rows = await rowsOnDevice(page, 'payloads', 'app');
  expect(JSON.stringify(rows)).toContain('"clockSetBack":true');
  await page.context().setOffline(false);
  await expect.poll(async () => (await eventsOf(slug)).map(({ kind }) => kind)).toContain('clockSetBack');
});
test('PROC-4 a run whose page stays closed ends as a disqualification', async () => {
  const slug = await watched('Gone');
  await untilSeen();
  await visit.open('/terms');
  await expect
    .poll(async () => (await startAsAda(slug)).run, { timeout: 40_000, interval: 1000 })
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
  expect((await startAsAda(slug)).run.end).toBeNull();
});

test('ROLE-10 D-35 a long block during a proctored run does not disqualify the participant', async () => {
  const slug = await watched('Blocked, watched');
  await manage(slug, 'block');
  // Contacts are up to 45 s apart, and one of them may fail on a busy machine.
  await heading('You are blocked from this contest').waitFor({ timeout: 120_000 });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 16_000)));
  await manage(slug, 'unblock');
  await heading('You can continue').waitFor({ timeout: 60_000 });
  // A participant who does not return at once loses nothing.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 16_000)));
  await button('Continue contest').click();
  await button('Warnings: 0 of 3. Show details.').waitFor();
  expect((await startAsAda(slug)).run).toMatchObject({ warnings: 0, end: null });
  expect(await eventsOf(slug)).toEqual([]);
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
  await expect.poll(async () => (await startAsAda(slug)).run.end).toMatchObject({ reason: 'malpractice' });
});

test('PROC-2 where Escape leaves full screen, Vim keys are off in a proctored run, and two pop-ups excuse an exit', async () => {
  const { page: theirs } = await visit.openDevice();
  await theirs.addInitScript(() => {
    Object.defineProperty(navigator, 'keyboard', { value: undefined });
    localStorage.setItem('codeferry-editor', JSON.stringify({ vim: true }));
  });
  const theirRun = contestRunPage(theirs, stage.url);
  await signInDevice(theirs, stage.url, stage.ada());
  const slug = await newContest({ name: 'No lock', enableProctored: true, problems: ['SAMPLPRBLM'] });
  await theirs.bringToFront();
  await theirRun.open(slug);
  await theirs.getByText('Vim keys are off during this contest.').waitFor();
  await theirRun.button('Start Contest').click();
  const editor = theirs.locator('.cm-content');
  const leaveWithSearchPanel = async () => {
    await editor.click();
    await theirs.keyboard.press('Control+F');
    await theirs.locator('.cm-search').waitFor();
    await theirs.evaluate(() => document.exitFullscreen());
  };
  const cover = theirs.getByRole('dialog', { name: 'Return to the contest' });
  const comeBack = async () => {
    await theirRun.button('Back to full screen').click();
    await cover.waitFor({ state: 'detached' });
  };
  await editor.click();
  await theirs.keyboard.press('Control+A');
  await theirs.keyboard.type('ggdGi');
  await expect.poll(() => editor.innerText()).toBe('ggdGi');
  for (const _ of [1, 2]) {
    await leaveWithSearchPanel();
    await cover.getByText('No new warning. Warnings so far: 0 of 3').waitFor();
    await comeBack();
  }
  await leaveWithSearchPanel();
  await cover.getByText('Warning 1 of 3', { exact: true }).waitFor();
  await comeBack();
});
