import { expect, test } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, url } = visit;

test('HOME-1 members begin with their own work, without a flash of the landing page; the shortcut opens the draft', async () => {
  const person = await signUpPerson(url, uniqueName('member'), { displayName: 'Ada' });
  await signInDevice(page, url, person);
  // Before any script of the app.
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('.boot-text').waitFor();
  expect(await page.locator('.boot-home').isVisible()).toBe(false);
  await page.unroute('**/assets/**');

  await visit.open('/');
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ada' }).waitFor();
  await page.getByRole('region', { name: 'Practice calendar' }).waitFor();
  await page.getByRole('link', { name: 'Solve a sample problem' }).click();
  const editor = page.getByRole('textbox', { name: 'Code' });
  await editor.click();
  await page.keyboard.type('# mine');
  await page.getByText('Saved on this device').waitFor();
  await visit.open('/');
  await page.getByRole('heading', { level: 1, name: 'Welcome back, Ada' }).waitFor();
  const draft = page.getByRole('region', { name: 'Continue' }).getByRole('link');
  await expect.poll(() => draft.getAttribute('href')).toContain('/code/SAMPLPRBLM');
  await visit.open('/continue');
  await page.waitForURL('**/code/SAMPLPRBLM');
  expect(visit.trouble).toEqual([]);
});
