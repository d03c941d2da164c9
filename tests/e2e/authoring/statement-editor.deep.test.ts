import { expect, test } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { rowsOnDevice } from '../../support/browser/device-database';
import { giveImage, loadedWidth } from '../../support/browser/give-image';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { problemWizardPage } from '../../support/pages/problem-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page } = visit;
const { main, button, text, tab, begin } = problemWizardPage(visit);

test('a pasted image, a table and a second language are shown in the preview, and stay after a reload', async () => {
  await signInDevice(page, visit.url, await signUpPerson(visit.url, uniqueName('ada')));
  await begin();
  await text('Title').fill('Harbour');
  await text('Description').fill('The map:');
  await text('Description').press('ControlOrMeta+End');
  await giveImage(text('Description'), 'paste', { name: 'image.png', width: 60, height: 40 });
  await page.getByRole('textbox', { name: 'Alternative text' }).fill('A map of the harbour');
  await page.getByRole('combobox', { name: 'Width' }).selectOption('Medium (50 %)');
  await page.getByRole('button', { name: 'Insert image' }).click();
  const markdown = 'The map:\n\n![A map of the harbour](image.png){width=50%}';
  await expect.poll(() => text('Description').inputValue()).toContain(markdown);
  await button('Table').first().click();
  await page.getByRole('spinbutton', { name: 'Columns' }).fill('2');
  await page.getByRole('button', { name: 'Insert table' }).click();
  await page.keyboard.type('Pier');
  const preview = main.getByRole('region', { name: 'Preview in English' });
  await preview.getByRole('columnheader', { name: 'Pier' }).waitFor();
  const image = preview.getByRole('img', { name: 'A map of the harbour' });
  expect(await image.getAttribute('width')).toBe('50%');
  await expect.poll(() => loadedWidth(image)).toBe(60);

  await button('Add a language').click();
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Español');
  await page.getByRole('button', { name: 'Add language', exact: true }).click();
  await tab('Español').and(main.locator('[aria-selected=true]')).waitFor();
  await text('Title').fill('Puerto');
  await text('Description').fill('El mapa: ![Un mapa](image.png)');
  const spanish = main.getByRole('region', { name: 'Preview in Español' });
  await spanish.getByRole('heading', { name: 'Puerto' }).waitFor();
  await spanish.getByRole('img', { name: 'Un mapa' }).waitFor();

  await expect
    .poll(async () => JSON.stringify(await rowsOnDevice(page, 'wizardDrafts')))
    .toContain('Un mapa');
  await page.reload();
  await spanish.getByRole('img', { name: 'Un mapa' }).waitFor();
  await tab('English (default)').click();
  await expect.poll(() => text('Description').inputValue()).toContain('| Pier | Heading 2 |');
  await image.waitFor();
});
