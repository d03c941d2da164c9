import { describe, expect, test } from 'vitest';
import { describeError } from '../../contract/errors';
import { ada, codeByMail, fillPasswordAndNames, logIn } from '../support/account-forms';
import { rowsOnDevice } from '../support/device-database';
import type { FlakyProxy } from '../support/flaky-proxy';
import { startVisit } from '../support/visit';

const visit = await startVisit({
  env: { CONTACT_EMAIL: 'pier@harbour.example' },
  viaProxy: true,
  device: { serviceWorkers: 'allow', patienceMs: 30_000 },
});
const { page, dataDir, trouble, open } = visit;
const proxy = visit.proxy as FlakyProxy;
const at = (path: string) => page.waitForURL((url) => url.pathname + url.search === path);
const toast = (text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
const field = (label: string) => page.getByLabel(label, { exact: true });
/** Only inside the form: the top bar has a link with nearly the same name. */
const formButton = (name: string | RegExp) => page.locator('form').getByRole('button', { name });
const offButton = (name: string) => page.locator('form').getByRole('button', { name, disabled: true });
const heading = () => page.getByRole('heading', { level: 1 });

const fillLogin = (email: string, password: string) => logIn(page, email, password);

describe('the login screen', () => {
  test('LOGIN-1 LOGIN-2 LOGIN-7 has both fields, fills in the given email, and shows the password on request', async () => {
    await open(`/login?email=${encodeURIComponent(ada.email)}`);
    await expect.poll(() => field('Email').inputValue()).toBe(ada.email);
    await expect.poll(() => field('Password').getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => field('Password').getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.poll(() => field('Password').getAttribute('type')).toBe('password');
  });

  test('LOGIN-8 sends nothing while a field is empty', async () => {
    const sent: string[] = [];
    const note = (request: { method(): string; url(): string }) =>
      request.method() === 'POST' && sent.push(request.url());
    page.on('request', note);
    await fillLogin('', ada.password);
    await page.getByText('Type your email.').waitFor();
    await fillLogin(ada.email, '');
    await page.getByText('Type your password.').waitFor();
    page.off('request', note);
    expect(sent.filter((url) => /identitytoolkit|login_email/.test(url))).toEqual([]);
  });

  test('LOGIN-4 LOGIN-5 offers other providers, and says that this server does not support them', async () => {
    await page.getByRole('button', { name: 'Google' }).click();
    await toast('This server has local accounts only.').waitFor();
    await page.getByRole('button', { name: 'More providers' }).click();
    await toast('Coming Soon!').waitFor();
    await page.getByRole('button', { name: 'GitHub' }).click();
    await toast('This server has local accounts only.').waitFor();
  });

  test('LOGIN-6 links to signup, and passes on the typed email and the return address', async () => {
    await open('/login?from=%2Fprofile');
    await field('Email').fill(ada.email);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/signup?**');
    await expect.poll(() => field('Email').inputValue()).toBe(ada.email);
    expect(new URL(page.url()).searchParams.get('from')).toBe('/profile');
  });
});

describe('signing up', () => {
  const progress = () => page.getByRole('progressbar').getAttribute('value');

  test('SIGN-1 SIGN-3 SIGN-4 SIGN-9 fills in and checks the email, then allows the next step', async () => {
    await open(`/signup?from=%2Fprofile&email=${encodeURIComponent(ada.email)}`);
    expect(await progress()).toBe('20');
    await page.getByLabel('Available').waitFor();
    await formButton('Next').click();
    await field('Password').waitFor();
    expect(await progress()).toBe('60');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  });

  test('SIGN-5 SIGN-11 SIGN-12 shows password errors beside the field, and blocks the next step', async () => {
    await field('Password').fill('short');
    await page.getByText('Password should contain 6 - 18 characters.').waitFor();
    await field('Password').fill(ada.password);
    await field('Password again').fill('something else');
    await page.getByText('Should match original password.').waitFor();
    await offButton('Next').waitFor();
    await field('Password again').fill(ada.password);
    await formButton('Next').click();
    await field('Username').waitFor();
    expect(await progress()).toBe('100');
  });

  test('SIGN-14 SIGN-18 reports a short username; Enter in an incomplete step says what is missing', async () => {
    await field('Username').fill('ada');
    await page.getByText('Username should be atleast 4 characters long.').waitFor();
    await field('Username').press('Enter');
    await toast('One or more fields are missing during signup.').waitFor();
  });

  test('a reload keeps all typed fields except the passwords', async () => {
    await page.reload();
    await field('Password').waitFor();
    expect(await field('Password').inputValue()).toBe('');
    await field('Password').fill(ada.password);
    await field('Password again').fill(ada.password);
    await formButton('Next').click();
    await expect.poll(() => field('Username').inputValue()).toBe('ada');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(ada.password);
  });

  test('SIGN-2 every step has a way back, and keeps all typed fields', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => field('Password').inputValue()).toBe(ada.password);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => field('Email').inputValue()).toBe(ada.email);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/login?**');
    await expect.poll(() => field('Email').inputValue()).toBe(ada.email);
    expect(new URL(page.url()).searchParams.get('from')).toBe('/profile');
  });

  test('SIGN-19 complete input creates the account and signs the user in', async () => {
    await page.getByRole('link', { name: 'Sign up' }).click();
    await formButton('Next').click();
    const posted = page.waitForRequest('**/api/users/signup_email');
    await fillPasswordAndNames(page, ada);
    const { email, username, displayName } = ada;
    expect((await posted).postDataJSON()).toEqual({ uid: expect.any(String), email, username, displayName });
    await at('/profile');
  });
});

