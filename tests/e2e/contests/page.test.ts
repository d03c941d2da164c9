/** A contest's page: its texts, facts and times; and its preview. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { packPreview } from '../../../src/parts/authoring/contest-preview';
import { type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { makePng } from '../../support/browser/png';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { scheduled } from '../../support/in-minutes';
import { uniqueName } from '../../support/unique-name';

const password = 'tide-42';
const visit = await startVisit();
const { page, url } = visit;
const { create, createWithImages, get, register } = contestClient(() => url);
const day = 24 * 60;

let organiser: Person;
let ada: Person;

beforeAll(async () => {
  organiser = await signUpPerson(url, uniqueName('master'));
  ada = await signUpPerson(url, uniqueName('ada'));
});

afterEach(() => expect(visit.trouble.splice(0)).toEqual([]));

const main = page.getByRole('main');
const panel = page.getByRole('complementary', { name: 'Times and registration' });
const button = (name: string) => main.getByRole('button', { name, exact: true });
const fact = (name: string) =>
  panel
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
const guarded = () =>
  create(organiser, {
    name: 'Guarded',
    passwordProtected: true,
    password,
    timedContest: true,
    duration: 90,
    enableProctored: true,
    maxWarnings: 2,
  });

describe('a visitor', () => {
  test('CDET-2 CDET-3 CDET-4 CDET-5 CDET-9 sees name, creator, tags, texts and leaderboard, and returns to the list', async () => {
    const name = `Tagged ${uniqueName('t')}`;
    const slug = await create(organiser, { name, tags: ['graphs', 'tides'] });
    await visit.open(`/contests?q=${encodeURIComponent(name)}`);
    await main.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await main.getByText(`By ${organiser.username}`, { exact: true }).waitFor();
    for (const tag of ['graphs', 'tides']) {
      const to = await main.getByRole('link', { name: tag, exact: true }).getAttribute('href');
      expect(new URL(to ?? '', url).pathname).toBe(`/tags/${tag}`);
    }
    await main.getByRole('heading', { level: 2, name: 'Event FAQ' }).waitFor();
    expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'About the Event',
      'Event Rules',
      'Event Prizes',
      'Event Terms and Conditions',
      'Event Privacy Policy',
      'Event FAQ',
    ]);
    const board = await panel.getByRole('link', { name: 'Leaderboard' }).getAttribute('href');
    expect(new URL(board ?? '', url).pathname).toBe(`/leaderboard/${slug}`);
    await main.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL((at) => at.pathname === '/contests' && at.searchParams.get('q') === name);
  });

  test('CDET-1 CDET-6 CDET-7 CDET-8 sees the cover image, a start, an end, until when, and no proctoring', async () => {
    const slug = await createWithImages(
      organiser,
      {
        name: 'With a cover',
        ...scheduled(3 * day, 4 * day),
      },
      { customBanner: makePng(700, 300) },
    );
    const { imageURL, startTime, endTime } = await get(slug);
    await visit.open(`/contests/${slug}`);
    const cover = main.locator(`img[src="${imageURL}"]`);
    const width = () => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBe(700);
    const dayOf = (time: string | null) =>
      new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' }).format(
        Date.parse(time ?? ''),
      );
    expect(await fact('Starts').innerText()).toContain(dayOf(startTime));
    expect(await fact('Ends').innerText()).toContain(dayOf(endTime));
    expect(await fact('Duration').innerText()).toBe('1 day, until the end');
    expect(await fact('Proctored Mode').innerText()).toBe('No');
  });

  test('CDET-1 CDET-6 CDET-7 CDET-8 CDET-13 sees the default image, Never, minutes and Yes', async () => {
    await visit.open(`/contests/${await guarded()}`);
    await fact('Ends').getByText('Never', { exact: true }).waitFor();
    expect(await fact('Duration').innerText()).toBe('90 minutes');
    expect(await fact('Proctored Mode').innerText()).toBe('Yes');
    expect(await main.locator('img').count()).toBe(0);
    expect(await main.locator('svg[viewBox="0 0 700 300"]').isVisible()).toBe(true);
    // It runs, but it has no end to count down to, and is never over.
    expect(await panel.getByRole('timer').count()).toBe(0);
    expect(await panel.getByText('Alert! Contest has ended!').count()).toBe(0);
  });

  test('CDET-15 CDET-22 CDET-31 ROLE-3 Sign In opens the login with a reason, and returns', async () => {
    const slug = await create(organiser, { name: 'For members' });
    await visit.open(`/contests/${slug}`);
    await button('Sign In').waitFor();
    expect(await button('Register').count()).toBe(0);
    expect(await button('Sign In').getAttribute('data-tip')).toBe('Sign In to join this contest');
    await button('Sign In').click();
    await page.getByText('Login to join the contest.').waitFor();
    await page.waitForURL((at) => at.searchParams.get('from') === `/contests/${slug}`);
  });

  test.each([
    ['the server’s message', undefined, 'This contest does not exist.'],
    ['Something went wrong. without one', { status: 500, json: {} }, 'Something went wrong.'],
  ])('CDET-37 a contest that cannot be fetched shows %s', async (_, answer, text) => {
    if (answer) await page.route('**/api/contests/get/**', (route) => route.fulfill(answer));
    await visit.open('/contests/no-such-contest');
    await page.getByText(text, { exact: true }).waitFor();
  });

  test('CPRE-1 CPRE-4 a preview shows the data of its address, and no button can be pressed', async () => {
    const draft = { name: 'A race to come', creatorName: 'The harbour', eventRules: 'Row **alone**.' };
    await visit.open(`/contests/preview?data=${await packPreview(draft)}`);
    await page.getByRole('heading', { level: 1, name: draft.name }).waitFor();
    await main.locator('strong', { hasText: 'alone' }).waitFor();
    const buttons = await main.getByRole('button').all();
    expect(await Promise.all(buttons.map((one) => one.innerText()))).toEqual(['Register', 'Leaderboard']);
    expect(await Promise.all(buttons.map((one) => one.isDisabled()))).toEqual([true, true]);
  });
});

test('CDET-10 CDET-11 CDET-12 CDET-14 CDET-17 CDET-32 CDET-35 a countdown at zero lets a registered user join, and at the end no longer', async () => {
  const slug = await create(organiser, {
    name: 'Tomorrow',
    ...scheduled(25 * 60, 27 * 60),
  });
  await register(ada, slug);
  const { page: theirs, context } = await visit.openDevice(withServiceWorker);
  await signInDevice(theirs, url, ada);
  await theirs.clock.install();
  await visit.open(`/contests/${slug}`, theirs);
  const of = theirs.getByRole('complementary', { name: 'Times and registration' });
  const registered = of.getByRole('button', { name: 'Registered', exact: true });
  const join = of.getByRole('button', { name: 'Join the Contest!', exact: true });
  await registered.waitFor();
  const timer = of.getByRole('timer', { name: 'Starts in' });
  await expect.poll(() => timer.innerText()).toMatch(/01\s+days\s+00\s+hours\s+5\d\s+min/);
  expect(await join.count()).toBe(0);
  await theirs.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // With the network, the app would correct its clock by the server's.
  await context.setOffline(true);
  await theirs.clock.fastForward('25:00:00');
  await join.waitFor();
  await of.getByRole('timer', { name: 'Ends in' }).waitFor();
  expect(await timer.count()).toBe(0);
  await theirs.clock.fastForward('02:00:00');
  await of.getByText('Alert! Contest has ended!').waitFor();
  await join.waitFor({ state: 'detached' });
  const ended = of.getByRole('button', { name: 'Ended', exact: true });
  expect(await ended.isDisabled()).toBe(true);
  expect(await ended.getAttribute('data-tip')).toBe('Contest has ended already.');
  expect(await of.getByRole('button', { name: 'Contest Ended' }).isDisabled()).toBe(true);
  expect(await of.getByRole('timer').count()).toBe(0);
});
