/** Leaving a proctored run: detection, warnings and disqualification (PROC-*, D-30). */
import { expect } from 'vitest';
import { createQuestion } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { deepTest, test } from '../../support/lanes';
import { contestRunPage, useRealFocus } from '../../support/pages/contest-run-page';
import { startProctoredVisit } from '../../support/pages/proctored-visit';

const stage = await startProctoredVisit();
const { visit, page, url, newContest, begin, eventsOf, startAsAda } = stage;
const { button, heading } = stage.run;
const { run } = stage;

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
  await expect.poll(async () => (await startAsAda(slug)).run).toMatchObject({ warnings: 2, end: null });
  const kinds = (await eventsOf(slug)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind !== 'return').toSorted()).toEqual(['blur', 'fullscreenExit']);
});

test('PROC-4 PROC-5 PROC-6 CRUN-11 staying away longer than 15 seconds eliminates, with a cause that counts the exits', async () => {
  const slug = await newContest({ name: 'Too long', enableProctored: true });
  const { page: theirs } = await visit.openDevice();
  const theirRun = contestRunPage(theirs, url);
  await signInDevice(theirs, url, stage.ada());
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
    .poll(async () => (await startAsAda(slug)).run)
    .toMatchObject({ warnings: 1, end: { reason: 'malpractice', cause } });
});

test('PROC-2 a link of a statement opens no tab in a proctored run, says so, and stores no event', async () => {
  const question = await createQuestion(url, stage.organiser(), {
    description: 'Read [about knots](https://example.com/knots).',
  });
  const slug = await begin({ name: 'Linked', enableProctored: true, problems: [question] });
  const link = page.getByRole('link', { name: 'about knots' });
  const tabs = page.context().pages().length;
  await link.click();
  await page.getByText('Links to other pages are disabled until you finish.').waitFor();
  await link.click({ button: 'middle' });
  await link.click({ modifiers: ['Control'] });
  await page.getByRole('link', { name: /^Problem A/ }).click({ button: 'middle' });
  await button('Warnings: 0 of 3. Show details.').waitFor();
  expect(await eventsOf(slug)).toEqual([]);
  expect(page.context().pages()).toHaveLength(tabs);
});

deepTest(
  'PROC-8 PROC-10 going offline, a right click and a tooltip are no exits; one warning more than allowed disqualifies',
  async () => {
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
    await expect.poll(async () => (await startAsAda(slug)).run.end).toMatchObject({ reason: 'malpractice' });
  },
);
