/** Full storage in Firefox, whose limit is configurable and enforced. User data must displace copies. */
import { afterAll, expect, test } from 'vitest';
import { launchFirefox, waitUntil } from '../support/browser/firefox';
import { serveProduct } from '../support/browser/visit';

/** A site may use a fifth of it. The app, runtimes and automatic copies need about half of that. */
const roomKb = 5 * 48 * 1024;
const product = await serveProduct();
const browser = await launchFirefox({ 'dom.quotaManager.temporaryStorage.fixedLimit': roomKb });
afterAll(() => browser.close());
const page = await browser.newPage();
page.setDefaultTimeout(60_000);

const shown = (text: string) => waitUntil(page, (text) => document.body.innerText.includes(text), text);

const sizes = [1_000_000, 100_000, 10_000, 1000];

/** Fills a table until not even a small row fits; returns the last error for each size. */
const fill = (database: string, table: string) =>
  page.evaluate(
    async ([database, table, sizes]) => {
      const open = () =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(database);
          request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'id' });
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      // Random letters: repeated text would compress.
      const letters = Array.from(crypto.getRandomValues(new Uint8Array(65_536)), (byte) =>
        String.fromCharCode(33 + (byte % 94)),
      ).join('');
      const refusals: string[] = [];
      const put = async (id: string, bytes: number) => {
        const db = await open().catch((error) => refusals.push(`${error}`));
        if (!(db instanceof IDBDatabase)) return false;
        const done = await new Promise<boolean>((resolve) => {
          const change = db.transaction(table, 'readwrite');
          const text = letters.slice(0, bytes % 65_536) + letters.repeat(Math.floor(bytes / 65_536));
          change.objectStore(table).put({ id, text });
          change.oncomplete = () => resolve(true);
          change.onabort = () => {
            refusals.push(`${change.error}`);
            resolve(false);
          };
        });
        db.close();
        return done;
      };
      let count = 0;
      for (const bytes of sizes) while (count < 5000 && (await put(`filling-${count}`, bytes))) count += 1;
      return refusals;
    },
    [database, table, sizes] as const,
  );

const rows = (database: string, table: string) =>
  page.evaluate(
    async ([database, table]) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => resolve(request.result);
      });
      const request = db.transaction(table).objectStore(table).getAll();
      const found = await new Promise<Record<string, unknown>[]>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
      db.close();
      return found;
    },
    [database, table] as const,
  );

async function write(code: string): Promise<void> {
  await page.waitForSelector('.cm-content');
  await page.click('.cm-content');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.evaluate((text) => document.execCommand('insertText', false, text), code);
}

/** A long program, which needs new space. */
const longProgram = (name: string) =>
  [
    `# ${name}`,
    ...Array.from({ length: 1300 }, (_, n) => `x${n} = ${Math.random()} + ${Math.random()}`),
  ].join('\n');

const press = (label: RegExp) =>
  waitUntil(
    page,
    (source) => {
      const buttons = [...document.querySelectorAll('button')];
      const button = buttons.find(
        ({ innerText, disabled }) => new RegExp(source).test(innerText) && !disabled,
      );
      button?.click();
      return button !== undefined;
    },
    label.source,
  );

const isFilling = ({ id }: Record<string, unknown>) => String(id).startsWith('filling');

/** Copies of server data are deleted to save a draft and a submission. */
async function fillWithCopies(): Promise<void> {
  await page.goto(`${product.url}/code/SAMPLPRBLM`);
  await page.waitForSelector('.cm-content');
  await waitUntil(page, () => navigator.serviceWorker.controller !== null);
  await waitUntil(page, async () => (await (await caches.open('runtimes')).keys()).length >= 4);
  await page.select('select:has(option[value="PYTHON3"])', 'PYTHON3');
  await product.stopServer();
  // Not even a small row fitted.
  expect(await fill('codeferry-cache', 'problems')).toHaveLength(sizes.length);
  await write(longProgram('first'));
  await expect.poll(draftBegins, { timeout: 60_000 }).toEqual(['# first']);
  await press(/^Submit/);
  await waitUntil(page, () => document.querySelector('[aria-label*="1 saved on this device"]') !== null);
  expect(await rows('codeferry-app', 'outbox')).toHaveLength(1);
  expect((await rows('codeferry-cache', 'problems')).filter(isFilling)).toEqual([]);
}

test('OFF-1 a full device deletes cached copies to save a draft and a submission; without any space a message is shown, the typed code stays, and it is saved once there is space', async () => {
  await fillWithCopies();
  expect(await fill('of-somebody-else', 'rows')).toHaveLength(sizes.length);
  await write(longProgram('second'));
  await shown('Could not save on this device');
  await press(/^Submit/);
  await shown('Your submission was not saved');
  expect(await rows('codeferry-app', 'outbox')).toHaveLength(1);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('of-somebody-else').onsuccess = () => resolve();
      }),
  );
  await page.click('.cm-content');
  await page.keyboard.type(' ');
  await expect.poll(draftBegins).toEqual(['# second']);
});

async function draftBegins(): Promise<string[]> {
  const drafts = await rows('codeferry-app', 'drafts');
  return drafts.map(({ code }) => String(code).split('\n')[0] ?? '');
}
