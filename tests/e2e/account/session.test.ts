import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Person, request, signUpPerson } from '../../integration/client';
import { faultsOn } from '../../support/accessibility';
import { ageSignIn, endSessions, logIn } from '../../support/account-forms';
import { readDownload } from '../../support/read-download';
import { signInDevice } from '../../support/sign-in-fast';
import { chooseLanguage, writeProgram } from '../../support/solve-page';
import { uniqueName } from '../../support/unique-name';
import { startVisit, withServiceWorker } from '../../support/visit';

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
