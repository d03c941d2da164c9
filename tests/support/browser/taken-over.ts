import type { Page } from 'playwright';
import { firstScreenIds } from '../../../contract/first-screen';

/** Resolves when the app shows the page. Before, a followed link of the server's first screen loads a new document. */
export const takenOver = (page: Page) =>
  page.locator(`#${firstScreenIds.screen}`).waitFor({ state: 'detached' });
