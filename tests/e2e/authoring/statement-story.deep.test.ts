/** A statement with all that the editor can do is written without a network; another account reads it. */
import { expect, test } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { faultsOn } from '../../support/browser/accessibility';
import { giveImage, loadedWidth } from '../../support/browser/give-image';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { desktop, phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { problemWizardPage } from '../../support/pages/problem-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: { ...withServiceWorker, viewport: desktop }, ownServer: true });
const { page, url } = visit;
const { main, button, text, step, tab, next, fillRequirements } = problemWizardPage(visit);
const toastOf = (shown: typeof page, words: string) =>
  shown.locator('[data-sonner-toast]').filter({ hasText: words });
const dialog = page.getByRole('dialog');

async function addImage(how: 'paste' | 'drop', name: string, about: string, width: number): Promise<void> {
  await text('Description').press('ControlOrMeta+End');
  await giveImage(text('Description'), how, { name, width, height: 40 });
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill(about);
  await dialog.getByRole('combobox', { name: 'Width' }).selectOption('Medium (50 %)');
  await dialog.getByRole('button', { name: 'Insert image' }).click();
  await expect.poll(() => text('Description').inputValue()).toContain(`![${about}](${name}){width=50%}`);
}

/** The worker controls the page, and the app is complete. */
async function appOnDevice(shown: typeof page): Promise<void> {
  await shown.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await shown.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The reader sees both images, the formula and the table. */
async function seeStatement(place: ReturnType<typeof page.getByRole>): Promise<void> {
  await expect.poll(() => loadedWidth(place.getByRole('img', { name: 'A pier' }))).toBe(60);
  await expect.poll(() => loadedWidth(place.getByRole('img', { name: 'A ship' }))).toBe(90);
  await place.getByRole('columnheader', { name: 'Pier' }).waitFor();
  await place.locator('math').first().waitFor({ state: 'attached' });
}

test('a statement with images, a table, formulas and two languages is written offline, published later, and read by others', async () => {
  const title = uniqueName('Harbour Map ');
  await signInDevice(page, url, await signUpPerson(url, uniqueName('ada')));
  await visit.open('/problems/create');
  await appOnDevice(page);
  // The outbox says so once the later steps are on the device, too.
  await toastOf(page, 'offline').first().waitFor();
  await visit.stopServer();
  await visit.open('/problems/create?draft=map');
  await step('Basic Info').waitFor();
  await text('Title').fill(title);
  await text('Description').fill('Ships of weight $w_i \\le 10^5$:\n');
  await addImage('paste', 'pier.png', 'A pier', 60);
  await addImage('drop', 'ship.png', 'A ship', 90);
  await text('Description').press('ControlOrMeta+End');
  await button('Table').first().click();
  await dialog.getByRole('spinbutton', { name: 'Columns' }).fill('2');
  await dialog.getByRole('button', { name: 'Insert table' }).click();
  await page.keyboard.type('Pier');
  await seeStatement(main.getByRole('region', { name: 'Preview in English' }));

  await button('Add a language').click();
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('Another language…');
  await dialog.getByRole('combobox', { name: 'Search for a language' }).fill('French');
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('fr');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Add language', exact: true }).click();
  await tab('Français').and(main.locator('[aria-selected=true]')).waitFor();
  await text('Title').fill('La carte du port');
  await seeStatement(main.getByRole('region', { name: 'Preview in Français' }));
  expect(await faultsOn(page, 'statement')).toEqual([]);
  // A reload without a network keeps texts, languages and files.
  await page.reload();
  await expect.poll(() => text('Title').inputValue()).toBe('La carte du port');
  await seeStatement(main.getByRole('region', { name: 'Preview in Français' }));
  await tab('English (default)').click();
  await next();
  await step('Requirements').waitFor();
  await fillRequirements();
  await next();
  await step('Test Cases').waitFor();
  await button('Use the sample').click();
  await next();
  await step('Starter Code').waitFor();
  await next();
  await step('Preview').waitFor();
  await button('Create Problem').click();
  await toastOf(page, 'Saved on this device.').waitFor();
  await page.close();

  await visit.startServer();
  const later = await visit.openTab('/explore');
  const created = toastOf(later, 'Problem created successfully.');
  await created.getByRole('link', { name: 'Open problem' }).click();
  await later.getByRole('heading', { level: 1, name: title }).waitFor();
  const address = new URL(later.url()).pathname;

  const reader = await visit.openDevice({ ...withServiceWorker, viewport: phone });
  await signInDevice(reader.page, url, await signUpPerson(url, uniqueName('ben')));
  await visit.open(address, reader.page);
  const read = reader.page.getByRole('main');
  await read.getByRole('heading', { level: 1, name: title }).waitFor();
  await seeStatement(read);
  await read.getByRole('combobox', { name: 'Language of the statement' }).selectOption('Français');
  await read.getByRole('heading', { level: 1, name: 'La carte du port' }).waitFor();
  await seeStatement(read);
  expect(await reader.page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  // The files came with the problem: it is read without a network, too.
  await appOnDevice(reader.page);
  await visit.stopServer();
  await reader.page.reload();
  await seeStatement(read);
  expect(visit.trouble).toEqual([]);
}, 240_000);
