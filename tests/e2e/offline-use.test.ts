import { afterEach, beforeAll, expect, test } from 'vitest';
import { backgroundSyncTag } from '../../src/sync/network/background-sync';
import { signUpPerson } from '../integration/client';
import { rowsOnDevice } from '../support/device-database';
import { queryDatabase } from '../support/embedded-database';
import { signInDevice } from '../support/sign-in-fast';
import { chooseLanguage, writeProgram } from '../support/solve-page';
import { payByTheByte, startVisit, withServiceWorker } from '../support/visit';

const sample = 'SAMPLPRBLM';

const visit = await startVisit({ ownServer: true, device: withServiceWorker, wholeBrowser: true });
const { page, context, dataDir, open } = visit;

beforeAll(() => payByTheByte(context));
afterEach(() => expect(visit.trouble).toEqual([]));

const outbox = (sentence: string, tab = page) => tab.getByRole('button', { name: `Outbox: ${sentence}` });

/** The draft saves shortly after typing. */
async function draftHere(words: string): Promise<boolean> {
  const rows = await rowsOnDevice<{ code: string }>(page, 'drafts');
  return rows.some(({ code }) => code.includes(words));
}

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
