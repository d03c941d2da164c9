import { expect, test } from 'vitest';
import { cutOff, faultsOn } from '../../support/browser/accessibility';
import { phone, startVisit } from '../../support/browser/visit';

// Without a judge no language is available; the server still sends the reasons.
const visit = await startVisit();
const { page } = visit;

test('the solve page marks languages that are not judged, with the reason', async () => {
  await page.setViewportSize(phone);
  await visit.open('/code/SAMPLPRBLM');
  await page.getByRole('button', { name: 'Code' }).click();
  const note = page.getByText('The server cannot judge Python 3 at the moment. No judge is running.');
  await note.waitFor();
  const options = await page.getByLabel('Language', { exact: true }).locator('option').allInnerTexts();
  expect(options.filter((label) => label.endsWith('(judge unavailable)'))).toHaveLength(4);
  expect([...(await faultsOn(page, 'phone')), ...(await cutOff(page, 'phone'))]).toEqual([]);
});

test('D-36 the status page gives a reason for each language', async () => {
  await visit.open('/status');
  await page.getByRole('heading', { name: 'Languages' }).waitFor();
  expect(await page.getByText('No judge is running.').count()).toBeGreaterThanOrEqual(4);
});
