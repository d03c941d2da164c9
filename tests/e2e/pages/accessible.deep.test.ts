/** Accessibility of pages after use; pages.test.ts checks their first state. */
import { expect, test } from 'vitest';
import { faultsOn } from '../../support/browser/accessibility';
import { startVisit } from '../../support/browser/visit';

const sample = 'SAMPLPRBLM';

const visit = await startVisit();
const { page } = visit;

const open = (path: string) => visit.open(path);

test('sample results, custom input, own submissions and the open outbox have no accessibility fault', async () => {
  await open(`/code/${sample}`);
  await page.locator('.cm-content').waitFor();
  const found: string[] = [];
  const look = async (where: string) => found.push(...(await faultsOn(page, where)));
  await page.getByRole('button', { name: /^Run/ }).click();
  await page.getByText('Output differs').first().waitFor();
  await look('sample results');
  await page.getByRole('tab', { name: 'Custom input' }).click();
  await look('custom input');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByText('Your code is in line. Starting soon.').first().waitFor();
  await look('verdict');
  await page.getByRole('tab', { name: 'Your submissions' }).click();
  await page.getByRole('tabpanel').locator('summary').first().click();
  await look('own submissions');
  await page.getByRole('button', { name: /^Outbox/ }).click();
  await page.getByRole('region', { name: 'Outbox' }).getByRole('link', { name: 'All Aboard' }).waitFor();
  await look('outbox');
  expect(found).toEqual([]);
});

test('the user can resend, edit, save and discard a refused submission in the outbox', async () => {
  const refusal = { errorCode: 'BAD_REQUEST', error: 'Bad request', message: 'Not this one.' };
  await page.route('**/api/code/submit', (route) => route.fulfill({ status: 400, json: refusal }));
  await open('/code/HIGH-TIDE');
  await page.locator('.cm-content').waitFor();
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('button', { name: 'Outbox: 1 refused: choose what to do' }).click();
  const outbox = page.getByRole('region', { name: 'Outbox' });
  await outbox.getByText('Bad request - Not this one.').waitFor();
  expect(await faultsOn(page, 'a refusal')).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    outbox.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('HIGH-TIDE.py');
  await expect
    .poll(() => outbox.getByRole('link', { name: 'Edit' }).getAttribute('href'))
    .toBe('/code/HIGH-TIDE');
  await Promise.all([
    page.waitForResponse('**/api/code/submit'),
    outbox.getByRole('button', { name: 'Send again' }).click(),
  ]);
  await outbox.getByRole('button', { name: 'Discard' }).click();
  await outbox.getByRole('button', { name: 'Discard permanently?' }).click();
  await outbox.getByText('Bad request - Not this one.').waitFor({ state: 'detached' });
  expect(visit.trouble).toEqual([]);
});

test('every way of checking finds a fault inserted into the page, and only in the checked area', async () => {
  await open('/terms');
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<p id="pale" style="color:#777;background:#666">pale</p>');
  });
  const found = [expect.stringMatching(/^there: color-contrast at <p id="pale"/)];
  expect(await faultsOn(page, 'there')).toEqual(found);
  expect(await faultsOn(page, 'there', { tags: ['wcag2aa'] })).toEqual(found);
  expect(await faultsOn(page, 'there', { rules: ['color-contrast'] })).toEqual(found);
  expect(await faultsOn(page, 'there', { within: 'main' })).toEqual(found);
  expect(await faultsOn(page, 'there', { within: 'footer' })).toEqual([]);
  expect(await faultsOn(page, 'there', { tags: ['wcag2a'] })).toEqual([]);
});
