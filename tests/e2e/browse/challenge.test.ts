import { expect } from 'vitest';
import { solveOnDevice } from '../../support/browser/solve-on-device';
import { takenOver } from '../../support/browser/taken-over';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';

const visit = await startVisit();
const { page } = visit;
const { open } = visit;
const main = page.locator('main');
const stops = main.locator('ol > li');
const link = (name: string | RegExp) => page.getByRole('link', { name });

const problems = [
  ['All Aboard', 'SAMPLPRBLM', 'easy'],
  ['Twin Beacons', 'TWIN-BEACONS', 'easy'],
  ['Hull Letters', 'HULL-LETTERS', 'easy'],
  ['Mooring Order', 'MOORING-ORDER', 'easy'],
  ['Unclaimed Bags', 'UNCLAIMED-BAGS', 'easy'],
  ['Mast View', 'MAST-VIEW', 'medium'],
] as const;

test('NAV-13 CHAL-1 the cover shows name, description and tags', async () => {
  await open('/challenges/first-crossing');
  const cover = main.locator('header');
  await cover.getByRole('heading', { level: 1, name: 'First crossing', exact: true }).waitFor();
  await cover.getByText(/^Six short problems for your first evening at the harbour/).waitFor();
  const tags = cover.locator('a[href^="/tags/"]');
  expect(await tags.allInnerTexts()).toEqual(['beginner', 'practice']);
});

test('CHAL-2 CHAL-4 lists all problems in order, each with title, difficulty and a link that names the challenge', async () => {
  await open('/challenges/first-crossing');
  await expect.poll(() => stops.count()).toBe(problems.length);
  for (const [at, [title, id, difficulty]] of problems.entries()) {
    const stop = stops.nth(at);
    await stop.getByText(difficulty, { exact: true }).waitFor();
    expect(await stop.getByRole('link', { name: title, exact: true }).getAttribute('href')).toBe(
      `/code/${id}?challenge=first-crossing&from=%2Fchallenges%2Ffirst-crossing`,
    );
  }
  await link('Twin Beacons').click();
  await page.waitForURL('**/code/TWIN-BEACONS?challenge=first-crossing&from=**');
});

test('CHAL-3 marks problems solved on this device without an account, and links to the next one', async () => {
  await open('/challenges/first-crossing');
  await stops.first().waitFor();
  await solveOnDevice(page, 'SAMPLPRBLM');
  await page.reload();
  await stops.first().getByText('Solved').waitFor();
  expect(await stops.getByText('Solved').count()).toBe(1);
  await page.getByText('1 of 6 solved').waitFor();
  await link(/^Continue/).click();
  await page.waitForURL(/\/code\/TWIN-BEACONS\?challenge=first-crossing/);
});

test('CHAL-5 NAV-32 the back link leads to the page in the query', async () => {
  await open('/challenges/first-crossing?from=%2Fexplore%3Fsort%3Ddifficulty');
  await link('Back').click();
  await page.waitForURL(`${visit.url}/explore?sort=difficulty`);
});

deepTest('CHAL-5 NAV-32 without the query, the back link leads to the page in the state', async () => {
  await open('/tags/beginner?from=%2Fcontests');
  await main.getByRole('link', { name: 'First crossing' }).click();
  await page.waitForURL('**/challenges/first-crossing?from=**');
  // As after a reload of an address without the query: the history entry keeps its state.
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname));
  await page.reload();
  await link('Back').click();
  await page.waitForURL(`${visit.url}/tags/beginner?from=%2Fcontests`);
});

test('CHAL-5 D-18 a page of another origin is not followed', async () => {
  await open('/challenges/first-crossing?from=https%3A%2F%2Felsewhere.example');
  const back = main.getByRole('link', { name: 'Explore' });
  await expect.poll(() => back.getAttribute('href')).toBe('/explore');
  await back.click();
  await page.waitForURL(`${visit.url}/explore`);
});

test('NAV-31 NAV-32 the user returns to the filtered list, also from a tag of a challenge in it', async () => {
  const list = '/explore?tag=graphs&sort=difficulty';
  await open(list);
  await link('First crossing').click();
  const title = page.getByRole('heading', { level: 1 });
  await title.filter({ hasText: 'First crossing' }).waitFor();
  await main.locator('header a[href^="/tags/"]').first().click();
  // The address changes before the page, which until then has its own Back.
  await page.waitForURL('**/tags/*');
  await title.filter({ hasNotText: 'First crossing' }).waitFor();
  await link('Back').click();
  await title.filter({ hasText: 'First crossing' }).waitFor();
  await link('Back').click();
  await page.waitForURL(`${visit.url}${list}`);
  await expect.poll(() => page.getByLabel('Tag', { exact: true }).inputValue()).toBe('graphs');
});

test('CHAL-6 CHAL-7 a challenge is loaded by its id; without problems it says so', async () => {
  const asked: string[] = [];
  await page.route('**/api/challenges/get/empty', (route) => {
    asked.push(route.request().method());
    const facts = { name: 'Empty', description: 'Nothing yet', url: 'empty' };
    return route.fulfill({ json: { challenge: { ...facts, tags: [], version: 1, problems: [] } } });
  });
  await open('/challenges/empty');
  await page.getByText('No problems added in this challenge, yet!').waitFor();
  expect(asked).toContain('GET');
});

deepTest('a challenge or problem that does not exist is named', async () => {
  await open('/challenges/no-such');
  await page.getByText('Challenge no-such does not exist').waitFor();
  await open('/code/NO-SUCH');
  await page.getByText('Problem NO-SUCH does not exist').waitFor();
});

deepTest('without a network a visited challenge opens from Explore', async () => {
  await open('/challenges/first-crossing');
  await stops.first().waitFor();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await open('/explore');
  await link('First crossing').waitFor();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await visit.context.setOffline(true);
  await link('First crossing').click();
  await page.getByRole('heading', { level: 1, name: 'First crossing' }).waitFor();
  await expect.poll(() => stops.count()).toBe(6);
  expect(visit.trouble).toEqual([]);
});
