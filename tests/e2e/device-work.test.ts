import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ada, logIn, type Somebody, signUp } from '../support/account-forms';
import { writeProgram } from '../support/solve-page';
import { startVisit } from '../support/visit';

const path = '/code/SAMPLPRBLM';
const bob: Somebody = { ...ada, email: 'bob@harbour.example', username: 'boole', displayName: 'Bob' };

const visit = await startVisit();
const { page } = visit;
const question = (at: Page = page) => at.getByRole('dialog', { name: 'Work from before you signed in' });
const code = (at: Page = page) =>
  at.locator('.cm-content').evaluate((element) => (element as HTMLElement).innerText);
const at = (wanted: string) => page.waitForURL((url) => url.pathname === wanted);

async function write(text: string): Promise<void> {
  await page.locator('.cm-content').waitFor();
  await writeProgram(page, text);
  await page.getByText('Saved on this device').first().waitFor();
}

async function logOut(): Promise<void> {
  await visit.open('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are not signed in').waitFor();
}

test('Offline 6 a draft written signed out stays on this device until the user decides, in every tab', async () => {
  const second = await visit.openTab('/explore');
  await visit.open(path);
  await page.getByLabel('Language').selectOption('PYTHON3');
  await write('print("before")');
  await visit.open(`/signup?from=${encodeURIComponent(path)}`);
  await signUp(page, ada);
  await at(path);
  await question().getByText('1 code draft').waitFor();
  await page.locator('.cm-content').waitFor();
  expect(await code()).not.toContain('before');
  await question(second).waitFor();
  await question(second).getByRole('button', { name: 'Add to my account' }).click();
  await expect.poll(() => code()).toContain('before');
  await question().waitFor({ state: 'hidden' });
  await second.close();
});

test('Offline 6 a draft kept separate belongs to no account: it is visible signed out, and the next account is asked', async () => {
  await logOut();
  await visit.open(path);
  await write('print("left behind")');
  await visit.open(`/login?from=${encodeURIComponent(path)}`);
  await logIn(page, ada.email, ada.password);
  await at(path);
  await question().getByRole('button', { name: 'Keep separate' }).click();
  await question().waitFor({ state: 'hidden' });
  await expect.poll(() => code()).toContain('before');
  await page.reload();
  await page.locator('.cm-content').waitFor();
  expect(await question().count()).toBe(0);

  await logOut();
  await visit.open(path);
  await expect.poll(() => code()).toContain('left behind');
  await visit.open(`/signup?from=${encodeURIComponent(path)}`);
  await signUp(page, bob);
  await at(path);
  await question().waitFor();
  expect(await code()).not.toContain('left behind');
  await question().getByRole('button', { name: 'Add to my account' }).click();
  await expect.poll(() => code()).toContain('left behind');
  expect(visit.trouble).toEqual([]);
});
