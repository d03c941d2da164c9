/** The server is really stopped; the metered connection prevents prefetching. */
import path from 'node:path';
import type { Page } from 'playwright';
import { afterEach, expect } from 'vitest';
import { backgroundSyncTag } from '../../../src/sync/network/background-sync';
import { type Person, signUpPerson } from '../../integration/client';
import { rowsOnDevice } from '../../support/browser/device-database';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { logIn } from '../../support/pages/account-forms';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { queryDatabase } from '../../support/product/embedded-database';
import { solutionOf } from '../../support/solutions';

const challenge = 'first-crossing';
const sample = 'SAMPLPRBLM';

const visit = await startVisit({
  ownServer: true,
  device: { ...withServiceWorker, fetchesAhead: false },
  wholeBrowser: true,
});
const { page, context, dataDir, open } = visit;

afterEach(() => expect(visit.trouble).toEqual([]));

const outbox = (sentence: string, tab = page) => tab.getByRole('button', { name: `Outbox: ${sentence}` });
const part = (name: string, tab = page) => tab.getByRole('region', { name, exact: true });

/** The remaining tooltip after the focus delay has passed: timers of one page fire in order. */
const tipAfterItsTime = () =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return document.querySelector('[popover=manual][aria-hidden=true]:popover-open')?.textContent ?? null;
  });

async function importFile(tab: Page, file: string): Promise<void> {
  await open('/offline', tab);
  await tab.getByRole('button', { name: 'Import a file' }).waitFor();
  await tab.getByLabel('File to import').setInputFiles(file);
}

/** Shows the size first, and then that it is saved. Returns the addresses of the challenge's problems. */
async function downloadChallenge(): Promise<string[]> {
  await open(`/challenges/${challenge}`);
  await page.getByRole('heading', { level: 1, name: 'First crossing' }).waitFor();
  const links = page.locator('main ol a[href^="/code/"]');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Download for offline' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Download First crossing' });
  await dialog.getByText(new RegExp(`^${addresses.length} problems, about \\d+ kB`)).waitFor();
  // Later controls would take the focus.
  await dialog.getByLabel(/^JavaScript.*MB|^JavaScript.*kB/).waitFor();
  expect(await tipAfterItsTime()).toBeNull();
  // The tooltip also appears on keyboard focus.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(tipAfterItsTime).toBe('Close');
  await dialog.getByLabel(/^Python 3, /).uncheck();
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('link', { name: 'Downloaded' }).click();
  const list = part('Downloads').getByRole('listitem').filter({ hasText: 'First crossing' });
  await list.getByText(new RegExp(`^${addresses.length} problems, \\d+ kB`)).waitFor();
  const script = part('Languages').getByRole('listitem').filter({ hasText: 'JavaScript' });
  await script.getByText(/^On this device, /).waitFor();
  const python = part('Languages').getByRole('listitem').filter({ hasText: 'Python' });
  await python.getByText(/^Not on this device, .* to download$/).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return addresses;
}

/** Opens each problem and runs samples, without a server. */
async function workOffline(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await open(address);
    await page.locator('.cm-content, main form').first().waitFor();
  }
  await open(`/code/${sample}`);
  await chooseLanguage(page, 'JAVASCRIPT_NODE');
  await writeProgram(page, solutionOf(sample, 'JAVASCRIPT_NODE'));
  // By then the page has chosen the language.
  await page.getByText('Saved on this device').first().waitFor();
  await page.getByRole('button', { name: /^Run/ }).click();
  await page.getByText('Output matches').first().waitFor();
}

/** Exports what was written offline; returns the path of the file. */
async function exportWork(username: string): Promise<string> {
  await page.getByRole('button', { name: /^Submit/ }).click();
  await outbox('Offline · 1 saved on this device').waitFor();
  await chooseLanguage(page, 'CPP17');
  await writeProgram(page, '// begun on the ferry');
  await expect.poll(() => draftHere('begun on the ferry'), { timeout: 20_000 }).toBe(true);
  await open('/offline');
  await part('Submitted on this device').getByText('JavaScript (Node.js)').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to a file' }).click();
  const file = path.join(visit.dataDir, 'exported-work');
  await (await download).saveAs(file);
  await page.getByText(`2 drafts and 1 unsent item saved as codeferry-work-${username}-`).waitFor();
  return file;
}

/** The draft saves shortly after typing. */
async function draftHere(words: string): Promise<boolean> {
  const rows = await rowsOnDevice<{ code: string }>(page, 'drafts');
  return rows.some(({ code }) => code.includes(words));
}

