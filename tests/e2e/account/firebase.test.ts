/**
 * The built product with Firebase accounts (emulator): sign up, and sign in by Google and GitHub, with pop-up
 * and redirect. The screens match those of local accounts.
 */
import type { Page } from 'playwright';
import { afterAll, beforeEach, expect } from 'vitest';
import { rowsOnDevice } from '../../support/browser/device-database';
import { recordAnswers } from '../../support/browser/page-calls';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { accountPage, noteRequests } from '../../support/pages/account-page';
import { startFirebaseEmulator } from '../../support/product/firebase-emulator';
import { playGoogle } from '../../support/product/google-api';
import { uniqueName } from '../../support/unique-name';

const password = 'crossing-1842';
const emulator = await startFirebaseEmulator();
afterAll(() => emulator.stop());
const visit = await startVisit({ env: emulator.env, device: { patienceMs: 30_000 } });
const { page } = visit;
const { field, button, toast } = accountPage(page);

beforeEach(() => playGoogle(visit.context));

const somebody = () => `${uniqueName('ada')}@harbour.example`;
const provider = (name: 'Google' | 'GitHub') => page.getByRole('button', { name, exact: true });
/** Shows the signed-in user on any screen. */
const person = (at: Page) =>
  at.evaluate(() => JSON.parse(localStorage.getItem('codeferry.session') ?? 'null')?.person);
const signedInAs = (part: object, at = page) =>
  expect.poll(() => person(at), { timeout: 30_000 }).toMatchObject(part);

async function signOut(): Promise<void> {
  await visit.open('/profile');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect.poll(() => person(page), { timeout: 30_000 }).toBeFalsy();
}

/** The emulator's page in place of the provider's sign-in. */
async function enterAt(other: Page, { email, name }: { email: string; name?: string }): Promise<void> {
  await other.locator('.js-new-account').click();
  await other.locator('#email-input').fill(email);
  if (name) await other.locator('#display-name-input').fill(name);
  await other.locator('#sign-in').click();
}

async function enterByPopup(name: 'Google' | 'GitHub', who: { email: string; name?: string }): Promise<void> {
  const opening = page.waitForEvent('popup');
  await provider(name).click();
  await enterAt(await opening, who);
}

async function confirmAge({ afterReload = false } = {}): Promise<void> {
  const question = page.getByRole('dialog', { name: 'One more question' });
  await question.waitFor();
  if (afterReload) await page.reload();
  await question.getByLabel('I am at least 13 years old').check();
  await question.getByRole('button', { name: 'Continue' }).click();
  await question.waitFor({ state: 'hidden' });
}

deepTest('a new visitor loads nothing from the provider before opening an account page', async () => {
  const { page } = await visit.openDevice({ fetchesAhead: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const theirs = () =>
    asked.filter((url) => /\/assets\/firebase-|apis\.google/.test(url) || url.startsWith(emulator.url));
  await visit.open('/explore', page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^All Aboard/ })
    .first()
    .waitFor();
  // The copies for offline use are the last that a page loads.
  await expect.poll(() => rowsOnDevice(page, 'problems', 'cache')).not.toEqual([]);
  expect(theirs()).toEqual([]);
  await visit.open('/login', page);
  await expect.poll(theirs, { timeout: 30_000 }).not.toEqual([]);
});

test('SIGN-19 LOGIN-9 LOGIN-11 signs up with email and password, signs in again, and stays signed in over a reload', async () => {
  const email = somebody();
  const username = uniqueName('ada');
  await visit.open('/signup');
  await field('Email').fill(email);
  await button('Next').click();
  await field('Password').fill(password);
  await field('Password again').fill(password);
  await button('Next').click();
  await field('Username').fill(username);
  await field('Display name').fill('Ada');
  await page.getByRole('checkbox').check();
  await button('Sign up').click();
  await signedInAs({ email, username });

  await signOut();
  await visit.open('/login');
  await field('Email').fill(email);
  await field('Password').fill('not-it-1');
  await button('Sign in').click();
  await toast('Email Password combination is invalid.').waitFor();
  await field('Password').fill(password);
  await button('Sign in').click();
  await signedInAs({ username });
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Profile of Ada' }).waitFor();
  await signedInAs({ username });
});

deepTest(
  'PROV-1 PROV-2 PROV-5 D-20 Google signs in with a pop-up, generates a username for a new user, and asks for the age',
  async () => {
    const email = somebody();
    const answers = await recordAnswers<{ code: string; user: { createdAt: string; username: string } }>(
      page,
      '/api/users/login_provider',
    );
    await visit.open('/login');
    await enterByPopup('Google', { email, name: 'Grace Hopper' });
    await toast('Your account has been created with autogenerated username. Please change it.').waitFor();
    const [answer] = answers;
    expect(answer).toMatchObject({
      asked: { mode: 'GOOGLE', email },
      body: { code: 'AUTO_GEN_UNAME_DNAME' },
    });
    const { createdAt: _, ...kept } = answer?.body.user ?? { createdAt: '', username: '' };
    expect(kept).toMatchObject({ email, displayName: 'Grace Hopper', username: expect.any(String) });
    await signedInAs(kept);
    // D-20: none of our forms has asked for the age.
    await confirmAge({ afterReload: true });
    await page.reload();
    await signedInAs(kept);
  },
);

deepTest('PROV-1 PROV-2 GitHub signs in too', async () => {
  const email = somebody();
  const posted = page.waitForRequest('**/api/users/login_provider');
  await visit.open('/login');
  await enterByPopup('GitHub', { email, name: 'Mona' });
  expect((await posted).postDataJSON()).toMatchObject({ mode: 'GITHUB', email });
  await signedInAs({ email, displayName: 'Mona' });
  await confirmAge();
});

deepTest('ERR-4 closing the pop-up shows a message', async () => {
  await visit.open('/login');
  const opening = page.waitForEvent('popup');
  await provider('Google').click();
  await (await opening).close();
  await toast('Sign In popup was closed.').waitFor();
});

deepTest(
  'PROV-3 PROV-4 asks for a name that the provider does not have; without pop-ups, the page goes to the provider and returns',
  async () => {
    const [email, username] = [somebody(), uniqueName('joan.')];
    const { page: other, context } = await visit.openDevice();
    await playGoogle(context);
    await other.addInitScript(() => {
      window.open = () => null;
    });
    const form = accountPage(other);
    const sent = noteRequests(other, (request) => request.url().includes('/api/users/'));
    const refused = await recordAnswers(other, '/api/users/login_provider');
    await visit.open('/login', other);
    await other.getByRole('button', { name: 'Google', exact: true }).click();
    await other.waitForURL((url) => url.href.startsWith(emulator.url));
    await enterAt(other, { email });
    await other.waitForURL((url) => url.pathname === '/login');
    await expect.poll(() => refused).toMatchObject([{ body: { errorCode: 'GET_USERNAME_DNAME' } }]);
    await form.field('Username').fill(username);
    await form.field('Display name').fill('Joan');
    await other.getByRole('checkbox').check();
    expect(sent).not.toContain('POST /api/users/signup_provider');
    const posted = other.waitForRequest('**/api/users/signup_provider');
    await form.button('Sign up').click();
    expect((await posted).postDataJSON()).toMatchObject({
      mode: 'GOOGLE',
      email,
      username,
      displayName: 'Joan',
    });
    await signedInAs({ username, email }, other);
    expect(visit.trouble).toEqual([]);
  },
);
