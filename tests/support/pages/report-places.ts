import { describe, expect, test } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../browser/sign-in-fast';
import type { Visit } from '../browser/visit';
import { uniqueName } from '../unique-name';
import { coveredAt, type ReportDevice, reportButton } from './report-button';
import { chooseLanguage } from './solve-page';

export const reportProblem = 'SAMPLPRBLM';

async function joinContest({ url }: Visit) {
  const { create, register } = contestClient(() => url);
  const organiser = await signUpPerson(url, uniqueName('organiser'));
  const slug = await create(organiser, {
    name: `Race of ${organiser.username}`,
    problems: [reportProblem],
    enableProctored: false,
  });
  const runner = await signUpPerson(url, uniqueName('runner'));
  await register(runner, slug);
  return { slug, runner };
}

/** Declares the tests of the report button during a contest, and beside other floating controls. */
export function testReportPlaces(visit: Visit, { pointer, options, widths }: ReportDevice): void {
  describe(`with a ${pointer}`, () => {
    const height = 800;

    test('NAV-33 is on the contest run, before the start and in each of its views, and opens the form there', async () => {
      const { slug, runner } = await joinContest(visit);
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
      await visit.open(`/code/${reportProblem}`, page);
      await chooseLanguage(page, 'CPP17');
      await page.getByRole('button', { name: /^Download C\+\+/ }).waitFor();
      expect(await coveredAt(page, widths)).toEqual([]);
    });
  });
}
