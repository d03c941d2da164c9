import { expect, test } from 'vitest';
import { startVisit } from '../support/visit';

const visit = await startVisit({ freshDevice: true });
const { page } = visit;
const main = page.locator('main');
const signIn = () => page.getByRole('banner').getByRole('link', { name: 'Sign In' });
const at = (path: string) => page.waitForURL((url) => url.pathname + url.search === path);
const stateFrom = () => page.evaluate(() => (history.state as { from?: string }).from);

const links = [
  ['a tag of the overview', '/tags', () => main.locator('a[href^="/tags/"]').first()],
  ['a badge', '/badges/beginner', () => main.locator('a[href^="/badges/"]').first()],
  ['a problem of a challenge', '/challenges/first-crossing', () => main.locator('ol a').first()],
  [
    'the Start link of a challenge',
    '/challenges/first-crossing',
    () => main.getByRole('link', { name: /^Start/ }),
  ],
  ['Solve', '/problems/SAMPLPRBLM', () => main.getByRole('link', { name: 'Solve', exact: true })],
  [
    'the challenge above a problem',
    '/code/SAMPLPRBLM?challenge=first-crossing',
    () => page.getByRole('navigation', { name: 'Challenge' }).getByRole('link').first(),
  ],
  [
    'the next problem',
    '/code/SAMPLPRBLM?challenge=first-crossing',
    () => page.getByRole('link', { name: 'Next problem' }),
  ],
  ['Sign In', '/explore?tag=beginner', signIn],
] as const;

test.each(links)('NAV-31 %s passes on the previous page', async (_, path, link) => {
  await visit.open(path);
  await expect.poll(async () => link().getAttribute('href')).toContain(`from=${encodeURIComponent(path)}`);
  await link().click();
  await page.waitForURL((url) => url.searchParams.get('from') === path);
  expect(await stateFrom()).toBe(path);
});

test('NAV-31 a search result passes on the page of the search', async () => {
  await visit.open('/explore?tag=beginner');
  await page.getByRole('combobox', { name: 'Search' }).fill('First crossing');
  const results = page.getByRole('listbox', { name: 'Results' });
  await results.getByRole('option', { name: /^First crossing ?, challenge/ }).click();
  await page.waitForURL((url) => url.searchParams.get('from') === '/explore?tag=beginner');
  expect(await stateFrom()).toBe('/explore?tag=beginner');
});

test('NAV-30 Sign In on the account forms keeps the return address', async () => {
  for (const form of ['/login', '/signup', '/forgot-password']) {
    await visit.open(`${form}?from=%2Ftags`);
    await signIn().click();
    await at('/login?from=%2Ftags');
  }
});

test('NAV-39 without a configured address, the source link opens the page that says so', async () => {
  await visit.open('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Source code' }).click();
  await page.getByText('No address given. Ask the contact above.').waitFor();
});

test.each([
  ['/code/SAMPLPRBLM', '/explore'],
  ['/code/SAMPLPRBLM?challenge=first-crossing', '/challenges/first-crossing'],
  ['/code/SAMPLPRBLM?challenge=first-crossing&from=%2Ftags', '/tags'],
  ['/code/SAMPLPRBLM?from=%2F%2Fevil.example', '/explore'],
])('NAV-32 the bar of %s links back to %s', async (path, back) => {
  await visit.open(path);
  await page.locator('#first-screen').waitFor({ state: 'detached' });
  await main.getByRole('link', { name: /^Back/ }).click();
  await page.waitForURL((url) => url.origin === visit.url && url.pathname === back);
  expect(visit.trouble).toEqual([]);
});
