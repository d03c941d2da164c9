import type { PageEntry } from '../../../tools/tour/pages';
import { waitForPage } from '../../../tools/tour/wait-for-page';
import { cutOff } from '../../support/browser/accessibility';
import { coveredControls } from '../../support/browser/covered-controls';
import { desktop, phone, type Visit } from '../../support/browser/visit';
import { reportButton } from '../../support/pages/report-button';

/** What a page showed; `fault` if it did not become complete. */
export interface SeenPage {
  heading?: string;
  hasReportButton?: boolean;
  /** Controls that others cover, and elements that are wider than a phone. */
  covered?: string[];
  cutOff?: string[];
  trouble?: string[];
  fault?: string;
}

/** Goes to each page like a user who follows links: the app loads once. */
export async function lookAround(
  visit: Visit,
  entries: readonly PageEntry[],
): Promise<Map<PageEntry, SeenPage>> {
  const seen = new Map<PageEntry, SeenPage>();
  await visit.open('/join');
  for (const entry of entries) {
    const page = await lookAt(visit, entry).catch((error) => ({ fault: String(error) }));
    seen.set(entry, { ...page, trouble: visit.trouble.splice(0) });
  }
  return seen;
}

async function lookAt({ page }: Visit, entry: PageEntry): Promise<SeenPage> {
  await page.setViewportSize(desktop);
  await page.evaluate((address) => history.pushState({}, '', address), entry.address);
  // The page before shows its own heading until this one is there.
  await page.locator('main').getByRole('heading', { level: 1, name: entry.heading }).waitFor();
  const heading = await waitForPage(page, entry);
  // It loads after the page.
  await reportButton(page).waitFor();
  const hasReportButton = await reportButton(page).isVisible();
  const covered = await coveredControls(page);
  await page.setViewportSize(phone);
  return { heading, hasReportButton, covered, cutOff: await cutOff(page, entry.address) };
}
