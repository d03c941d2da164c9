import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { showTheme } from './wait-for-page';

export const folder = path.resolve(import.meta.dirname, '../../.cache/tour');

const widths = [390, 768, 1280] as const;
const heightOf = { 390: 844, 768: 1024, 1280: 860 } as const;

/** Dialogs and popovers have the window's height, not the page's. */
const isCovered = (page: Page) => page.locator('dialog[open], section:popover-open').first().isVisible();

/** `explore-390-dark.png`, `explore-1280-light.png`. */
export async function photograph(
  page: Page,
  name: string,
  settle: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  await page.mouse.move(0, 0);
  const before = page.viewportSize();
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    for (const width of widths) {
      const windowHeight = heightOf[width];
      await page.setViewportSize({ width, height: windowHeight });
      await settle();
      await page.waitForTimeout(250);
      // As tall as the page, so that fixed elements are at the picture's edge.
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      const height = (await isCovered(page)) ? windowHeight : Math.max(pageHeight, windowHeight);
      await page.setViewportSize({ width, height });
      await page.screenshot({
        path: path.join(folder, `${name}-${width}-${theme}.png`),
        animations: 'disabled',
      });
    }
  }
  if (before) await page.setViewportSize(before);
  console.log(name);
}
