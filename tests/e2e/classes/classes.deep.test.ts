/** A teacher makes a class; a student joins by its link on another device, and gets a new password. */
import { expect, test } from 'vitest';
import { runTeacherCommand } from '../../../tools/teacher/command';
import { signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page, url } = visit;

test('a teacher makes a class, a student joins by its link, and a made account gets a new password', async () => {
  const teacher = await signUpPerson(url, uniqueName('teacher'));
  const student = await signUpPerson(url, uniqueName('student'), { displayName: 'Ada' });
  await runTeacherCommand(['grant', teacher.username], { ...process.env, DATA_DIR: visit.dataDir });
  await signInDevice(page, url, teacher);
  await visit.open('/classes');
  await page.getByLabel('Name of the class').fill('Informatics 7b');
  await page.getByRole('button', { name: 'Make class' }).click();
  await page.getByRole('heading', { name: 'Informatics 7b' }).waitFor();
  const link = (await page.getByText('/classes/join#').textContent())?.trim() ?? '';

  const other = await visit.openDevice({ ...withServiceWorker, viewport: phone });
  await signInDevice(other.page, url, student);
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Join', exact: true }).click();
  await other.page.getByRole('heading', { name: 'Informatics 7b' }).waitFor();
  expect(await other.page.locator('dl').textContent()).toContain(teacher.username);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Edit Ada' }).waitFor();
  await page.getByLabel('Names, one in each line').fill('Grace Hopper, Reds');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Create 1 account' }).click();
  const cards = page.getByRole('list', { name: '1 card' });
  const first = await cards.locator('code').last().textContent();
  await page.getByRole('button', { name: 'Edit Grace Hopper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grace Hopper' });
  await dialog.getByRole('button', { name: 'New password' }).click();
  await dialog.getByRole('button', { name: 'Set a new password?' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const [name, password] = await cards.locator('code').allTextContents();
  expect(password).not.toBe(first);
  const third = await visit.openDevice({ ...withServiceWorker, viewport: phone });
  await third.page.goto(`${url}/login`);
  await third.page
    .getByLabel('Email', { exact: false })
    .first()
    .fill(name ?? '');
  await third.page.getByLabel('Password', { exact: true }).fill(password ?? '');
  await third.page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await third.page.getByRole('link', { name: 'Profile of Grace Hopper' }).waitFor();

  await other.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await other.context.setOffline(true);
  await other.page.goto(`${url}/classes`);
  await other.page.getByRole('link', { name: 'Informatics 7b' }).click();
  await other.page.getByRole('heading', { name: 'Informatics 7b' }).waitFor();
  expect(await other.page.getByRole('button', { name: 'Leave the class' }).isDisabled()).toBe(true);
  expect(visit.trouble).toEqual([]);
});
