/** Registration on a contest's page: who may, how, and what the buttons say. */
import { afterEach, beforeAll, expect } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { ageSignIn } from '../../support/pages/account-forms';
import { queryDatabase } from '../../support/product/embedded-database';
import { uniqueName } from '../../support/unique-name';

const password = 'tide-42';
const visit = await startVisit();
const { page, url } = visit;
const { create, get, register } = contestClient(() => url);

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

test.each([
  [
    'CDET-25',
    'domain',
    { emailDomains: ['school.example'] },
    'Your email domain is not allowed to join this contest',
  ],
  [
    'CDET-26',
    'emails',
    { allowedEmails: ['x@school.example'] },
    'Your email is not allowed to join this contest',
  ],
])(
  'ROLE-11 CDET-19 %s an e-mail that the restriction by %s shuts out is Not Allowed',
  async (_, emailRestriction, list, why) => {
    const slug = await create(organiser, { name: 'School only', emailRestriction, ...list });
    await signInDevice(page, url, ada);
    await visit.open(`/contests/${slug}`);
    await button('Not Allowed').waitFor();
    expect(await button('Not Allowed').isDisabled()).toBe(true);
    expect(await button('Not Allowed').getAttribute('data-tip')).toBe(why);
    await panel.getByText(`${why}.`, { exact: true }).waitFor();
    expect(await button('Register').count()).toBe(0);
  },
);

test('D-11 PROC-10 the dialog says which rules are enforced, and a wrong password registers nobody', async () => {
  const guard = { passwordProtected: true, password, enableProctored: true, maxWarnings: 2 };
  const slug = await create(organiser, { name: 'Guarded', ...guard });
  await signInDevice(page, url, ada);
  await visit.open(`/contests/${slug}`);
  await button('Register').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/More than 2 warnings disqualifies you/).waitFor();
  await dialog.getByLabel('Contest password').fill('ebb-and-flow');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await page.getByText(/Wrong contest password\./).waitFor();
  await button('Try again').waitFor();
  expect((await get(slug, ada)).userHasRegistered).toBe(false);
});

test('ROLE-5 CDET-16 CDET-18 CDET-24 CDET-29 CDET-30 CDET-32 CDET-33 CDET-34 one made offline is sent once online, and lets the user join', async () => {
  const slug = await create(organiser, { name: 'From the quay', passwordProtected: true, password });
  await signInDevice(page, url, ada);
  await visit.open(`/contests/${slug}`);
  await button('Register').waitFor();
  await visit.context.setOffline(true);
  await button('Register').click();
  const field = page.getByRole('dialog').getByLabel('Contest password');
  await field.fill(password);
  await field.press('Enter');
  await page.getByText('Queued on this device').waitFor();
  await button('Processing').waitFor();
  expect(await button('Join the Contest!').count()).toBe(0);
  await visit.context.setOffline(false);
  await button('Join the Contest!').waitFor();
  await button('Registered').waitFor();
  expect((await get(slug, ada)).userHasRegistered).toBe(true);

  await page.reload();
  await button('Join the Contest!').waitFor();
  expect(await button('Registered').isDisabled()).toBe(true);
  expect(await button('Registered').getAttribute('data-tip')).toBe(
    'You have already registered for this contest',
  );
  await button('Join the Contest!').click();
  await page.waitForURL(({ pathname }) => pathname === `/contests/${slug}/code`);
});

deepTest('CDET-24 the keyboard shows as a tooltip why a button is disabled, a phone as text', async () => {
  const why = 'You have already registered for this contest';
  const slug = await create(organiser, { name: 'By link', public: false });
  await register(ada, slug);
  await signInDevice(page, url, ada);
  await visit.open(`/contests/${slug}`);
  await panel.getByText('Everyone with the link').waitFor();
  await button('Registered').waitFor();
  // The first key loads the page's remaining parts, including tooltips.
  await page.keyboard.press('Shift');
  await page.locator('[popover="manual"][aria-hidden]').waitFor({ state: 'attached' });
  await button('Registered').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator('[popover="manual"]:popover-open').count()).toBe(1);
  expect(await page.locator('[popover="manual"]').innerText()).toBe(why);
  const touch = await visit.openDevice({ viewport: phone, hasTouch: true, isMobile: true });
  await signInDevice(touch.page, url, ada);
  await visit.open(`/contests/${slug}`, touch.page);
  const text = touch.page.getByRole('main').getByText(why);
  await text.waitFor();
  await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(10);
});

test('CDET-12 CDET-17 CDET-35 a contest that is over says so once, and on both buttons, also on a phone', async () => {
  const slug = await create(organiser, {
    name: 'Over',
    openContestForever: false,
    endTime: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await register(ada, slug);
  await queryDatabase(
    visit.dataDir,
    "update contests set start_time = now() - interval '2 hours', end_time = now() - interval '1 hour' where slug = $1",
    [slug],
  );
  const touch = await visit.openDevice({ viewport: phone, hasTouch: true, isMobile: true });
  await signInDevice(touch.page, url, ada);
  await visit.open(`/contests/${slug}`, touch.page);
  const side = touch.page.getByRole('complementary', { name: 'Times and registration' });
  await side.getByText('Alert! Contest has ended!').waitFor();
  await side.getByRole('button', { name: 'Contest Ended' }).waitFor();
  const heights = () =>
    side.getByText(/ended/i).evaluateAll((found) => found.map((one) => one.getBoundingClientRect().height));
  // Elements for screen readers only are one pixel high.
  await expect.poll(async () => (await heights()).filter((height) => height > 5).length).toBe(3);
});

test('CDET-36 a user whose session has ended cannot join, and sees the reason for three seconds', async () => {
  const person = await signUpPerson(url, uniqueName('corr'));
  const slug = await create(organiser, { name: 'Long race' });
  await register(person, slug);
  await signInDevice(page, url, person);
  await visit.open(`/contests/${slug}`);
  await button('Join the Contest!').waitFor();
  await endSessions(person.email);
  await ageSignIn(page);
  // Without a token the page asks as a visitor; this shows that it has noticed.
  const asVisitor = page.waitForResponse(
    (answer) => answer.url().includes(`/contests/get/${slug}`) && answer.ok(),
  );
  await visit.open(`/contests/${slug}`);
  await asVisitor;
  const toast = page.locator('[data-sonner-toast][data-type=error]', {
    hasText: 'Sign in to join the contest.',
  });
  await button('Join the Contest!').click();
  await toast.waitFor();
  const since = Date.now();
  await toast.waitFor({ state: 'detached' });
  expect(Date.now() - since).toBeGreaterThan(2000);
  expect(new URL(page.url()).pathname).toBe(`/contests/${slug}`);
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
