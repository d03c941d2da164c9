import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { PageEntry } from '../../../tools/tour/pages';
import { waitForPage } from '../../../tools/tour/wait-for-page';
import { cutOff } from '../../support/browser/accessibility';
import { coveredControls } from '../../support/browser/covered-controls';
import { phone, type Visit } from '../../support/browser/visit';
import { reportButton } from '../../support/pages/report-button';

/** As browsers report it; not in the types yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The largest layout shift allowed (CLS). */
const shiftMax = 0.1;

/** The layout shift without user input since the page opened, and what moved when, from where to where. */
function shifted(shown: Page): Promise<{ sum: number; moved: string[] }> {
  return shown.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          const nameOf = (node: Element | null) =>
            `${node?.className || node?.nodeName} “${node?.textContent?.slice(0, 20)}”`;
          const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
            [x, y, width, height].map(Math.round).join(' ');
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ startTime, sources }) =>
              sources.map(
                ({ node, previousRect, currentRect }) =>
                  `at ${startTime.toFixed(0)} ms ${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}, window ${innerWidth} ${innerHeight}`,
              ),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        // No report means no shift.
        setTimeout(() => resolve({ sum: 0, moved: [] }), 100);
      }),
  );
}

/** Opens the page; it shows its heading and the report button, and no control covers another. */
export async function openComplete({ page, open }: Visit, entry: PageEntry): Promise<void> {
  await open(entry.address);
  const heading = typeof entry.heading === 'string' ? entry.heading : expect.stringMatching(entry.heading);
  expect(await waitForPage(page, entry)).toEqual(heading);
  await reportButton(page).waitFor();
  expect(await coveredControls(page)).toEqual([]);
}

/** The shown page fits a phone. */
export async function expectFitsPhone({ page }: Visit, address: string): Promise<void> {
  await page.setViewportSize(phone);
  expect(await cutOff(page, address)).toEqual([]);
}

/** Opens a visited page again, on a phone without a network: complete, still, and with a report form that opens. */
export async function openWithoutNetwork(visit: Visit, entry: PageEntry): Promise<void> {
  const { page, context } = visit;
  await context.setOffline(true);
  await page.setViewportSize(phone);
  await openComplete(visit, entry);
  const { sum, moved } = await shifted(page);
  expect(sum, moved.join('\n')).toBeLessThan(shiftMax);
  // A run and a big screen have no top bar; their pages say that there is no network.
  const saysOffline = page.getByRole('button', { name: /^Outbox: Offline/ });
  await saysOffline.or(page.getByText(/^(Starting needs a network|Not connected)/)).waitFor();
  expect(await page.getByText(/is not on this device$/).count()).toBe(0);
  await reportButton(page).click();
  await page.getByRole('dialog', { name: 'Send a report' }).waitFor();
  expect(visit.trouble).toEqual([]);
}
