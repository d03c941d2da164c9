/** The code of a page cannot be loaded, or throws. */
import { expect, test } from 'vitest';
import { startVisit } from '../../support/browser/visit';

const visit = await startVisit();

test('NAV-27 NAV-33 NAV-35 a page that failed keeps the navigation, the bug report and the messages', async () => {
  const { page } = await visit.openDevice();
  await page.route('**/assets/information-*.js', (route) => route.abort());
  await page.goto(`${visit.url}/terms`);
  await page.getByRole('heading', { level: 1, name: 'This page failed' }).waitFor();
  await page.getByText('Your code and your submissions are saved on this device.').waitFor();
  await page.getByText('A part of this page could not be loaded').waitFor();
  await page.getByRole('button', { name: 'Report a bug or request a feature' }).click();
  await page.getByRole('dialog', { name: 'Send a report' }).getByLabel('Type of report').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click();
  await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor();
  expect(await page.getByText('This page failed').count()).toBe(0);
});
