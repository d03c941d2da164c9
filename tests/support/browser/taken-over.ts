import type { Page } from 'playwright';
import { firstScreenIds } from '../../../contract/first-screen';

/** Resolves when the server's first screen is gone; at once if the page has none. */
export const takenOver = (page: Page) =>
  page.locator(`#${firstScreenIds.screen}`).waitFor({ state: 'detached' });
