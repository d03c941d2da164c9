import { expect, test } from 'vitest';
import { createProblem, signUpPerson } from '../../integration/client';
import { faultsOn } from '../../support/browser/accessibility';
import { startVisit } from '../../support/browser/visit';
import { typedText } from '../../support/pages/type-program';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page } = visit;

const begin = "const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);";
const filled = (text: string) => `${begin}\nconst total = ${text};\nconsole.log(total);\n`;

test('only the gaps of a template can be written, samples run, and a reload keeps the gaps', async () => {
  const setter = await signUpPerson(visit.url, uniqueName('setter'));
  const title = uniqueName('Gapped ');
  const initialCode = [{ language: 'JAVASCRIPT_NODE', code: filled('@{0}@'), gaps: true }];
  const id = await createProblem(visit.url, setter, { title, initialCode });
  await visit.open(`/code/${id}`);
  const main = page.getByRole('main');
  await main.getByText('Gap 1 of 1').waitFor();
  const languages = page.getByLabel('Language', { exact: true }).locator('option');
  expect(await languages.count()).toBe(1);
  await page.getByRole('button', { name: /^Next gap/ }).click();
  await page.keyboard.type('a + b');
  await expect.poll(() => typedText(page)).toBe(filled('a + b'));
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('let x');
  await main.getByText('This code is fixed. Write in a marked gap.').waitFor();
  expect(await typedText(page)).toBe(filled('a + b'));
  expect(await faultsOn(page, 'the gaps', { within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: /^Run/ }).click();
  await main.getByText('Output matches').first().waitFor();
  await page.reload();
  await main.getByText('Gap 1 of 1').waitFor();
  await expect.poll(() => typedText(page)).toBe(filled('a + b'));
  await page.getByRole('button', { name: 'Reset to the original code' }).click();
  await expect.poll(() => typedText(page)).toBe(filled('0'));
  await main.getByText('Fixed code').waitFor();
  expect(visit.trouble).toEqual([]);
});