/** Another device refuses the file of another account, then imports and sends it. */
async function importOnOtherDevice(file: string, { email, username }: Person): Promise<void> {
  const other = await visit.openDevice();
  await importFile(other.page, file);
  await other.page
    .getByText(`This file contains the work of @${username}. Sign in with that account`)
    .waitFor();
  await open('/login?from=%2Foffline', other.page);
  await logIn(other.page, email, 'secret-1');
  await other.page.getByRole('heading', { level: 1, name: 'Offline use' }).waitFor();
  await importFile(other.page, file);
  const ask = other.page.getByRole('dialog', { name: 'Import this file?' });
  await ask.getByText('1 unsent item will be added to the outbox.').waitFor();
  await ask.getByRole('button', { name: 'Import', exact: true }).click();
  await other.page.getByText('The file was imported.').waitFor();
  await outbox('Online. Everything is sent', other.page).waitFor();
  await importFile(other.page, file);
  await ask.getByText('3 items of the file are already on this device.').waitFor();
  await ask.getByRole('button', { name: 'Close' }).last().click();
  await open(`/code/${sample}`, other.page);
  await chooseLanguage(other.page, 'CPP17');
  await other.page.getByText('// begun on the ferry').first().waitFor();
}

async function removeDownload(): Promise<void> {
  await open('/offline');
  const entry = part('Downloads').getByRole('listitem').filter({ hasText: 'First crossing' });
  await entry.getByRole('button', { name: /^Remove/ }).click();
  await entry.getByRole('button', { name: 'Remove it?' }).click();
  await part('Downloads').getByText('No downloads yet.').waitFor();
}

deepTest(
  'OFF-1 a downloaded challenge opens and runs with the server stopped; work written there moves to another device by a file; the server stores it once although both send it; the download can be removed',
  async () => {
    const person = await signUpPerson(visit.url, 'lovelace');
    await signInDevice(page, visit.url, person);
    const addresses = await downloadChallenge();
    await visit.stopServer();
    await workOffline(addresses);
    const file = await exportWork(person.username);
    await context.setOffline(true);
    await visit.startServer();
    await importOnOtherDevice(file, person);
    await context.setOffline(false);
    await outbox('Online. Everything is sent').waitFor();
    const sent = 'select count(*)::int as n from submissions where uid = $1';
    expect(await queryDatabase(dataDir, sent, [person.uid])).toEqual([{ n: 1 }]);
    await removeDownload();
  },
);

test('OFF-2 with all tabs closed, the worker sends submissions and the newest draft', async () => {
  await signInDevice(page, visit.url, await signUpPerson(visit.url, 'nightly'));
  await open(`/code/${sample}`);
  await chooseLanguage(page, 'PYTHON3');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.stopServer();
  await writeProgram(page, 'print("handed in at night")');
  await page.getByText('Saved on this device').first().waitFor();
  await page.getByRole('button', { name: /^Submit/ }).click();
  await outbox('Offline · 1 saved on this device').waitFor();
  await writeProgram(page, 'print("and thought of later")');
  await expect.poll(() => draftHere('and thought of later'), { timeout: 20_000 }).toBe(true);
  const wishes = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (registration as unknown as { sync: { getTags(): Promise<string[]> } }).sync.getTags();
    });
  await expect.poll(wishes, { timeout: 20_000 }).toEqual([backgroundSyncTag]);
  await failForLong();
  const wakeWorker = await workerAlarm();
  // No tab of the app is left.
  await page.goto('about:blank');
  await visit.startServer();
  await wakeWorker();
  const sent = () =>
    queryDatabase(
      dataDir,
      `select (select count(*)::int from submissions where code like '%handed in at night%') as n,
        exists (select from drafts where code like '%and thought of later%') as draft`,
    );
  await expect.poll(sent, { timeout: 60_000 }).toEqual([{ n: 1, draft: true }]);
});

/** As after many failed attempts: the next one is minutes away. */
const failForLong = () =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('codeferry-app');
      request.onsuccess = () => resolve(request.result);
    });
    const change = db.transaction('outbox', 'readwrite');
    const over = new Promise((resolve) => change.addEventListener('complete', resolve));
    const cursors = change.objectStore('outbox').openCursor();
    cursors.onsuccess = () => {
      const row = cursors.result?.value;
      if (row?.open) {
        const nextAt = Date.now() + 300_000;
        const error = { errorCode: 'NETWORK', error: 'offline', message: '', at: Date.now() };
        cursors.result?.update({ ...row, state: 'queued', attempts: 9, nextAt, error });
      }
      cursors.result?.continue();
    };
    await over;
    db.close();
  });

/** Fires the browser's background sync by hand; the browser would take minutes. */
async function workerAlarm(): Promise<() => Promise<void>> {
  const devtools = await context.newCDPSession(await context.newPage());
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL === `${visit.url}/` && !isDeleted,
      );
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const event = { origin: visit.url, registrationId: await known, tag: backgroundSyncTag, lastChance: false };
  return async () => void (await devtools.send('ServiceWorker.dispatchSyncEvent', event));
}
