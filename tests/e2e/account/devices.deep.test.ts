import { expect, test } from 'vitest';
import { request, signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { logIn } from '../../support/pages/account-forms';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page } = visit;

test('signs out one device and all others, and a new password signs out the rest', async () => {
  const ada = await signUpPerson(visit.url, uniqueName('ada'));
  const { page: phone } = await visit.openDevice({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });
  await visit.open('/login', phone);
  await logIn(phone, ada.email, 'secret-1');
  await phone.waitForURL((url) => url.pathname !== '/login');
  await signInDevice(page, visit.url, ada);
  await visit.open('/settings');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  // The two sign-ins over the wire, and the phone.
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(3);
  await devices.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
  await visit.open('/settings', phone);
  await phone.getByRole('main').getByRole('button', { name: 'Sign in again' }).click();
  await phone.getByRole('dialog', { name: 'Sign in again' }).waitFor();

  await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out all other devices?' });
  await question.getByRole('button', { name: 'Sign out all other devices' }).click();
  await devices.getByText('You are signed in on this device only.').waitFor();
  const refused = await request(`${visit.url}/api/users/me`, undefined, { token: ada.token });
  expect(refused.status).toBe(401);

  await page.getByRole('button', { name: 'Change password' }).click();
  const form = page.getByRole('form', { name: 'Change password' });
  const fill = (label: string, text: string) => form.getByLabel(label, { exact: true }).fill(text);
  await fill('Current password', 'not-mine');
  await fill('New password', 'secret-2');
  await fill('New password again', 'secret-2');
  await form.getByRole('button', { name: 'Change the password' }).click();
  await form.getByText('The current password is not right.').waitFor();
  await fill('Current password', 'secret-1');
  await form.getByRole('button', { name: 'Change the password' }).click();
  await form.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Change password');
  await devices.getByText('You are signed in on this device only.').waitFor();
  await page.reload();
  await devices.getByText('This device', { exact: true }).waitFor();
});
