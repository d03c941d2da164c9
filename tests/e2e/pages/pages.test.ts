/**
 * Every page once, with and without a network. Only the main ones are checked for accessibility here;
 * pages.deep.test.ts checks all, in every theme and size.
 */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../../tools/tour/member';
import { followSystemTheme, waitForPage } from '../../../tools/tour/wait-for-page';
import { cutOff, faultsOnPhone } from '../../support/accessibility';
import { coveredControls } from '../../support/covered-controls';
import { everyPage } from '../../support/every-page';
import { generousLimits } from '../../support/generous-limits';
import { reportButton } from '../../support/report-button';
import { signInDevice } from '../../support/sign-in-fast';
import { phone, startVisit, withServiceWorker } from '../../support/visit';

const desk = { width: 1280, height: 860 };
/** The largest layout shift allowed (CLS). */
const shiftMax = 0.1;
const mainPages = /^\/($|explore$|code\/|contests$|login$|profile$)/;

const visit = await startVisit({
  env: generousLimits,
  device: { ...withServiceWorker, fetchesAhead: false, viewport: desk, colorScheme: 'dark' },
});
const { page, context } = visit;
let member = '';

beforeAll(async () => {
  await followSystemTheme(context);
  member = await makeMember(visit.url);
  await visit.open('/terms');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});

/** The layout shift without user input since the page opened. */
function shifted(shown: Page): Promise<number> {
  return shown.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // No report means no shift.
        setTimeout(() => resolve(0), 100);
      }),
  );
}

/** The page fits a phone; the main pages have no accessibility fault there. */
async function expectFitsPhone(address: string): Promise<void> {
  if (mainPages.test(address)) {
    expect(await faultsOnPhone(page, address)).toEqual([]);
  } else {
    await page.setViewportSize(phone);
    expect(await cutOff(page, address)).toEqual([]);
  }
}

test.each(everyPage(['OFF-1 NAV-33']))(
  '%s: opens, fits a phone, and opens again without a network, with the report panel',
  async (_, entry) => {
    if (entry.as === 'member') await signInDevice(page, visit.url, { email: member });
    const shown = typeof entry.heading === 'string' ? entry.heading : expect.stringMatching(entry.heading);
    await visit.open(entry.address);
    expect(await waitForPage(page, entry)).toEqual(shown);
    await reportButton(page).waitFor();
    expect(await coveredControls(page)).toEqual([]);
    await expectFitsPhone(entry.address);

    await context.setOffline(true);
    await page.setViewportSize(phone);
    await visit.open(entry.address);
    expect(await waitForPage(page, entry)).toEqual(shown);
    expect(await shifted(page)).toBeLessThan(shiftMax);
    // A run and a big screen have no top bar; their pages say that there is no network.
    const saysOffline = page.getByRole('button', { name: /^Outbox: Offline/ });
    await saysOffline.or(page.getByText(/^(Starting needs a network|Not connected)/)).waitFor();
    expect(await page.getByText(/is not on this device$/).count()).toBe(0);
    await reportButton(page).waitFor();
    expect(await coveredControls(page)).toEqual([]);
    await reportButton(page).click();
    await page.getByRole('dialog', { name: 'Send a report' }).waitFor();
    expect(visit.trouble).toEqual([]);
  },
);

test('OFF-1 a page that is not on the device says so, offers to download it, and keeps the usual layout', async () => {
  await context.setOffline(true);
  await visit.open('/problems/NOT-HERE');
  await page.getByRole('heading', { level: 1, name: 'Problem NOT-HERE is not on this device' }).waitFor();
  await page.getByRole('button', { name: 'Download now' }).waitFor();
  expect(await cutOff(page, 'not here')).toEqual([]);
});
