/** Waiting times of the account forms, with the clock of the page under control. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { takenOver } from '../../support/browser/taken-over';
import { passTimeUntilShown } from '../../support/browser/toast-time';
import { startVisit } from '../../support/browser/visit';
import { accountPage } from '../../support/pages/account-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();

async function openPaused(path: string, ready: string): Promise<Page> {
  const { page } = await visit.openDevice();
  await page.clock.install();
  await visit.open(path, page);
  await page.getByLabel(ready, { exact: true }).waitFor();
  await takenOver(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

/** The values whose availability the page has asked for. */
function notedChecks(page: Page, kind: 'email' | 'username'): (string | null)[] {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(`/check_availability/${kind}`)) asked.push(searchParams.get(kind));
  });
  return asked;
}

/** Asserts that only a pause of 500 ms after the last character makes a request. */
async function expectOneCheck(page: Page, kind: 'email' | 'username', texts: string[]): Promise<void> {
  const asked = notedChecks(page, kind);
  const field = page.locator(`main form input[name=${kind}]`);
  for (const text of texts) {
    await field.fill(text);
    await page.clock.runFor(499);
    // Lets a request that was begun too early leave the page.
    await page.evaluate(() => fetch('/api/meta').then((answer) => answer.text()));
    expect(asked).toEqual([]);
  }
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(texts.slice(-1));
}

test('SIGN-10 LIM-1 the checks of email and username wait until nothing was typed for 500 ms', async () => {
  const page = await openPaused('/signup', 'Email');
  const { field, button } = accountPage(page);
  const name = uniqueName('ada');
  const emails = ['.org', '.com', '.net'].map((end) => `${name}@harbour${end}`);
  await expectOneCheck(page, 'email', emails);
  await page.getByLabel('Available').waitFor();
  await button('Next').click();
  await field('Password').fill('crossing-1842');
  await field('Password again').fill('crossing-1842');
  await button('Next').click();
  await field('Username').waitFor();
  await expectOneCheck(page, 'username', [`${name}-1`, `${name}-2`, name]);
});

test('SIGN-13 LIM-1 password checks wait 100 ms after typing', async () => {
  const page = await openPaused('/signup', 'Email');
  const { field, button } = accountPage(page);
  await field('Email').fill(`${uniqueName('ada')}@harbour.example`);
  await page.clock.runFor(500);
  await page.getByLabel('Available').waitFor();
  await button('Next').click();
  for (const [label, first, second, message] of [
    ['Password', 'crate', 'short', 'Password should contain 6 - 18 characters.'],
    ['Password again', 'sort', 'sorts', 'Should match original password.'],
  ] as const) {
    const problem = page.getByText(message);
    await field(label).fill(first);
    await page.clock.runFor(99);
    await field(label).fill(second);
    await page.clock.runFor(99);
    expect(await problem.count()).toBe(0);
    await page.clock.runFor(1);
    await problem.waitFor();
  }
});

test('FORG-5 an unknown email raises a toast of 10 s, whose Sign Up link carries the email', async () => {
  const email = `${uniqueName('nobody')}@harbour.example`;
  const page = await openPaused(`/forgot-password?email=${encodeURIComponent(email)}`, 'Email');
  const { field, button, toast } = accountPage(page);
  const message = toast('There is no account with this email.');
  await button('Send the code').click();
  await passTimeUntilShown(page, message);
  await page.clock.runFor(9_800);
  expect(await message.count()).toBe(1);
  expect(await message.getAttribute('data-removed')).toBe('false');
  await page.clock.runFor(300);
  expect(await message.getAttribute('data-removed')).toBe('true');

  await page.clock.resume();
  await message.waitFor({ state: 'detached' });
  await button('Send the code').click();
  // By keyboard: a later message may cover the link.
  await message.getByRole('link', { name: 'Sign Up' }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/signup');
  expect(new URL(page.url()).searchParams.get('email')).toBe(email);
  await expect.poll(() => field('Email').inputValue()).toBe(email);
  expect(visit.trouble).toEqual([]);
});
