import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { startVisit } from '../../support/browser/visit';
import { logIn } from '../../support/pages/account-forms';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { uniqueName } from '../../support/unique-name';

const path = '/code/SAMPLPRBLM';
const visit = await startVisit();
const { page } = visit;
const question = (at: Page = page) => at.getByRole('dialog', { name: 'Work from before you signed in' });
const answer = (name: string, at: Page = page) => question(at).getByRole('button', { name }).click();
const code = (at: Page = page) =>
  at.locator('.cm-content').evaluate((element) => (element as HTMLElement).innerText);

const newPerson = () => signUpPerson(visit.url, uniqueName('ada'));

async function write(text: string): Promise<void> {
  await visit.open(path);
  await chooseLanguage(page, 'PYTHON3');
  await writeProgram(page, text);
  await page.getByText('Saved on this device').first().waitFor();
}

/** By the form, which asks what to do with the work. */
async function enter({ email }: Person): Promise<void> {
  await visit.open(`/login?from=${encodeURIComponent(path)}`);
  await logIn(page, email, 'secret-1');
  await page.waitForURL((url) => url.pathname === path);
  await question().waitFor();
}

test('Offline 6 a draft written signed out stays on this device until the user decides, in every tab', async () => {
  const second = await visit.openTab('/explore');
  await write('print("before")');
  await enter(await newPerson());
  await question().getByText('1 code draft').waitFor();
  await page.locator('.cm-content').waitFor();
  expect(await code()).not.toContain('before');
  await answer('Add to my account', second);
  await expect.poll(() => code()).toContain('before');
  await question().waitFor({ state: 'hidden' });
});

test('Offline 6 a draft kept separate belongs to no account: it is visible signed out, and the next account is asked', async () => {
  await write('print("left behind")');
  await enter(await newPerson());
  await answer('Keep separate');
  await question().waitFor({ state: 'hidden' });
  await page.reload();
  await page.locator('.cm-content').waitFor();
  expect(await code()).not.toContain('left behind');
  expect(await question().count()).toBe(0);

  await visit.open('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are not signed in').waitFor();
  await visit.open(path);
  await expect.poll(() => code()).toContain('left behind');
  await enter(await newPerson());
  expect(await code()).not.toContain('left behind');
  await answer('Add to my account');
  await expect.poll(() => code()).toContain('left behind');
  expect(visit.trouble).toEqual([]);
});
