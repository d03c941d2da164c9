/**
 * An account, as a person meets it: sign up, be known, leave, come back, and stay known without a network; and the plain pages
 * beside it. The built product, a real browser, a real database.
 */
import fs from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { freePort, makeDataDir, type Product, startProduct } from '../support/product';

const ada = {
  email: 'ada@harbour.example',
  password: 'crossing-1842',
  username: 'lovelace',
  displayName: 'Ada Lovelace',
};
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const dataDir = makeDataDir();
const trouble: string[] = [];
let port: number;
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

const start = () =>
  startProduct({ dataDir, port, env: { JUDGE_WORKERS: '0', CONTACT_EMAIL: 'pier@harbour.example' } });

beforeAll(async () => {
  port = await freePort();
  product = await start();
  browser = await launchBrowser();
  context = await browser.newContext({ viewport: desktop });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  page.on('pageerror', (error) => trouble.push(String(error)));
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const open = (path: string) => page.goto(`${product.url}${path}`);
const at = (path: string) => page.waitForURL((url) => url.pathname + url.search === path);
const toast = (text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
const field = (label: string) => page.getByLabel(label, { exact: true });
/** The form's own button; the top bar has a link of nearly the same name. */
const formButton = (name: string | RegExp) => page.locator('form').getByRole('button', { name });
const heading = () => page.getByRole('heading', { level: 1 });

async function fillLogin(email: string, password: string): Promise<void> {
  await field('E-mail').fill(email);
  await field('Password').fill(password);
  await formButton('Sign in').click();
}

describe('the login screen', () => {
  test('LOGIN-1 LOGIN-2 LOGIN-7 has both fields, fills in the e-mail it is given, and shows the password on request', async () => {
    await open(`/login?email=${encodeURIComponent(ada.email)}`);
    expect(await field('E-mail').inputValue()).toBe(ada.email);
    expect(await field('Password').getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field('Password').getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await field('Password').getAttribute('type')).toBe('password');
  });

  test('LOGIN-8 sends nothing while a field is empty', async () => {
    const sent: string[] = [];
    const note = (request: { method(): string; url(): string }) =>
      request.method() === 'POST' && sent.push(request.url());
    page.on('request', note);
    await fillLogin('', ada.password);
    await page.getByText('Type your e-mail.').waitFor();
    await fillLogin(ada.email, '');
    await page.getByText('Type your password.').waitFor();
    page.off('request', note);
    expect(sent.filter((url) => /identitytoolkit|login_email/.test(url))).toEqual([]);
  });

  test('LOGIN-4 LOGIN-5 offers the other ways in, and says that this server does not have them', async () => {
    await page.getByRole('button', { name: 'Google' }).click();
    await toast('This server has local accounts only.').waitFor();
    await page.getByRole('button', { name: 'More providers' }).click();
    await toast('Coming Soon!').waitFor();
    await page.getByRole('button', { name: 'GitHub' }).click();
    await toast('This server has local accounts only.').waitFor();
  });

  test('LOGIN-6 leads to signup, and takes what was typed and the way back along', async () => {
    await open('/login?from=%2Fprofile');
    await field('E-mail').fill(ada.email);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/signup?**');
    expect(await field('E-mail').inputValue()).toBe(ada.email);
    expect(new URL(page.url()).searchParams.get('from')).toBe('/profile');
  });
});

describe('signing up', () => {
  test('SIGN-5 SIGN-11 SIGN-12 SIGN-14 the button waits until every field is right; what is wrong is said beside it', async () => {
    await open(`/signup?from=%2Fprofile&email=${encodeURIComponent(ada.email)}`);
    await field('Password').fill('short');
    await page.getByText('Password should contain 6 - 18 characters.').waitFor();
    await field('Password').fill(ada.password);
    await field('Password again').fill('something else');
    await page.getByText('Should match original password.').waitFor();
    await field('Username').fill('ada');
    await page.getByText('Username should be atleast 4 characters long.').waitFor();
    expect(await formButton('Sign up').isDisabled()).toBe(true);
  });

  test('SIGN-18 Enter in an unfinished form says what is missing', async () => {
    await field('Username').press('Enter');
    await toast('One or more fields are missing during signup.').waitFor();
  });

  test('SIGN-4 SIGN-9 SIGN-19 with everything right the account is made and the person is signed in', async () => {
    await field('Password again').fill(ada.password);
    await field('Username').fill(ada.username);
    await field('Display name').fill(ada.displayName);
    await page.getByLabel('Available').nth(1).waitFor();
    expect(await formButton('Sign up').isDisabled()).toBe(true);
    await page.getByLabel('I am at least 13 years old').check();
    const posted = page.waitForRequest('**/api/users/signup_email');
    await formButton('Sign up').click();
    const { email, username, displayName } = ada;
    expect((await posted).postDataJSON()).toEqual({ uid: expect.any(String), email, username, displayName });
    await at('/profile');
  });
});

describe('the profile', () => {
  test('PROF-1 PROF-2 shows letters for a picture, the names and the day of joining', async () => {
    await heading().filter({ hasText: ada.displayName }).waitFor();
    const main = page.getByRole('main');
    await main.getByText(`@${ada.username}`).waitFor();
    await main.getByText('AL', { exact: true }).waitFor();
    const joined = await main.locator('time').getAttribute('datetime');
    expect(Math.abs(Date.now() - Date.parse(joined ?? ''))).toBeLessThan(86_400_000);
  });

  test('PROF-4 PROF-5 logs out, and then offers to log in', async () => {
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Log in' }).click();
    await at('/login?from=%2Fprofile');
  });
});

describe('a sign-up that breaks off half way', () => {
  const grace = {
    email: 'grace@harbour.example',
    password: 'nanosecond',
    username: 'ghopper',
    displayName: 'Grace',
  };

  async function fillSignup(): Promise<void> {
    await field('Password').fill(grace.password);
    await field('Password again').fill(grace.password);
    await field('Username').fill(grace.username);
    await field('Display name').fill(grace.displayName);
    await page.getByLabel('I am at least 13 years old').check();
    await page.getByLabel('Available').nth(1).waitFor();
    await formButton('Sign up').click();
  }

  test('can be gone on with where the person signs in', async () => {
    await open(`/signup?email=${encodeURIComponent(grace.email)}`);
    await page.route('**/api/users/signup_email', (route) => route.abort());
    await fillSignup();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/api/users/signup_email');
    await open('/login?from=%2Fprofile');
    await fillLogin(grace.email, grace.password);
    await page.getByText('Almost there').waitFor();
    await fillSignup();
    await at('/profile');
    await heading().filter({ hasText: grace.displayName }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Log in' }).click();
  });
});

describe('coming back', () => {
  test('ERR-1 a wrong password is said in a toast and beside the form', async () => {
    await fillLogin(ada.email, 'not-the-password');
    await toast('Email Password combination is invalid.').waitFor();
    await page.getByRole('alert').filter({ hasText: 'Email Password combination is invalid.' }).waitFor();
  });

  test('SIGN-9 SIGN-16 names that are taken are said to be, with a way to log in', async () => {
    await open('/signup');
    await field('E-mail').fill(ada.email);
    await field('Username').fill(ada.username.toUpperCase());
    await page.getByText('Username already taken.').waitFor();
    await page.getByText('Email is already in use.').waitFor();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login?**');
    expect(await field('E-mail').inputValue()).toBe(ada.email);
  });

  test('LOGIN-9 LOGIN-11 the right password signs in; without a page to go back to it leads to Explore', async () => {
    const posted = page.waitForRequest('**/api/users/login_email');
    await open('/login?from=https%3A%2F%2Felsewhere.example%2F');
    await fillLogin(ada.email, ada.password);
    expect((await posted).postDataJSON()).toEqual({ uid: expect.any(String), email: ada.email });
    await page.waitForURL('**/explore*');
    await page.getByRole('link', { name: `Profile of ${ada.displayName}` }).waitFor();
  });

  test('a person who is signed in already is not asked again', async () => {
    await open('/login?from=%2Fprofile');
    await at('/profile');
  });
});

describe('the plain pages', () => {
  test('NOTF-1 NOTF-2 NOTF-3 an unknown address is named, near routes are suggested, and Go Home is there', async () => {
    await open('/explroe');
    await heading().filter({ hasText: '/explroe is not found.' }).waitFor();
    await page.getByRole('link', { name: 'Go Home' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: '/explore' }).click();
    await at('/explore');
    await open('/nothing/like/this');
    await heading().filter({ hasText: '/nothing/like/this is not found.' }).waitFor();
    expect(await page.getByRole('main').getByRole('link').allTextContents()).toEqual(['Go Home']);
  });

  test('LEGAL-1 LEGAL-2 LEGAL-3 NAV-22 terms and privacy say the age, that it is free, no cheating, nothing sold, whom to ask', async () => {
    await open('/terms');
    const terms = page.getByRole('main');
    for (const text of ['at least 13', 'It is free', 'No cheating'])
      await terms.getByText(text).first().waitFor();
    await open('/privacy');
    await page.getByRole('main').getByText('Your data is not sold').waitFor();
    const contact = page.getByRole('main').getByRole('link', { name: 'pier@harbour.example' });
    expect(await contact.getAttribute('href')).toBe('mailto:pier@harbour.example');
  });

  test('NAV-3 NAV-21 the utility pages stand at their addresses', async () => {
    await open('/under-construction');
    await heading().filter({ hasText: 'Under construction' }).waitFor();
    await open('/meta');
    await page.getByRole('main').getByText(product.url).waitFor();
    await open('/test');
    await page.getByRole('heading', { name: 'Everything works' }).waitFor();
  });

  test('the status page says what works and what does not', async () => {
    await open('/status');
    await page.getByText('Everything but judging works.').waitFor();
    expect(await page.getByText('Not available').count()).toBe(4);
  });
});

test('every one of these pages is free of what axe can find, on a phone and on a desk', async () => {
  const pages = [
    '/profile',
    '/status',
    '/meta',
    '/test',
    '/terms',
    '/privacy',
    '/under-construction',
    '/contests',
    '/explroe',
  ];
  const found: string[] = [];
  const inspect = async (tab: Page, path: string) => {
    await tab.goto(`${product.url}${path}`);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    for (const viewport of [phone, desktop]) {
      await tab.setViewportSize(viewport);
      const { violations } = await new AxeBuilder({ page: tab }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${path} ${viewport.width}: ${id} ${nodes[0]?.html}`));
    }
  };
  for (const path of pages) await inspect(page, path);
  const stranger = await browser.newContext();
  const tab = await stranger.newPage();
  for (const path of ['/login', '/signup', '/profile']) await inspect(tab, path);
  await stranger.close();
  await page.setViewportSize(desktop);
  expect(found).toEqual([]);
});

describe('without a network', () => {
  test('LOGIN-10 a person stays signed in over a reload with the server stopped', async () => {
    await open('/profile');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await product.stop();
    await page.reload();
    await heading().filter({ hasText: ada.displayName }).waitFor();
    await page.getByRole('main').locator('time').waitFor();
  });

  test('the status page says that there is no answer', async () => {
    await open('/status');
    await page.getByText('No answer').waitFor();
  });

  test('logging out needs no network; signing up does, and keeps what was typed until there is one', async () => {
    await open('/profile');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Log in' }).waitFor();
    await open('/signup');
    await page.getByText('Signing up needs the network').waitFor();
    await field('Username').fill('hopper');
    product = await start();
    await page.getByText('Signing up needs the network').waitFor({ state: 'detached' });
    await page.getByLabel('Available').waitFor();
    expect(await field('Username').inputValue()).toBe('hopper');
  });
});

test('no script failed on the way', () => {
  expect(trouble).toEqual([]);
});