describe('the profile', () => {
  test('PROF-1 PROF-2 shows initials as the picture, the names and the join date', async () => {
    await heading().filter({ hasText: ada.displayName }).waitFor();
    const main = page.getByRole('main');
    await main.getByText(`@${ada.username}`).waitFor();
    await main.getByText('AL', { exact: true }).waitFor();
    const joined = await main.locator('time').first().getAttribute('datetime');
    expect(Math.abs(Date.now() - Date.parse(joined ?? ''))).toBeLessThan(86_400_000);
  });

  test('PROF-4 PROF-5 signs the user out, and then offers to sign in', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await at('/login?from=%2Fprofile');
  });
});

describe('an interrupted sign-up', () => {
  const grace = {
    email: 'grace@harbour.example',
    password: 'nanosecond',
    username: 'ghopper',
    displayName: 'Grace',
  };

  test('can be completed at the next sign-in', async () => {
    await open(`/signup?email=${encodeURIComponent(grace.email)}`);
    const mend = proxy.meddle('/api/users/signup_email', { broken: true });
    await formButton('Next').click();
    await fillPasswordAndNames(page, grace);
    await page.locator('[data-sonner-toast][data-type=error]').waitFor();
    mend();
    await open('/login?from=%2Fprofile');
    await fillLogin(grace.email, grace.password);
    await page.getByText('Almost there').waitFor();
    await fillPasswordAndNames(page, grace);
    await at('/profile');
    await heading().filter({ hasText: grace.displayName }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  });
});

describe('signing in again', () => {
  test('ERR-1 shows a wrong password once', async () => {
    await fillLogin(ada.email, 'not-the-password');
    await toast('Email Password combination is invalid.').waitFor();
    expect(await page.getByText('Email Password combination is invalid.').count()).toBe(1);
  });

  test('SIGN-16 reports a taken username', async () => {
    await open('/signup?email=nobody@harbour.example');
    await formButton('Next').click();
    await field('Password').fill(ada.password);
    await field('Password again').fill(ada.password);
    await formButton('Next').click();
    await field('Username').fill(ada.username.toUpperCase());
    await page.getByText('Username already taken.').waitFor();
  });

  test('SIGN-9 reports a taken email and offers to sign in', async () => {
    await open('/signup');
    await field('Email').fill(ada.email);
    await page.getByText('Email is already in use.').waitFor();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login?**');
    await expect.poll(() => field('Email').inputValue()).toBe(ada.email);
  });

  test('LOGIN-12 ERR-8 shows the heading and the sentence of a server error', async () => {
    await open('/login');
    const body = { uid: 'somebody-else', email: ada.email };
    const letBe = proxy.meddle('/api/users/login_email', { body });
    try {
      await fillLogin(ada.email, ada.password);
      const { error, message } = describeError('IDENTITY_MISMATCH');
      await toast(`${error} - ${message}`).waitFor();
    } finally {
      letBe();
    }
  });

  test('LOGIN-9 LOGIN-11 NAV-29 the right password signs in; without a return address it opens Explore', async () => {
    const posted = page.waitForRequest('**/api/users/login_email');
    await open('/login?from=https%3A%2F%2Felsewhere.example%2F');
    await fillLogin(ada.email, ada.password);
    expect((await posted).postDataJSON()).toEqual({ uid: expect.any(String), email: ada.email });
    await page.waitForURL('**/explore*');
    const avatar = page.getByRole('link', { name: `Profile of ${ada.displayName}` });
    await expect.poll(() => avatar.getAttribute('href')).toBe('/profile');
  });

  test('skips the form for a signed-in user', async () => {
    await open('/login?from=%2Fprofile');
    await at('/profile');
  });
});

describe('signing out', () => {
  const noted = async () => {
    const rows = await rowsOnDevice<{ key: string; value: { hint?: string | null } }>(page, 'kv');
    return rows.find(({ key }) => key === 'session')?.value.hint;
  };

  test('PROF-4 a user who signs out and leaves the page at once stays signed out', async () => {
    await open('/profile');
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await expect.poll(noted).toContain(ada.email);
    await page.evaluate(() => {
      const leaveAtOnce = setInterval(() => {
        if (!localStorage.getItem('codeferry.session')?.includes('leftAt')) return;
        clearInterval(leaveAtOnce);
        location.assign('/explore');
      });
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent?.trim() === 'Sign out')?.click();
    });
    await page.waitForURL('**/explore');
    await expect.poll(noted).toBeNull();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    await open('/login?from=%2Fprofile');
    await fillLogin(ada.email, ada.password);
    await at('/profile');
  });
});

