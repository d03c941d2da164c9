/** A device with the service worker that loses its network, its session or its user. */

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createProblem, type Person, request, signUpPerson } from '../../integration/client';
import { faultsOn } from '../../support/browser/accessibility';
import { removeFromDevice, rowsOnDevice } from '../../support/browser/device-database';
import { makePng } from '../../support/browser/png';
import { readDownload } from '../../support/browser/read-download';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { ageSignIn, endSessions, logIn } from '../../support/pages/account-forms';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { uniqueName } from '../../support/unique-name';

const sample = 'SAMPLPRBLM';
const later = 'HIGH-TIDE';
const visit = await startVisit({ device: withServiceWorker });
const { page, context, open } = visit;
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const outbox = (sentence: string) => page.getByRole('button', { name: `Outbox: ${sentence}` });
const sentAll = () => outbox('Online. Everything is sent');
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

async function newPerson(displayName = 'Augusta Ada'): Promise<Person> {
  return await signUpPerson(visit.url, uniqueName('ada'), { displayName });
}

/** Waits until pages of this device no longer need the server. */
async function installApp(at: Page): Promise<void> {
  await at.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

async function submitProgram(code: string): Promise<void> {
  await writeProgram(page, code);
  await page.getByRole('button', { name: /^Submit/ }).click();
}

test('LOGIN-10 NAV-14 without a network a reload still has name, picture, draft and queue, and all is sent later', async () => {
  const ada = await newPerson();
  const avatar = Buffer.from(makePng(64, 64)).toString('base64');
  const update = { uid: ada.uid, avatar };
  await request(`${visit.url}/api/users/profile`, update, { ...ada, key: randomUUID() });
  await signInDevice(page, visit.url, ada);
  const picture = page.getByRole('banner').locator('img');
  const pictureWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await open(`/profile/${ada.username}`);
  await heading('Augusta Ada').waitFor();
  await installApp(page);
  await open(`/code/${sample}`);
  await chooseLanguage(page, 'PYTHON3');
  await expect.poll(pictureWidth).toBe(64);

  await context.setOffline(true);
  await submitProgram('print("written without a network")');
  await outbox('Offline · 1 saved on this device').waitFor();
  await page.reload();
  await page.getByText('written without a network').first().waitFor();
  await outbox('Offline · 1 saved on this device').waitFor();
  await expect.poll(pictureWidth).toBe(64);
  await open(`/profile/${ada.username}`);
  await heading('Augusta Ada').waitFor();
  await open('/profile/never-seen');
  await page.getByText('The profile of @never-seen is not on this device').waitFor();

  await open('/profile/edit');
  await page.getByLabel('Display name', { exact: true }).fill('Countess Ada');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await heading('Countess Ada').waitFor();
  await page.getByText('Not sent yet: display name.').waitFor();
  await context.setOffline(false);
  await sentAll().waitFor();
  await page.getByText('Not sent yet').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Profile of Countess Ada' }).waitFor();
  const history = page.getByRole('region', { name: 'Submissions' });
  await history.locator('summary').first().click();
  await history.getByText('written without a network').waitFor();
});

test('NAV-16 shows the problem of the address, not the previous one, even if it is not on this device', async () => {
  const onDevice = async () =>
    (await rowsOnDevice<{ id: string }>(page, 'problems', 'cache')).map(({ id }) => id);
  await open(`/code/${sample}`);
  await heading('All Aboard').waitFor();
  await installApp(page);
  // The whole collection comes to the device, which takes long on a busy machine.
  await expect.poll(onDevice, { timeout: 200_000 }).toEqual(expect.arrayContaining([sample, later]));
  await chooseLanguage(page, 'PYTHON3');
  await context.setOffline(true);
  await submitProgram('print("All aboard")');
  await outbox('Offline · 1 saved on this device').waitFor();
  await removeFromDevice(page, 'problems', sample, 'cache');

  await open(`/code/${later}`);
  await heading('High Tide').waitFor();
  await outbox('Offline · 1 saved on this device').click();
  const panel = page.getByRole('region', { name: 'Outbox' });
  await panel.getByRole('link', { name: /^(All Aboard|SAMPLPRBLM)$/ }).click();
  await page.waitForURL((url) => url.pathname === `/code/${sample}`);
  await page.getByText(`Problem ${sample} is not on this device`).waitFor();
  expect(await page.locator('.cm-content').count()).toBe(0);
  // Lists mark problems that are not on the device.
  for (const list of ['/explore', '/challenges/first-crossing']) {
    await open(list);
    await page.getByRole('link', { name: /^All Aboard.*, not on this device/ }).waitFor();
    expect(await page.getByRole('link', { name: /^High Tide.*, not on this device/ }).count()).toBe(0);
  }
});

test('when the server ends a session, a submission waits for a new sign-in, which does not leave the page', async () => {
  const ada = await newPerson();
  const fresh = 'harbour-1852';
  const card = dialog(/^Sign in/);
  await signInDevice(page, visit.url, ada);
  await open(`/code/${later}`);
  await chooseLanguage(page, 'PYTHON3');
  await endSessions(visit, ada.email, fresh);
  await ageSignIn(page);
  await page.reload();
  await page.locator('.cm-content').waitFor();
  await submitProgram('print("after the session had ended")');
  await dialog('Sign in to send 1 item').waitFor();
  await page.getByText('after the session had ended').first().waitFor();
  expect(await faultsOn(page, 'sign-in card', { within: 'dialog' })).toEqual([]);

  await card.getByRole('button', { name: 'Close' }).click();
  await card.waitFor({ state: 'detached' });
  await outbox('Sign in to send 1 item').click();
  const panel = page.getByRole('region', { name: 'Outbox' });
  await panel.getByText('Sign in again to send 1 item.').waitFor();
  await panel.getByRole('button', { name: 'Sign in' }).click();
  await card.waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');

  await card.getByLabel('Password', { exact: true }).fill(fresh);
  await card.getByRole('button', { name: 'Sign in', exact: true }).click();
  await card.waitFor({ state: 'detached' });
  await sentAll().waitFor();
  expect(new URL(page.url()).pathname).toBe(`/code/${later}`);
});

test('PROF-4 unsent work stays with its owner: the next user of the device sees none of it', async () => {
  const [ada, grace] = [await newPerson(), await newPerson('Grace Hopper')];
  const signOut = () => page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const isOut = () => page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  const enter = async ({ email }: Person, from: string) => {
    await open(`/login?from=${encodeURIComponent(from)}`);
    await logIn(page, email, 'secret-1');
    await page.waitForURL((url) => url.pathname === from);
  };
  await signInDevice(page, visit.url, ada);
  await open(`/code/${sample}`);
  await installApp(page);
  await chooseLanguage(page, 'PYTHON3');
  await context.setOffline(true);
  await submitProgram('print("a secret of Ada")');
  await outbox('Offline · 1 saved on this device').waitFor();
  await open('/profile');
  await signOut();
  const ask = dialog('1 item not sent yet');
  await ask.waitFor();
  expect(await faultsOn(page, 'warning', { within: 'dialog' })).toEqual([]);
  const download = page.waitForEvent('download');
  await ask.getByRole('button', { name: 'Export to a file' }).click();
  const file = JSON.parse(await readDownload(download));
  expect(file).toMatchObject({ format: 'codeferry-unsent', items: [{ kind: 'codeSubmit' }] });
  expect(file.items[0].payload.code).toContain('a secret of Ada');
  await ask.getByRole('button', { name: 'Sign out and keep it' }).click();
  await isOut();

  await context.setOffline(false);
  await enter(grace, `/code/${sample}`);
  await page.locator('.cm-content').waitFor();
  await sentAll().waitFor();
  expect(await page.getByText('a secret of Ada').count()).toBe(0);
  await page.getByRole('tab', { name: 'Your submissions' }).click();
  expect(await page.getByRole('tabpanel').locator('summary').count()).toBe(0);
  await sentAll().click();
  expect(await page.getByRole('region', { name: 'Outbox' }).getByRole('listitem').count()).toBe(0);
  await open('/profile');
  await heading('Grace Hopper').waitFor();
  await page.getByText('Nothing yet.').waitFor();
  expect(await page.locator('[data-sonner-toast]').filter({ hasText: 'Ada' }).count()).toBe(0);
  const { body } = await request(`${visit.url}/api/users/submissions`, {}, ada);
  expect(body).toMatchObject({ submissions: [] });
  await signOut();
  await isOut();

  await enter(ada, '/profile');
  await sentAll().waitFor();
  const history = page.getByRole('region', { name: 'Submissions' });
  const entry = history.getByRole('listitem').filter({ hasText: 'a secret of Ada' });
  await entry.locator('summary').click();
  await entry.getByText('a secret of Ada').waitFor();
});

test('a private problem disappears at sign-out, also in another tab and offline', async () => {
  const setter = await newPerson();
  const title = 'Not for everybody';
  const id = await createProblem(visit.url, setter, {
    title,
    id: uniqueName('P').toUpperCase(),
    public: false,
  });
  await signInDevice(page, visit.url, setter);
  await open(`/code/${id}`);
  await heading(title).waitFor();
  await installApp(page);
  const other = await visit.openTab('/profile');
  const signOut = other.getByRole('button', { name: 'Sign out', exact: true });
  await signOut.waitFor();
  await context.setOffline(true);
  await signOut.click();
  await page.getByText(`Problem ${id} is not on this device`).waitFor();
  await heading(title).waitFor({ state: 'detached' });
  expect(visit.trouble).toEqual([]);
});
