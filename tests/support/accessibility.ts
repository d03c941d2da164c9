import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

export interface Inspection {
  /** Only this part of the page. */
  within?: string;
  /** Only these rules of axe; by default all that are about the levels we keep. */
  rules?: readonly string[];
  tags?: readonly string[];
}

/** What axe finds on a page, each as `place: rule at element`. */
export async function faultsOn(
  page: Page,
  place: string,
  { within, rules, tags }: Inspection = {},
): Promise<string[]> {
  // Legacy mode stays in this page; the other opens a second one for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (within) axe.include(within);
  if (rules) axe.withRules([...rules]);
  else if (tags) axe.withTags([...tags]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${place}: ${id} at ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What sticks out to the right of the window. */
export async function cutOff(page: Page, place: string): Promise<string[]> {
  const widthPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return widthPx > 0 ? [`${place}: ${widthPx} px too wide`] : [];
}