describe('a forgotten password', () => {
  const fresh = 'harbour-1852';

  test('LOGIN-3 FORG-1 FORG-3 the login page passes on the typed email', async () => {
    await page.getByRole('link', { name: `Profile of ${ada.displayName}` }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await field('Email').fill('nobody@harbour.example');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL('**/forgot-password?email=nobody%40harbour.example**');
    await expect.poll(() => field('Email').inputValue()).toBe('nobody@harbour.example');
  });

  test('FORG-2 FORG-5 requires an email, and reports an unknown one with a link to signup', async () => {
    await field('Email').fill('');
    await offButton('Send the code').waitFor();
    await field('Email').fill('nobody@harbour.example');
    await formButton('Send the code').click();
    const link = toast('There is no account with this email.').getByRole('link', { name: 'Sign Up' });
    // By keyboard: a later message may cover the link.
    await link.press('Enter');
    await page.waitForURL('**/signup?email=nobody%40harbour.example**');
  });

  test('FORG-4 FORG-6 FORG-7 FORG-8 FORG-9 asks for the code after sending it; the user can correct a wrong email', async () => {
    await open(`/forgot-password?email=${encodeURIComponent('nobody@harbour.example')}`);
    await field('Email').fill(ada.email);
    await formButton('Send the code').click();
    await field('Code').waitFor();
    await offButton('Verify').waitFor();
    await field('Code').press('Enter');
    await toast('Please enter the OTP sent to your email').waitFor();
    await field('Code').fill('12345');
    await offButton('Verify').waitFor();
    await page.getByRole('button', { name: 'Wrong Email?' }).click();
    await expect.poll(() => field('Email').inputValue()).toBe(ada.email);
    await formButton('Send the code').click();
    await field('Code').waitFor();
  });

  test('FORG-10 FORG-11 FORG-12 the code from the mail opens the form for the new password, which is typed twice', async () => {
    const code = await codeByMail(dataDir, ada.email, 1);
    await field('Code').fill(code === '000000' ? '111111' : '000000');
    await formButton('Verify').click();
    await toast('Wrong code').waitFor();
    await field('Code').fill(code);
    await formButton('Verify').click();
    await field('New password').fill(fresh);
    await field('New password again').fill(ada.password);
    await page.getByText('Passwords do not match').waitFor();
    await offButton('Set the password').waitFor();
  });

  test('FORG-13 the login page then has the email (D-8), and accepts only the new password', async () => {
    await field('New password again').fill(fresh);
    await formButton('Set the password').click();
    await toast('Your password was changed.').waitFor();
    await page.waitForURL('**/login?**');
    await expect.poll(() => field('Email').inputValue()).toBe(ada.email);
    await fillLogin(ada.email, ada.password);
    await toast('Email Password combination is invalid.').waitFor();
    await fillLogin(ada.email, fresh);
    await page.waitForURL('**/explore*');
  });
});

describe('the static pages', () => {
  test('NOTF-1 NOTF-2 NOTF-3 an unknown address shows the address, suggests similar routes, and offers Go Home', async () => {
    await open('/explroe');
    await heading().filter({ hasText: '/explroe is not found.' }).waitFor();
    await page.getByRole('link', { name: 'Go Home' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: '/explore' }).click();
    await at('/explore');
    await open('/nothing/like/this');
    await heading().filter({ hasText: '/nothing/like/this is not found.' }).waitFor();
    expect(await page.getByRole('main').getByRole('link').allTextContents()).toEqual(['Go Home']);
  });

  test('LEGAL-1 LEGAL-2 LEGAL-3 NAV-22 terms and privacy state age, price, the cheating rule, no sale of data, and a contact', async () => {
    await open('/terms');
    const terms = page.getByRole('main');
    for (const text of ['at least 13', 'It is free', 'No cheating'])
      await terms.getByText(text).first().waitFor();
    await open('/privacy');
    await page.getByRole('main').getByText('Your data is not sold').waitFor();
    const contact = page.getByRole('main').getByRole('link', { name: 'pier@harbour.example' });
    await expect.poll(() => contact.getAttribute('href')).toBe('mailto:pier@harbour.example');
  });

  test('the terms link to the licences of all software that browsers load', async () => {
    await open('/terms');
    const link = page.getByRole('main').getByRole('link', { name: 'Read their licences' });
    await expect.poll(() => link.getAttribute('href')).toBe('/third-party.txt');
    const answer = await page.request.get(`${visit.url}/third-party.txt`);
    expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
    const text = await answer.text();
    for (const name of ['react', 'dexie', 'firebase', 'pyodide', 'workbox-precaching', '@yowasp/clang'])
      expect(text).toContain(`## ${name} - `);
    expect(text).toContain('Permission is hereby granted');
  });

  test('NAV-3 NAV-21 the utility pages open at their addresses', async () => {
    await open('/under-construction');
    await heading().filter({ hasText: 'Under construction' }).waitFor();
    await open('/meta');
    await page.getByRole('main').getByText(visit.url).waitFor();
    await open('/test');
    await page.getByRole('heading', { name: 'Everything works' }).waitFor();
  });

  test('the status page shows what works and what does not', async () => {
    await open('/status');
    await page.getByText('Everything works except judging.').waitFor();
    await expect.poll(() => page.getByText('Not available').count()).toBe(4);
  });
});

test('the page reports no script errors', () => {
  expect(trouble).toEqual([]);
});
