import { expect } from 'vitest';
import type { PageEntry } from '../../../tools/tour/pages';
import { waitForPage } from '../../../tools/tour/wait-for-page';
import { cutOff } from '../../support/browser/accessibility';
import { coveredControls } from '../../support/browser/covered-controls';
import { shifted } from '../../support/browser/layout-shift';
import { phone, type Visit } from '../../support/browser/visit';
import { reportButton } from '../../support/pages/report-button';

/** The largest layout shift allowed (CLS). */
const shiftMax = 0.1;

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
