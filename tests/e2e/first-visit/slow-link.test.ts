/** The code of a page comes slowly after its link was followed. */
import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { startVisit } from '../../support/browser/visit';

const visit = await startVisit();

const loadingBar = (page: Page) => page.getByRole('progressbar', { name: 'The page is loading' });

test('a followed link shows that its page is loading, until it is there or another link is followed', async () => {
  const { page } = await visit.openDevice();
  const held: Route[] = [];
  await page.route('**/assets/contests-list-*.js', (route) => void held.push(route));
  await page.goto(`${visit.url}/explore`);
  // Until the app is there, a followed link loads a new document.
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  expect(await loadingBar(page).count()).toBe(0);

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Contests' }).click();
  await loadingBar(page).waitFor();
  await main.getByRole('link', { name: 'Explore' }).click();
  await loadingBar(page).waitFor({ state: 'detached' });

  await main.getByRole('link', { name: 'Contests' }).click();
  await loadingBar(page).waitFor();
  for (const route of held) await route.continue();
  await page.getByRole('heading', { level: 1, name: 'Contests' }).waitFor();
  await loadingBar(page).waitFor({ state: 'detached' });
});
