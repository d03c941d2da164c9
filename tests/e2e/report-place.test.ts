/** The report button during a contest, and where it could lie over controls. pages.test.ts looks at every page. */
import { describe, expect, test } from 'vitest';
import { signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { coveredControls } from '../support/covered-controls';
import { coveredAt, reportButton, reportDevices } from '../support/report-button';
import { signInDevice } from '../support/sign-in-fast';
import { chooseLanguage } from '../support/solve-page';
import { uniqueName } from '../support/unique-name';
import { startVisit } from '../support/visit';

const problem = 'SAMPLPRBLM';
const visit = await startVisit();
const { create, register } = contestClient(() => visit.url);

async function joinContest() {
  const organiser = await signUpPerson(visit.url, uniqueName('organiser'));
  const slug = await create(organiser, {
    name: `Race of ${organiser.username}`,
    problems: [problem],
    enableProctored: false,
  });
  const runner = await signUpPerson(visit.url, uniqueName('runner'));
  await register(runner, slug);
  return { slug, runner };
}

describe.each(reportDevices)('with a $pointer', ({ options, widths }) => {
  const height = 800;

  test('NAV-33 is on the contest run, before the start and in each of its views, and opens the form there', async () => {
    const { slug, runner } = await joinContest();
    const { page } = await visit.openDevice(options);
    await signInDevice(page, visit.url, runner);
    await visit.open(`/contests/${slug}/code`, page);
    const start = page.getByRole('button', { name: 'Start Contest' });
    await start.waitFor();
    expect(await coveredAt(page, widths)).toEqual([]);
    await page.setViewportSize({ width: widths[0], height });
    await start.click();
    await page.getByRole('list', { name: 'Problems' }).waitFor();
    await page.locator('.cm-content').waitFor({ state: 'attached' });
    for (const view of ['Statement', 'Code', 'Results']) {
      await page.setViewportSize({ width: widths[0], height });
      const tab = page
        .getByRole('navigation', { name: 'Parts of this screen' })
        .getByRole('button', { name: view });
      if (await tab.isVisible()) await tab.click();
      expect(await coveredAt(page, widths), view).toEqual([]);
    }
    await reportButton(page).click();
    await page.getByRole('dialog', { name: 'Send a report' }).waitFor();
  });

  test('NAV-33 covers nothing on the solve page with the C++ download', async () => {
    const { page } = await visit.openDevice(options);
    await page.setViewportSize({ width: 1280, height });
    await visit.open(`/code/${problem}`, page);
    await chooseLanguage(page, 'CPP17');
    await page.getByRole('button', { name: /^Download C\+\+/ }).waitFor();
    expect(await coveredAt(page, widths)).toEqual([]);
  });
});

test('the check finds a button that floats over a control', async () => {
  const { page } = visit;
  await visit.open(`/code/${problem}`);
  await reportButton(page).waitFor();
  const submit = await page.getByRole('button', { name: 'Submit' }).first().boundingBox();
  await reportButton(page).evaluate((button, { x, y }) => {
    document.body.append(button);
    button.style.cssText = `position: fixed; z-index: 9999; left: ${x}px; top: ${y}px; width: 200px; height: 200px`;
  }, submit ?? { x: 0, y: 0 });
  expect(await coveredControls(page)).toContainEqual(expect.stringContaining('data-early="submit"'));
});
