/** Who may start a contest's run, and what happens when the start fails. */
import { afterEach, beforeAll, expect } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { deepTest, describe, test } from '../../support/lanes';
import { logIn } from '../../support/pages/account-forms';
import { contestRunPage } from '../../support/pages/contest-run-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, url } = visit;
const { create, createFor, post, register } = contestClient(() => url);
const { begin, button, heading, letter, open } = contestRunPage(page, url);
const problems = ['EMPTY-LOCKER'];

let organiser: Person;
let ada: Person;

beforeAll(async () => {
  organiser = await signUpPerson(url, uniqueName('master'));
  ada = await signUpPerson(url, uniqueName('ada'));
});

afterEach(() => expect(visit.trouble.splice(0)).toEqual([]));

const newContest = (more: object) => createFor(ada, organiser, { problems, ...more });

test('CRUN-5 CRUN-6 NAV-9 ROLE-3 the run asks signed-out visitors to sign in, outside the main layout', async () => {
  await open(await create(organiser, { name: 'For members' }));
  await heading('You are not logged in.').waitFor();
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  expect(await button('Start Contest').count()).toBe(0);
});

test('CRUN-1 CRUN-2 CRUN-5 an approved participant reads the instructions, and Start Contest turns them into code', async () => {
  const slug = await newContest({ name: 'Open to you' });
  await signInDevice(page, url, ada);
  await open(slug);
  await heading('Open to you').waitFor();
  await page.getByRole('heading', { name: 'Rules' }).waitFor();
  expect(await page.getByRole('list', { name: 'Problems' }).count()).toBe(0);
  await button('Start Contest').click();
  await letter('A', 'not tried').waitFor();
  await heading('The locker that remembers').waitFor();
  expect(await button('Start Contest').count()).toBe(0);
});

describe('CRUN-3 CRUN-4 a failed start returns to the instructions', () => {
  test('with the server’s message', async () => {
    const slug = await create(organiser, { name: 'Not registered' });
    await signInDevice(page, url, ada);
    await open(slug);
    await button('Start Contest').click();
    await page.getByRole('alert').filter({ hasText: 'Register for this contest first.' }).waitFor();
    await expect.poll(() => button('Start Contest').isEnabled()).toBe(true);
  });

  deepTest('with Something went wrong. if there is no message', async () => {
    const slug = await newContest({ name: 'Broken' });
    await signInDevice(page, url, ada);
    await page.route('**/api/contests/start/**', (route) => route.fulfill({ status: 500, json: {} }));
    await open(slug);
    await button('Start Contest').click();
    await page.getByRole('alert').filter({ hasText: 'Something went wrong.' }).waitFor();
    await expect.poll(() => button('Start Contest').isEnabled()).toBe(true);
  });
});

deepTest(
  'CRUN-5 CRUN-7 a user who is not on the list signs in with an email that is, and starts the contest',
  async () => {
    const bea = await signUpPerson(url, uniqueName('bea'));
    const list = { emailRestriction: 'emails', allowedEmails: [bea.email] };
    const slug = await create(organiser, { name: 'By list', problems, ...list });
    await register(bea, slug);
    // The organiser accepts an email that is not confirmed.
    const accept = { contestSlug: slug, username: bea.username, action: 'accept' };
    expect((await post('/contests/manage/participant', accept, organiser)).status).toBe(200);
    await signInDevice(page, url, ada);
    await open(slug);
    // The server's decision about this person is known before Start.
    await heading('You cannot take part with this email').waitFor();
    expect(await button('Start Contest').count()).toBe(0);
    await page.getByRole('link', { name: 'Sign in with another email' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/login');
    await logIn(page, bea.email, 'secret-1');
    await page.waitForURL(`**/contests/${slug}/code`);
    await button('Start Contest').click();
    await letter('A', 'not tried').waitFor();
  },
);

deepTest('CRUN-7 on a shared device, another email starts with a new page', async () => {
  const list = { emailRestriction: 'emails', allowedEmails: [organiser.email] };
  const slug = await create(organiser, { name: 'On the shared tablet', problems, ...list });
  const { page: tablet } = await visit.openDevice();
  await tablet.goto(`${url}/login?from=/contests/${slug}/code`);
  await tablet.getByLabel('Several people use this device').check();
  await logIn(tablet, ada.email, 'secret-1');
  await tablet.evaluate(() => Object.assign(globalThis, { hasMemory: true }));
  await tablet.getByRole('link', { name: 'Sign in with another email' }).click();
  await tablet.waitForURL('**/shared');
  await tablet.getByLabel('Sign-in name').waitFor();
  expect(await tablet.evaluate(() => 'hasMemory' in globalThis)).toBe(false);
  await tablet.context().close();
});

deepTest('CRUN-2 a busy server is shown, and the start is retried without pressing again', async () => {
  const slug = await newContest({ name: 'Everybody at once' });
  await signInDevice(page, url, ada);
  let refused = 0;
  await page.route('**/api/contests/start/**', async (route) => {
    if (refused === 2) return await route.fallback();
    refused += 1;
    const json = { errorCode: 'TOO_MANY_REQUESTS', message: 'Too many requests.' };
    await route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json });
  });
  await open(slug);
  await button('Start Contest').click();
  await page.getByText(/^The server is busy\. Retrying in \d+ s; keep this page open\.$/).waitFor();
  await letter('A', 'not tried').waitFor();
  expect(refused).toBe(2);
});

deepTest('CRUN-10 signing out in another tab closes the run here, and signing in resumes it', async () => {
  const slug = await newContest({ name: 'Long' });
  await signInDevice(page, url, ada);
  await begin(slug);
  await page.getByText('No time limit').waitFor();
  const other = await visit.openTab('/profile');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await heading('You have signed out').waitFor();
  expect(await page.getByRole('list', { name: 'Problems' }).count()).toBe(0);
  await other.close();
  await signInDevice(page, url, ada);
  await open(slug);
  await letter('A', 'not tried').waitFor();
});
