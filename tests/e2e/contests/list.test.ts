/** The lists of contests: the public ones, and a user's own. */
import { afterEach, beforeAll, expect } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { inMinutes } from '../../support/in-minutes';
import { deepTest, describe, test } from '../../support/lanes';
import { queryDatabase } from '../../support/product/embedded-database';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, url } = visit;
const { create, enter, register } = contestClient(() => url);
const day = 24 * 60;
const scheduled = { openContestImmediately: false, openContestForever: false };

/** Other files' contests are on the same server. */
const mark = uniqueName('h');
const names = {
  soon: `Spring ${mark}`,
  open: `Evening ${mark}`,
  ending: `Noon ${mark}`,
  over: `Gone ${mark}`,
  link: `Link ${mark}`,
  long: `School entrance examination ${mark}`,
};
let organiser: Person;
let slugs: { open: string };

beforeAll(async () => {
  organiser = await signUpPerson(url, uniqueName('master'));
  const ending = { openContestForever: false, endTime: inMinutes(3 * day + 60) };
  await create(organiser, {
    name: names.soon,
    tags: ['graphs'],
    ...scheduled,
    startTime: inMinutes(3 * day + 60),
    endTime: inMinutes(5 * day),
  });
  slugs = { open: await create(organiser, { name: names.open }) };
  await create(organiser, { name: names.ending, ...ending });
  const over = await create(organiser, { name: names.over, ...ending });
  await create(organiser, { name: names.link, public: false });
  await create(organiser, { name: names.long });
  await queryDatabase(
    visit.dataDir,
    `update contests set start_time = now() - interval '5 hours', end_time = now() - interval '150 minutes'
      where slug = $1`,
    [over],
  );
});

afterEach(() => expect(visit.trouble.splice(0)).toEqual([]));

const main = page.getByRole('main');
const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
const card = (name: string) => cards.filter({ has: page.getByRole('link', { name, exact: true }) });
const own = main.getByRole('link', { name: /^Your contests/ });

interface Lists {
  publicContests: { name: string }[];
  userContests: { name: string }[];
}

/** Opens the list; resolves with the server's answer once it is on the page. */
async function openList(): Promise<Lists> {
  const call = '**/api/contests/get-all';
  let lists: Lists | undefined;
  await page.unroute(call);
  await page.route(call, async (route) => {
    const response = await route.fetch();
    lists = (await response.json()) as Lists;
    await route.fulfill({ response, json: lists });
  });
  await visit.open('/contests');
  await expect.poll(() => lists).toBeDefined();
  await expect.poll(() => main.getByRole('button', { name: 'Refresh' }).isEnabled()).toBe(true);
  await card(names.open).waitFor();
  return lists as unknown as Lists;
}

describe('the public contests', () => {
  test('CLIST-1 CLIST-7 ROLE-13 are one card each; those by link only have none', async () => {
    const { publicContests } = await openList();
    const sent = publicContests.map(({ name }) => name);
    expect(sent).toContain(names.open);
    expect(sent).not.toContain(names.link);
    const shown = await cards.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(shown.toSorted()).toEqual(sent.toSorted());
  });

  deepTest('CLIST-1 can be searched by name and tag', async () => {
    await openList();
    await card(names.soon).waitFor();
    await page.getByRole('searchbox', { name: 'Search contests' }).fill(`GRAPHS ${names.soon}`);
    await card(names.open).waitFor({ state: 'detached' });
    await card(names.soon).waitFor();
    expect(await cards.count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('q')).toBe(`GRAPHS ${names.soon}`);
  });

  test('CLIST-5 tell when they start, end or ended, or that they are ongoing', async () => {
    await openList();
    const time = (name: string) => card(name).locator('p').first().innerText();
    await expect.poll(() => time(names.soon)).toBe('Starts in 3 days');
    await expect.poll(() => time(names.ending)).toBe('Ends in 3 days');
    await expect.poll(() => time(names.over)).toBe('Ended 2 hours ago');
    await expect.poll(() => time(names.open)).toBe('Ongoing');
  });

  test('CLIST-4 CLIST-6 have a tooltip with a long name, and a way to create one', async () => {
    await openList();
    const tip = (name: string) => card(name).getByRole('link', { name }).getAttribute('data-tip');
    expect(names.long.length).toBeGreaterThan(30);
    expect(names.open.length).toBeLessThanOrEqual(30);
    expect([await tip(names.long), await tip(names.open)]).toEqual([names.long, null]);
    const createLink = main.getByRole('link', { name: 'Create Contest' });
    expect(await createLink.getAttribute('href')).toBe('/contests/create');
  });
});

describe('the user’s own contests', () => {
  test('CLIST-2 CLIST-3 CLIST-7 there is a button only for a user who has one, and it says how many', async () => {
    await openList();
    expect(await own.count()).toBe(0);

    const ada = await signUpPerson(url, uniqueName('ada'));
    await signInDevice(page, url, ada);
    expect((await openList()).userContests).toEqual([]);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Profile of/ })
      .waitFor();
    expect(await own.count()).toBe(0);

    await create(ada, { name: 'Of my own', public: false });
    await enter(ada, slugs.open);
    expect((await openList()).userContests).toHaveLength(1);
    // With the one that the user has joined (D-4).
    await main.getByRole('link', { name: 'Your contests (2)', exact: true }).click();
    await page.waitForURL('**/contests/mine');
    await page.getByRole('heading', { level: 1, name: 'My contests' }).waitFor();
    await main.getByRole('listitem').filter({ hasText: 'Of my own' }).waitFor();
  });

  test('D-4 a visitor is asked to sign in', async () => {
    await visit.open('/contests/mine');
    await page.getByText('Sign in to see your contests').waitFor();
    await main.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(
      (at) => at.pathname === '/login' && at.searchParams.get('from') === '/contests/mine',
    );
  });

  deepTest('ROLE-9 D-4 an organiser sees all of them, with participants and dashboard', async () => {
    await enter(await signUpPerson(url, uniqueName('bell')), slugs.open);
    await signInDevice(page, url, organiser);
    await visit.open('/contests/mine');
    const item = (name: string) => main.getByRole('listitem').filter({ hasText: name });
    await item(names.link).getByText('Link only').waitFor();
    for (const name of Object.values(names)) await item(name).waitFor();
    await item(names.open).getByText('1 participant', { exact: true }).waitFor();
    await item(names.open)
      .getByRole('link', { name: `Dashboard of ${names.open}` })
      .click();
    await page.waitForURL(`**/contests/${slugs.open}/manage`);
  });

  test('D-4 OFF-2 a joined link-only contest is under My contests, even offline', async () => {
    const ada = await signUpPerson(url, uniqueName('ada'));
    const link = await create(organiser, { name: 'Secret race', public: false });
    await register(ada, link);
    const { page: theirs, context } = await visit.openDevice(withServiceWorker);
    await signInDevice(theirs, url, ada);
    await visit.open('/contests/mine', theirs);
    const joined = theirs.getByRole('main').getByRole('listitem').filter({ hasText: 'Secret race' });
    await joined.getByText('Registered').waitFor();
    await theirs.getByRole('heading', { name: 'Contests you have joined' }).waitFor();
    await theirs.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await visit.open('/contests', theirs);
    await theirs.getByRole('link', { name: 'Your contests (1)', exact: true }).click();
    await joined.getByText('Registered').waitFor();
  });
});
