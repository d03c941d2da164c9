import { expect, test } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page: phone, context: pocket, open, openDevice } = visit;
const problem = '/problems/SAMPLPRBLM';

test('a bookmark and a note made offline appear on the second device, and a shared list opens signed out', async () => {
  const ada = await signUpPerson(visit.url, uniqueName('ada'));
  await signInDevice(phone, visit.url, ada);
  await open(problem);
  const main = phone.locator('main');
  await main.getByRole('button', { name: 'Bookmark' }).waitFor();
  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await pocket.setOffline(true);
  await main.getByRole('button', { name: 'Bookmark' }).click();
  await main.getByRole('button', { name: 'Bookmark', pressed: true }).waitFor();
  await main.getByLabel('Your notes about this problem').fill('Sort first.');
  await main.getByText('Saved on this device').waitFor();
  await main.getByRole('button', { name: 'Add to list' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Add to list' });
  await dialog.getByLabel('New list').fill('Warm-up');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByRole('checkbox', { name: 'Warm-up', checked: true }).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await open('/lists');
  await main.getByText('0 of 1 solved').first().waitFor();
  await main.getByRole('link', { name: 'Warm-up' }).click();
  await main.getByRole('button', { name: 'Share', exact: true }).click();
  await main.getByText('The link works after this device has synced.').waitFor();
  const shared = new URL(phone.url()).pathname;
  await pocket.setOffline(false);
  await main.getByText('The link works after this device has synced.').waitFor({ state: 'detached' });

  const laptop = await openDevice({ serviceWorkers: 'block' });
  await open(shared, laptop.page);
  await laptop.page.getByRole('heading', { level: 1, name: 'Warm-up' }).waitFor();
  await laptop.page.getByRole('button', { name: 'Copy to my lists' }).waitFor();
  await signInDevice(laptop.page, visit.url, ada);
  await open(problem, laptop.page);
  const desk = laptop.page.locator('main');
  await desk.getByRole('button', { name: 'Bookmark', pressed: true }).waitFor();
  await expect.poll(() => desk.getByLabel('Your notes about this problem').inputValue()).toBe('Sort first.');
});
