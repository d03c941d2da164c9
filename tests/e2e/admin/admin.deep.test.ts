/** The main path of an administrator in a browser; the calls are tested in `tests/integration/admin`. */
import { expect, test } from 'vitest';
import { followSystemTheme } from '../../../tools/tour/wait-for-page';
import { request, signUpPerson } from '../../integration/client';
import { faultsOnPhone } from '../../support/browser/accessibility';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';

const visit = await startVisit({ ownServer: true });
const { page, url } = visit;

test('the first account opens the administration from its menu, blocks a user, and the log shows it', async () => {
  const boss = await signUpPerson(url, 'harbour.master');
  const sailor = await signUpPerson(url, 'sailor');
  const own = () => request(`${url}/api/users/me`, undefined, sailor);
  expect((await own()).status).toBe(200);

  await followSystemTheme(visit.context);
  await signInDevice(page, url, { email: boss.email });
  await visit.open('/terms');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Administration' }).click();
  const main = page.locator('main');
  await main.getByRole('button', { name: 'Open sailor' }).click();
  const dialog = page.getByRole('dialog', { name: 'sailor' });
  await dialog.getByLabel('Reason').fill('Sends spam');
  await dialog.getByRole('button', { name: 'Block account' }).click();
  await dialog.getByText(/by harbour\.master\. Sends spam/).waitFor();
  expect(await own()).toMatchObject({ status: 401, body: { errorCode: 'ACCOUNT_BLOCKED' } });

  await dialog.getByRole('button', { name: 'Close' }).click();
  await main.getByRole('tab', { name: 'Audit log' }).click();
  const row = main.getByRole('row').filter({ hasText: 'Blocked an account' });
  expect(await row.innerText()).toMatch(/harbour\.master[\s\S]*sailor[\s\S]*Sends spam/);
  expect(await faultsOnPhone(page, '/admin')).toEqual([]);
  expect(visit.trouble).toEqual([]);
});
