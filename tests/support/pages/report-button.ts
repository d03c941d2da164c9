import type { Page } from 'playwright';
import { coveredControls } from '../browser/covered-controls';

/** Devices on which the report button has different places. */
export const reportDevices = {
  finger: {
    pointer: 'finger',
    options: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    widths: [360, 390, 641, 768, 820],
  },
  mouse: {
    pointer: 'mouse',
    options: { viewport: { width: 641, height: 800 } },
    widths: [641, 768, 1024, 1280],
  },
} as const;
export type ReportDevice = (typeof reportDevices)[keyof typeof reportDevices];

export const reportButton = (page: Page) =>
  page.getByRole('button', { name: 'Report a bug or request a feature' });

/** Covered controls, each with the window width. */
export async function coveredAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await reportButton(page).waitFor();
    faults.push(...(await coveredControls(page)).map((fault) => `${width}: ${fault}`));
  }
  return faults;
}
