import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { signIn } from '../../../tools/tour/member';
import { request, signUpPerson } from '../../integration/client';
import { rowsOnDevice } from '../../support/browser/device-database';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ wholeBrowser: true });

/** What a sign-in leaves on the device. */
async function stored(page: Page) {
  await expect.poll(() => rowsOnDevice(page, 'kv').then((rows) => rows.length)).toBeGreaterThan(0);
  const account = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const table = opening.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage');
          const rows = table.getAll();
          rows.onsuccess = () => resolve(JSON.parse(JSON.stringify(rows.result)));
        };
      }),
  );
  const hint = await page.evaluate(() => JSON.parse(localStorage.getItem('codeferry.session') ?? 'null'));
  const note = (await rowsOnDevice<{ key: string; value: { hint: string } }>(page, 'kv')).find(
    ({ key }) => key === 'session',
  );
  return { account, hint, note: JSON.parse(note?.value.hint ?? 'null') };
}

const likeAny = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part) =>
      /^(at|accessToken|refreshToken|expirationTime|lastLoginAt)$/.test(key) ? typeof part : part,
    ),
  );

test('a sign-in without the form leaves the same on the device as one with it', async () => {
  const person = await signUpPerson(visit.url, uniqueName('fast'));
  await signInDevice(visit.page, visit.url, person);
  await visit.open('/profile');
  await visit.page.getByRole('heading', { level: 1, name: person.username }).waitFor();
  const { page: typed } = await visit.openDevice();
  await signIn(typed, visit.url, person.email);
  expect(likeAny(await stored(visit.page))).toEqual(likeAny(await stored(typed)));
});

test.each([
  ['without a service worker', {}],
  ['with a service worker', withServiceWorker],
])('it sends the work of the user and lasts over reloads, %s', async (_, device) => {
  const { page } = await visit.openDevice(device);
  const person = await signUpPerson(visit.url, uniqueName('fast'));
  const profile = page.getByRole('banner').getByRole('link', { name: `Profile of ${person.username}` });
  await visit.open('/explore', page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  await signInDevice(page, visit.url, person);
  await visit.open('/code/SAMPLPRBLM', page);
  await profile.waitFor();
  await chooseLanguage(page, 'PYTHON3');
  await writeProgram(page, 'print(3)');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByText('Your code is in line. Starting soon.').first().waitFor();
  const { body } = await request(`${visit.url}/api/users/submissions`, {}, person);
  expect(body).toMatchObject({ submissions: [{ problemID: 'SAMPLPRBLM' }] });
  await page.reload();
  await profile.waitFor();
  expect(visit.trouble).toEqual([]);
});
