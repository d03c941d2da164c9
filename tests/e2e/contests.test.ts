import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import { type Person, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { queryDatabase } from '../support/embedded-database';
import { startVisit } from '../support/visit';

const password = 'tide-42';
const { create, enter, get, register } = contestClient(() => visit.url);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const between = (start: number, end: number) => ({
  openContestImmediately: false,
  openContestForever: false,
  startTime: inMinutes(start),
  endTime: inMinutes(end),
});
const longName = 'Harbour School entrance examination';

const visit = await startVisit({ env: { LIMIT_REQUESTS: '1000000' }, device: { patienceMs: 60_000 } });
const { page, url } = visit;
let organiser: Person;
let ada: Person;
let slugs: Record<'soon' | 'guarded' | 'open' | 'school' | 'link', string>;

beforeAll(async () => {
  organiser = await signUpPerson(url, 'harbourmaster');
  ada = await signUpPerson(url, 'adaline');
  const guard = { passwordProtected: true, password, enableProctored: true, maxWarnings: 2 };
  const school = { emailRestriction: 'domain', emailDomains: ['school.example'], public: false };
  slugs = {
    soon: await create(organiser, {
      name: 'Spring Regatta',
      tags: ['graphs'],
      ...between(60 * 24 * 3, 60 * 24 * 4),
    }),
    guarded: await create(organiser, { name: longName, ...guard, timedContest: true, duration: 90 }),
    open: await create(organiser, { name: 'Evening Race' }),
    school: await create(organiser, { name: 'School only', ...school }),
    link: await create(organiser, { name: 'By link', public: false }),
  };
  for (const name of ['bellamy', 'corrigan']) await enter(await signUpPerson(url, name), slugs.open);
});

/** Like a password change on another device. */
async function endSessions(email: string): Promise<void> {
  await queryDatabase(
    visit.dataDir,
    `with ended as (update identity_accounts set valid_since = extract(epoch from now())::int + 1 where email = $1 returning uid)
      delete from identity_sessions using ended where identity_sessions.uid = ended.uid`,
    [email],
  );
}

const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const panel = () => page.getByRole('complementary', { name: 'Times and registration' });

describe('a visitor', () => {
  test('CLIST-1 CLIST-3 CLIST-4 CLIST-5 CLIST-6 CLIST-7 ROLE-13 sees the public contests, and searches them', async () => {
    await visit.open('/contests');
    await card('Evening Race').getByText('Ongoing').waitFor();
    await expect.poll(() => card('Spring Regatta').innerText()).toMatch(/Starts in [23] days/);
    expect(await page.getByText('By link').count()).toBe(0);
    const links = page.getByRole('main').getByRole('link');
    expect(await links.filter({ hasText: 'Your contests' }).count()).toBe(0);
    await expect
      .poll(() => links.filter({ hasText: 'Create Contest' }).getAttribute('href'))
      .toBe('/contests/create');
    await expect.poll(() => links.filter({ hasText: longName }).getAttribute('data-tip')).toBe(longName);
    expect(await links.filter({ hasText: 'Evening Race' }).getAttribute('data-tip')).toBeNull();
    await page.getByRole('searchbox', { name: 'Search contests' }).fill('GRAPHS regatta');
    await card('Evening Race').waitFor({ state: 'detached' });
    await card('Spring Regatta').waitFor();
    expect(page.url()).toContain('q=GRAPHS');
  });

  test('CDET-1 CDET-2 CDET-3 CDET-4 CDET-5 CDET-6 CDET-7 CDET-8 CDET-9 CDET-10 reads the details of a contest', async () => {
    await card('Spring Regatta').getByRole('link', { name: 'Spring Regatta' }).click();
    await page.getByRole('heading', { level: 1, name: 'Spring Regatta' }).waitFor();
    const main = page.getByRole('main');
    await main.getByText('By harbourmaster').waitFor();
    await expect
      .poll(() => main.getByRole('link', { name: 'graphs' }).getAttribute('href'))
      .toMatch(/^\/tags\/graphs/);
    await main.getByRole('heading', { level: 2, name: 'Event FAQ' }).waitFor();
    expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'About the Event',
      'Event Rules',
      'Event Prizes',
      'Event Terms and Conditions',
      'Event Privacy Policy',
      'Event FAQ',
    ]);
    const facts = await panel().innerText();
    expect(facts).toMatch(/Duration\s+.+, until the end/);
    expect(facts).toMatch(/Proctored Mode\s+No/);
    await expect
      .poll(() => panel().getByRole('timer', { name: 'Starts in' }).innerText())
      .toMatch(/0[23]\s+days/);
    const board = panel().getByRole('link', { name: 'Leaderboard' });
    await expect.poll(() => board.getAttribute('href')).toMatch(`/leaderboard/${slugs.soon}`);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('**/contests?q=**');
  });

  test('CDET-15 CDET-22 CDET-31 ROLE-3 Sign In opens the login with a reason, and returns', async () => {
    await visit.open(`/contests/${slugs.open}`);
    await expect
      .poll(() => panel().locator('[data-tip]').getAttribute('data-tip'))
      .toBe('Sign In to join this contest');
    await button('Sign In').click();
    await page.getByText('Login to join the contest.').waitFor();
    await page.waitForURL((url) => url.searchParams.get('from') === `/contests/${slugs.open}`);
  });

  test('CDET-37 an unknown contest shows the server’s message', async () => {
    await visit.open('/contests/no-such-contest');
    await page.getByText('This contest does not exist.').waitFor();
  });

  test('CPRE-1 CPRE-2 CPRE-3 CPRE-4 a preview shows the data of its address, and its buttons are disabled', async () => {
    const draft = { name: 'A race to come', creatorName: 'The harbour', eventRules: 'Row **alone**.' };
    const data = deflateRawSync(JSON.stringify(draft)).toString('base64url');
    await visit.open(`/contests/preview?data=${data}`);
    await page.getByRole('heading', { level: 1, name: 'A race to come' }).waitFor();
    await page.getByText('You are in preview mode. This is a read-only view').waitFor();
    await page.getByText('By The harbour').waitFor();
    expect(
      await page
        .getByRole('main')
        .getByText('alone')
        .evaluate((element) => element.tagName),
    ).toBe('STRONG');
    for (const one of await panel().getByRole('button').all()) expect(await one.isDisabled()).toBe(true);
  });

  test('CPRE-5 a preview of unreadable data is empty', async () => {
    await visit.open('/contests/preview?data=nonsense');
    await page.getByText('You are in preview mode. This is a read-only view').waitFor();
    expect(await page.getByRole('complementary', { name: 'Times and registration' }).count()).toBe(0);
  });
});

