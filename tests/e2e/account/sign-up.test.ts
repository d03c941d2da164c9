import { beforeAll, expect } from 'vitest';
import { type Person, request, signUpPerson } from '../../integration/client';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { fillPasswordAndNames, logIn, type Somebody, signUp } from '../../support/pages/account-forms';
import { accountPage, noteRequests } from '../../support/pages/account-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, open } = visit;
const { field, button, offButton, toast, at } = accountPage(page);
const password = 'crossing-1842';
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});

function newcomer(): Somebody {
  const username = uniqueName('new');
  return { email: `${username}@harbour.example`, password, username, displayName: 'Grace Hopper' };
}

const openFor = (email: string) => open(`/signup?email=${encodeURIComponent(email)}`);

async function openPasswordStep(email = newcomer().email): Promise<void> {
  await openFor(email);
  await page.getByLabel('Available').waitFor();
  await button('Next').click();
  await field('Password').waitFor();
}

async function openNamesStep(email?: string): Promise<void> {
  await openPasswordStep(email);
  await field('Password').fill(password);
  await field('Password again').fill(password);
  await button('Next').click();
  await field('Username').waitFor();
}

test('SIGN-1 SIGN-2 SIGN-3 SIGN-4 has three steps with their progress, and a way back from each that keeps the typed fields', async () => {
  const { email, username } = newcomer();
  const progress = () => page.getByRole('main').getByRole('progressbar').getAttribute('value');
  const labels = () => page.locator('main form label').allInnerTexts();
  await open(`/signup?from=%2Fprofile&email=${encodeURIComponent(email)}`);
  await expect.poll(() => field('Email').inputValue()).toBe(email);
  expect([await progress(), await labels()]).toEqual(['20', ['Email']]);

  await page.getByLabel('Available').waitFor();
  await button('Next').click();
  await field('Password').waitFor();
  expect([await progress(), await labels()]).toEqual(['60', ['Password', 'Password again']]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  await field('Password').fill(password);
  await field('Password again').fill(password);

  await button('Next').click();
  await field('Username').fill(username);
  const names = ['Username', 'Display name', 'I am at least 13 years old'];
  expect([await progress(), await labels()]).toEqual(['100', names]);

  await button('Back').click();
  await expect.poll(() => field('Password again').inputValue()).toBe(password);
  await button('Next').click();
  await expect.poll(() => field('Username').inputValue()).toBe(username);
  await button('Back').click();
  await button('Back').click();
  await expect.poll(() => field('Email').inputValue()).toBe(email);
  await button('Back').click();
  await page.waitForURL((url) => url.pathname === '/login');
  await expect.poll(() => field('Email').inputValue()).toBe(email);
  expect(new URL(page.url()).searchParams.get('from')).toBe('/profile');
});

test('SIGN-5 SIGN-18 each step continues only while it is valid, and says what is missing', async () => {
  const missing = () => toast('One or more fields are missing during signup.');
  const close = async () => {
    await page.locator('[data-sonner-toast] [data-close-button]').first().click();
    await missing().waitFor({ state: 'detached' });
  };
  const refusesEmpty = async (empty: string, next: string) => {
    await offButton(next).waitFor();
    await field(empty).press('Enter');
    await missing().waitFor();
    await close();
    await field(empty).waitFor();
  };
  await open('/signup');
  await refusesEmpty('Email', 'Next');
  await field('Email').fill(newcomer().email);
  await page.getByLabel('Available').waitFor();
  await button('Next').click();

  await refusesEmpty('Password', 'Next');
  await field('Password').fill(password);
  await refusesEmpty('Password again', 'Next');
  await field('Password again').fill(password);
  await button('Next').click();

  await field('Username').fill(newcomer().username);
  await page.getByLabel('Available').waitFor();
  await page.getByLabel('I am at least 13 years old').check();
  await refusesEmpty('Display name', 'Sign up');
});

test('SIGN-9 a free email is marked as available, and a taken one is refused with a link to the login', async () => {
  await openFor(newcomer().email);
  await page.getByLabel('Available').waitFor();
  await field('Email').fill(ada.email);
  await page.getByText('Email is already in use.').waitFor();
  await offButton('Next').waitFor();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await expect.poll(() => field('Email').inputValue()).toBe(ada.email);
});

deepTest('SIGN-11 SIGN-12 LIM-5 takes a password of 6 to 18 characters, and the same one twice', async () => {
  const length = page.getByText('Password should contain 6 - 18 characters.');
  await openPasswordStep();
  for (const [wrong, right] of [
    ['12345', '123456'],
    ['x'.repeat(19), 'x'.repeat(18)],
  ] as const) {
    await field('Password again').fill(wrong);
    await field('Password').fill(wrong);
    await length.waitFor();
    await offButton('Next').waitFor();
    await field('Password').fill(right);
    await length.waitFor({ state: 'detached' });
    await page.getByText('Should match original password.').waitFor();
    await offButton('Next').waitFor();
    await field('Password again').fill(right);
    await page.getByText('Should match original password.').waitFor({ state: 'detached' });
    await expect.poll(() => button('Next').getAttribute('aria-disabled')).toBe('false');
  }
});

test('SIGN-14 SIGN-15 SIGN-16 LIM-5 takes a free username of 4 to 20 characters', async () => {
  await openNamesStep();
  const username = field('Username');
  const free = page.getByLabel('Available');
  const longest = uniqueName('twelve-chars').slice(0, 20);
  await username.fill(longest.slice(-3));
  await page.getByText('Username should be atleast 4 characters long.').waitFor();
  await username.fill(longest.slice(-4));
  await free.waitFor();
  await username.fill(longest);
  await free.waitFor();
  await username.press('End');
  await username.press('x');
  expect(await username.inputValue()).toBe(longest);
  await username.fill(ada.username.toUpperCase());
  await page.getByText('Username already taken.').waitFor();
  await offButton('Sign up').waitFor();
});

deepTest('SIGN-17 LIM-5 takes a display name of 1 to 28 characters', async () => {
  await openNamesStep();
  await field('Username').fill(newcomer().username);
  await page.getByLabel('I am at least 13 years old').check();
  await page.getByLabel('Available').waitFor();
  await offButton('Sign up').waitFor();
  const name = field('Display name');
  const isReady = () => button('Sign up').getAttribute('aria-disabled');
  await name.fill('A');
  await expect.poll(isReady).toBe('false');
  await name.fill(' ');
  await offButton('Sign up').waitFor();
  const longest = 'Ada Lovelace of the harbours';
  await name.fill(longest);
  await expect.poll(isReady).toBe('false');
  await name.press('End');
  await name.press('x');
  expect(await name.inputValue()).toBe(longest);
  expect(longest).toHaveLength(28);
});

deepTest('a reload and a look at the terms keep all typed fields except the passwords', async () => {
  const { email, username } = newcomer();
  await openNamesStep(email);
  await field('Username').fill(username);
  const continues = async () => {
    await field('Password').waitFor();
    expect(await field('Password').inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password);
    await field('Password').fill(password);
    await field('Password again').fill(password);
    await button('Next').click();
    await expect.poll(() => field('Username').inputValue()).toBe(username);
  };
  await page.reload();
  await continues();
  await page.getByRole('main').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL('**/terms');
  await page.goBack();
  await continues();
});

test('SIGN-19 LIM-16 D-20 complete input with the confirmed age creates the account and signs the user in', async () => {
  const person = newcomer();
  const sent = noteRequests(page, (request) => request.url().endsWith('/signup_email'));
  await open('/signup?from=%2Fprofile');
  await field('Email').fill(person.email);
  await button('Next').click();
  await field('Password').fill(password);
  await field('Password again').fill(password);
  await button('Next').click();
  await field('Username').fill(person.username);
  await field('Display name').fill(person.displayName);
  await page.getByLabel('Available').waitFor();
  await field('Display name').press('Enter');
  await toast('Please confirm that you are at least 13 years old.').waitFor();
  expect(sent).toEqual([]);

  await page.getByLabel('I am at least 13 years old').check();
  const posted = page.waitForRequest('**/api/users/signup_email');
  await button('Sign up').click();
  const { email, username, displayName } = person;
  expect((await posted).postDataJSON()).toEqual({ uid: expect.any(String), email, username, displayName });
  await at('/profile');
  await page.getByRole('heading', { level: 1, name: displayName }).waitFor();
  const { body } = await request(`${visit.url}/api/users/${username}`);
  expect(body).toMatchObject({ profile: { username, displayName } });
});

deepTest('an interrupted sign-up can be completed at the next sign-in', async () => {
  const person = newcomer();
  await page.route('**/api/users/signup_email', (route) => route.abort());
  await open('/signup');
  await signUp(page, person);
  await page.locator('[data-sonner-toast][data-type=error]').waitFor();
  await page.unrouteAll();
  await open('/login?from=%2Fprofile');
  await logIn(page, person.email, password);
  await page.getByText('Almost there').waitFor();
  await fillPasswordAndNames(page, person);
  await at('/profile');
  await page.getByRole('heading', { level: 1, name: person.displayName }).waitFor();
  expect(visit.trouble).toEqual([]);
});
