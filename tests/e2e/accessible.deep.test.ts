/** Accessibility of pages after use; pages.test.ts checks their first state. */
import { expect, test } from 'vitest';
import { faultsOn } from '../support/accessibility';
import { startVisit } from '../support/visit';

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
