/** One server and one browser for all: themes and widths change in place. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember, signIn } from '../../tools/tour/member';
import { type PageEntry, pages, unknownPages } from '../../tools/tour/pages';
import { followSystemTheme, waitForPage } from '../../tools/tour/wait-for-page';
import { faultsInEveryLook } from '../support/accessibility';
import { type Device, phone, startVisit, withServiceWorker } from '../support/visit';

const desk = { width: 1280, height: 860 };
/** The largest layout shift allowed (CLS). */
const shiftMax = 0.1;

const visit = await startVisit({
  // One address sends many requests here.
  env: { LIMIT_REQUESTS: '1000000' },
  device: { ...withServiceWorker, viewport: desk, colorScheme: 'dark' },
});
const open: Record<PageEntry['as'], Device> = { visitor: visit, member: await visit.openDevice() };

beforeAll(async () => {
  for (const { context } of Object.values(open)) await followSystemTheme(context);
  await signIn(open.member.page, visit.url, await makeMember(visit.url));
});

const all = [...pages, ...unknownPages];
/** Prefixes each title with the ids of the rules that require the page. */
const titled = (more: string[] = []) =>
  all.map((entry) => {
    const title = [...more, ...entry.rules, entry.address, 'as', entry.as].join(' ');
    return [title, entry] as const;
  });

const asWritten = ({ heading }: PageEntry) =>
  typeof heading === 'string' ? heading : expect.stringMatching(heading);

/** The layout shift without user input since the page opened. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(
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

describe('with the server', () => {
  test.each(titled())('%s: opens, fits and has no accessibility fault', async (_, entry) => {
    const { page } = open[entry.as];
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(desk);
    await visit.open(entry.address, page);
    expect(await waitForPage(page, entry)).toEqual(asWritten(entry));
    expect(await faultsInEveryLook(page, entry.address)).toEqual([]);
  });
});

describe('with the server stopped', () => {
  test('both browsers have all they need on the device', async () => {
    for (const { page } of Object.values(open)) {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    }
    await visit.stopServer();
    await expect(fetch(visit.url)).rejects.toThrow();
  });

  test.each(titled(['OFF-1']))('%s: opens, shows the same and does not shift', async (_, entry) => {
    const { page } = open[entry.as];
    await page.setViewportSize(phone);
    await visit.open(entry.address, page);
    expect(await waitForPage(page, entry)).toEqual(asWritten(entry));
    expect(await shifted(page)).toBeLessThan(shiftMax);
    // A run has no top bar; its page says that starting needs a network.
    const saysOffline = page.getByRole('button', { name: /^Outbox: Offline/ });
    await saysOffline.or(page.getByText(/^Starting needs a network/)).waitFor();
    expect(await page.getByText(/is not on this device$/).count()).toBe(0);
  });
});

test('OFF-1 a page that is not on the device says so, offers to download it, and keeps the usual layout', async () => {
  const { page } = open.visitor;
  await visit.open('/problems/NOT-HERE', page);
  await page.getByRole('heading', { level: 1, name: 'Problem NOT-HERE is not on this device' }).waitFor();
  await page.getByRole('button', { name: 'Download now' }).waitFor();
  expect(await faultsInEveryLook(page, 'not here')).toEqual([]);
});

test('the pages report no script errors', () => {
  expect(visit.trouble).toEqual([]);
});