describe('a signed-in user', () => {
  test('ROLE-11 CDET-19 CDET-25 with a domain that is not allowed sees a message, and cannot register', async () => {
    await signIn(page, visit.url, ada.email);
    await visit.open(`/contests/${slugs.school}`);
    await button('Not Allowed').waitFor();
    await expect.poll(() => button('Not Allowed').isDisabled()).toBe(true);
    await panel().getByText('Your email domain is not allowed to join this contest.').waitFor();
  });

  test('D-11 PROC-10 reads which rules are enforced, and sees that a password is wrong', async () => {
    await visit.open(`/contests/${slugs.guarded}`);
    await button('Register').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/More than 2 warnings disqualifies you/).waitFor();
    await dialog.getByLabel('Contest password').fill('ebb-and-flow');
    await dialog.getByRole('button', { name: 'Register' }).click();
    await page.getByText(/Wrong contest password\./).waitFor();
    expect((await get(slugs.guarded, ada)).userHasRegistered).toBe(false);
  });

  test('ROLE-5 CDET-16 CDET-29 CDET-32 registers offline, and is registered once online', async () => {
    await visit.context.setOffline(true);
    await button('Try again').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Contest password').fill(password);
    await dialog.getByLabel('Contest password').press('Enter');
    await page.getByText('Queued on this device').waitFor();
    await button('Processing').waitFor();
    expect(await button('Join the Contest!').count()).toBe(0);
    await visit.context.setOffline(false);
    await button('Join the Contest!').waitFor();
    await button('Registered').waitFor();
    expect((await get(slugs.guarded, ada)).userHasRegistered).toBe(true);
  });

  test('CDET-18 CDET-24 CDET-30 CDET-33 is still registered on the next visit', async () => {
    await page.reload();
    await button('Join the Contest!').waitFor();
    await expect.poll(() => button('Registered').isDisabled()).toBe(true);
    const tips = await panel()
      .locator('[data-tip]')
      .evaluateAll((all) => all.map(({ dataset }) => dataset.tip));
    expect(tips).toContain('You have already registered for this contest');
  });

  test('LEAD-1 LEAD-2 LEAD-3 finds the leaderboard with their own row', async () => {
    await enter(ada, slugs.open);
    await visit.open(`/leaderboard/${slugs.open}`);
    await page.getByRole('heading', { level: 1, name: 'Leaderboard for Evening Race' }).waitFor();
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect.poll(() => rows.count()).toBe(3);
    await expect.poll(() => rows.first().getByRole('cell').first().innerText()).toBe('1');
    await page.getByText(/Your rank is/).waitFor();
    await expect.poll(() => page.locator('tr[aria-current]').innerText()).toContain('adaline');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await saving).suggestedFilename()).toBe(`leaderboard-${slugs.open}.csv`);
  });

  test('ROLE-9 CLIST-2 D-4 sees their own contests as an organiser, including link-only ones', async () => {
    const { page: theirs } = await visit.openDevice();
    await signIn(theirs, url, organiser.email);
    await visit.open('/contests', theirs);
    await theirs.getByRole('link', { name: 'Your contests (5)' }).click();
    await theirs.waitForURL('**/contests/mine');
    const own = (name: string) => theirs.getByRole('listitem').filter({ hasText: name });
    await own('By link').getByText('Link only').waitFor();
    await expect.poll(() => own('Evening Race').innerText()).toContain('3 participants');
    await own('Evening Race').getByRole('link', { name: 'Dashboard of Evening Race' }).click();
    await theirs.waitForURL(`**/contests/${slugs.open}/manage`);
  });

  test('D-4 OFF-2 finds a joined link-only contest under My contests, even offline', async () => {
    await register(ada, slugs.link);
    await visit.open('/contests/mine');
    const joined = page.getByRole('main').getByRole('listitem').filter({ hasText: 'By link' });
    await joined.getByText('Registered').waitFor();
    await page.getByRole('heading', { name: 'Contests you have joined' }).waitFor();
    await visit.open(`/contests/${slugs.link}`);
    await expect.poll(() => panel().innerText()).toMatch(/Open to\s+Everyone with the link/);
    await visit.context.setOffline(true);
    await page.getByRole('link', { name: 'Contests', exact: true }).first().click();
    await page.getByRole('link', { name: /^Your contests/ }).click();
    await joined.getByText('Registered').waitFor();
    await visit.context.setOffline(false);
  });

  test('CDET-24 sees why a button is disabled, with the keyboard as a tooltip and by touch as text', async () => {
    const why = 'You have already registered for this contest';
    await visit.open(`/contests/${slugs.link}`);
    const registered = button('Registered');
    await registered.waitFor();
    // The first key loads the page's remaining parts, including tooltips.
    await page.keyboard.press('Shift');
    await page.locator('[popover="manual"][aria-hidden]').waitFor({ state: 'attached' });
    await registered.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('[popover="manual"]:popover-open').count()).toBe(1);
    expect(await page.locator('[popover="manual"]').innerText()).toBe(why);
    const touch = await visit.openDevice({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await signIn(touch.page, url, ada.email);
    await visit.open(`/contests/${slugs.link}`, touch.page);
    const text = touch.page.getByRole('main').getByText(why);
    await text.waitFor();
    await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  });

  test('CDET-12 CDET-17 CDET-35 sees once, and on both buttons, that a contest is over, also on a phone', async () => {
    const over = await create(organiser, { name: 'Over', ...between(-1, 60), openContestImmediately: true });
    await register(ada, over);
    await queryDatabase(
      visit.dataDir,
      "update contests set start_time = now() - interval '2 hours', end_time = now() - interval '1 hour' where slug = $1",
      [over],
    );
    const { page: theirs } = await visit.openDevice({
      ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    });
    await signIn(theirs, url, ada.email);
    await visit.open(`/contests/${over}`, theirs);
    const side = theirs.getByRole('complementary', { name: 'Times and registration' });
    await side.getByText('Alert! Contest has ended!').waitFor();
    await side.getByRole('button', { name: 'Contest Ended' }).waitFor();
    const heights = () =>
      side.getByText(/ended/i).evaluateAll((found) => found.map((one) => one.getBoundingClientRect().height));
    // Elements for screen readers only are one pixel high.
    await expect.poll(async () => (await heights()).filter((height) => height > 5).length).toBe(3);
  });

  test('CDET-36 whose session has ended cannot join, and sees the reason for three seconds', async () => {
    const { page: theirs } = await visit.openDevice();
    await signIn(theirs, url, 'corrigan@example.org');
    await theirs.goto(`${url}/contests/${slugs.open}`);
    const join = theirs.getByRole('button', { name: 'Join the Contest!' });
    await join.waitFor();
    await endSessions('corrigan@example.org');
    // Ages the sign-in: for minutes after a sign-in a tab ignores the end of its session.
    await theirs.evaluate((key) => {
      const hint = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...hint, at: 1 }));
    }, 'codeferry.session');
    // Without a token the page asks as a visitor; this shows that it has noticed.
    const asVisitor = theirs.waitForResponse(
      (answer) => answer.url().includes(`/contests/get/${slugs.open}`) && answer.ok(),
    );
    await visit.open(`/contests/${slugs.open}`, theirs);
    await asVisitor;
    const told = theirs.locator('[data-sonner-toast][data-type=error]', {
      hasText: 'Sign in to join the contest.',
    });
    await join.click();
    await told.waitFor();
    const since = Date.now();
    await told.waitFor({ state: 'detached' });
    expect(Date.now() - since).toBeGreaterThan(2000);
    expect(new URL(theirs.url()).pathname).toBe(`/contests/${slugs.open}`);
  });
});

test('the page reports no script errors', () => {
  expect(visit.trouble).toEqual([]);
});
