import { expect } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { rowsOnDevice } from '../../support/browser/device-database';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { test } from '../../support/lanes';
import { problemWizardPage } from '../../support/pages/problem-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page } = visit;
const { main, button, text, tab, begin } = problemWizardPage(visit);

/** Pastes a picture of this size as a screenshot program does. */
async function pasteImage(width: number, height: number): Promise<void> {
  await text('Description').evaluate(
    async (area, size) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const picture = canvas.getContext('2d');
      if (!picture) throw new Error('no canvas');
      picture.fillStyle = '#2f6f8f';
      picture.fillRect(0, 0, size.width, size.height / 2);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      if (!blob) throw new Error('no picture');
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([blob], 'image.png', { type: 'image/png' }));
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { width, height },
  );
}

test('a pasted image, a table and a second language are shown in the preview, and stay after a reload', async () => {
  await signInDevice(page, visit.url, await signUpPerson(visit.url, uniqueName('ada')));
  await begin();
  await text('Title').fill('Harbour');
  await text('Description').fill('The map:');
  await text('Description').press('ControlOrMeta+End');
  await pasteImage(60, 40);
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
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(60);

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
