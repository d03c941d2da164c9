import { beforeAll, expect, test } from 'vitest';
import { type Person, signUpPerson, submitCode } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { takenOver } from '../../support/browser/taken-over';
import { startVisit } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page } = visit;
const main = page.locator('main');
const bar = page.getByRole('banner');
const signIn = () => bar.getByRole('link', { name: 'Sign In' });
const at = (path: string) => page.waitForURL((url) => url.pathname + url.search === path);
const stateFrom = () => page.evaluate(() => (history.state as { from?: string }).from);

const person = uniqueName('mate');
const contestName = `Race of ${person}`;
let member: Person;
let slug = '';

beforeAll(async () => {
  const contests = contestClient(() => visit.url);
  slug = await contests.create(await signUpPerson(visit.url, uniqueName('host')), { name: contestName });
  member = await signUpPerson(visit.url, person);
  await contests.enter(member, slug);
  await submitCode(visit.url, 'SAMPLPRBLM', {}, { token: member.token });
});

const inMain = (begin: string) => () => main.locator(`a[href^="${begin}"]`).first();
const named =
  (name: string | RegExp, within = main) =>
  () =>
    within.getByRole('link', typeof name === 'string' ? { name, exact: true } : { name });
const inContest = (page: string) => () => `/${page}/${slug}`;

/** Links with a way back on their page: what, where, and which. */
const links = [
  ['the sample problem of the landing page', '/', named('Try a sample problem')],
  ['a card of a challenge', '/explore?tag=beginner', inMain('/challenges/')],
  ['a tag of a card', '/explore', inMain('/tags/')],
  ['a tag of a problem', '/problems/SAMPLPRBLM', inMain('/tags/')],
  ['a tag of the overview', '/tags', inMain('/tags/')],
  ['a challenge of a tag', '/tags/beginner', inMain('/challenges/')],
  ['a badge', '/badges/beginner', inMain('/badges/')],
  ['a person who earned a badge', '/badges/beginner', inMain('/profile/')],
  ['a problem of a challenge', '/challenges/first-crossing', () => main.locator('ol a').first()],
  ['the Start link of a challenge', '/challenges/first-crossing', named(/^Start/)],
  ['Solve', '/problems/SAMPLPRBLM', named('Solve')],
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
  ['a card of a contest', '/contests', named(contestName)],
  ['the leaderboard of a contest', inContest('contests'), named('Leaderboard')],
  ['a person on a leaderboard', inContest('leaderboard'), named(person)],
  ['Sign In', '/explore?tag=beginner', signIn],
] as const;

test.each(links)('NAV-31 %s passes on the previous page in query and state', async (_, where, link) => {
  const path = typeof where === 'string' ? where : where();
  await visit.open(path);
  await expect.poll(() => link().getAttribute('href')).toContain(`from=${encodeURIComponent(path)}`);
  await link().click();
  await page.waitForURL((url) => url.searchParams.get('from') === path);
  expect(await stateFrom()).toBe(path);
});

test.each([
  ['a badge', inMain('/badges/')],
  ['a submission', inMain('/problems/')],
] as const)(
  'NAV-31 %s of the own profile passes on the previous page in query and state',
  async (_, link) => {
    await signInDevice(page, visit.url, member);
    await visit.open('/profile');
    await link().click();
    await page.waitForURL((url) => url.searchParams.get('from') === '/profile');
    expect(await stateFrom()).toBe('/profile');
  },
);

test.each([
  ['a challenge', 'First crossing', /^First crossing ?, challenge/, '/challenges/first-crossing'],
  ['a person', person, new RegExp(`^${person}`), `/profile/${person}`],
])(
  'NAV-31 the search result for %s passes on the page of the search in query and state',
  async (_, query, name, path) => {
    await visit.open('/explore?tag=beginner');
    await page.getByRole('combobox', { name: 'Search' }).fill(query);
    await page.getByRole('listbox', { name: 'Results' }).getByRole('option', { name }).first().click();
    await at(`${path}?from=${encodeURIComponent('/explore?tag=beginner')}`);
    expect(await stateFrom()).toBe('/explore?tag=beginner');
  },
);

test('NAV-31 NAV-32 a problem row passes on the list with its filters', async () => {
  await visit.open('/explore?tag=graphs');
  const row = main.locator('li[aria-setsize] a').first();
  await expect.poll(() => row.getAttribute('href')).toMatch(/\?from=%2Fexplore%3Ftag%3Dgraphs$/);
  await row.click();
  await page.getByRole('link', { name: 'Back' }).first().click();
  await page.waitForURL(`${visit.url}/explore?tag=graphs`);
});

const footer = page.getByRole('contentinfo');
const places = [
  ['the logo', named('Codeferry, home', bar), '/'],
  ['Home', named('Home', bar), '/'],
  ['Explore', named('Explore', bar), '/explore'],
  ['Contests', named('Contests', bar), '/contests'],
  ['Offline use', named('Offline use', footer), '/offline'],
  ['System status', named('System status', footer), '/status'],
  ['Terms', named('Terms', footer), '/terms'],
  ['Privacy', named('Privacy', footer), '/privacy'],
] as const;

test.each(places)(
  'NAV-31 %s of the frame passes on the previous page in its state',
  async (_, link, path) => {
    await visit.open('/tags/beginner?from=%2Ftags');
    // Links before the app has loaded have no state.
    await page.locator('[data-early-screen]').waitFor({ state: 'detached' });
    await link().click();
    await at(path);
    expect(await stateFrom()).toBe('/tags/beginner?from=%2Ftags');
  },
);

test('NAV-29 NAV-31 the avatar passes on the previous page in its state', async () => {
  await signInDevice(page, visit.url, member);
  await visit.open('/tags');
  await bar.getByRole('link', { name: `Profile of ${person}` }).click();
  await at('/profile');
  expect(await stateFrom()).toBe('/tags');
});

test('NAV-30 Sign In on the account forms keeps the return address', async () => {
  for (const form of ['/login', '/signup', '/forgot-password']) {
    await visit.open(`${form}?from=%2Ftags`);
    await signIn().click();
    await at('/login?from=%2Ftags');
  }
});

test('NAV-30 Sign In keeps the return address of a form also before the app has loaded', async () => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await visit.open('/signup?from=%2Ftags');
  await page.locator('[data-early="sign-in"]').click();
  await at('/login?from=%2Ftags');
  await page.unroute('**/assets/*.js');
});

test('NAV-39 without a configured address, the source link opens the page that says so', async () => {
  await visit.open('/terms');
  await footer.getByRole('link', { name: 'Source code' }).click();
  await page.getByText('No address given. Ask the contact above.').waitFor();
});

test.each([
  ['/code/SAMPLPRBLM', '/explore'],
  ['/code/SAMPLPRBLM?challenge=first-crossing', '/challenges/first-crossing'],
  ['/code/SAMPLPRBLM?challenge=first-crossing&from=%2Ftags', '/tags'],
  ['/code/SAMPLPRBLM?from=%2F%2Fevil.example', '/explore'],
])('NAV-32 the bar of %s links back to %s', async (path, back) => {
  await visit.open(path);
  await takenOver(page);
  await main.getByRole('link', { name: /^Back/ }).click();
  await page.waitForURL((url) => url.origin === visit.url && url.pathname === back);
  expect(visit.trouble).toEqual([]);
});
