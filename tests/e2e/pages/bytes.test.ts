/** Budgets of a first visit from docs/performance.md, in kB of 1000 bytes; JavaScript as gzip. */
import { expect, test } from 'vitest';
import { firstScreenIds } from '../../../contract/first-screen';
import { brotliBytes, gzipBytes, precachedFiles, weighPage } from '../../support/browser/page-bytes';
import { desktop, phone, startVisit } from '../../support/browser/visit';

const kB = 1000;
const { browser, url } = await startVisit();

/** Script until the controls respond, gzip. On desktop `/code` shows the editor at once. */
const budgets = [
  { address: '/', viewport: phone, content: 'main h1', budget: 150 },
  { address: '/explore', viewport: phone, content: 'main a[href^="/code/"]', budget: 200 },
  { address: '/code/SAMPLPRBLM', viewport: phone, content: '[aria-label="Statement"] p', budget: 241 },
  { address: '/code/SAMPLPRBLM', viewport: desktop, content: '[aria-label="Statement"] p', budget: 405 },
];

const firstScreen = `id="${firstScreenIds.screen}"`;
const pageText = async (address: string) =>
  (await fetch(url + address, { headers: { accept: 'text/html' } })).text();

test('no page loads more than its budget until its controls respond', { timeout: 240_000 }, async () => {
  const weighed: string[] = [];
  const tooHeavy: string[] = [];
  for (const { address, budget, ...options } of budgets) {
    // A new server may skip the first screen.
    if (address !== '/')
      await expect.poll(() => pageText(address), { timeout: 60_000 }).toContain(firstScreen);
    const { untilUsable, together } = await weighPage(browser, { ...options, url: url + address });
    const line = `${address} at ${options.viewport.width} px: ${untilUsable / kB} of ${budget} kB until it responds, ${together / kB} of 1000 kB of everything`;
    weighed.push(line);
    if (untilUsable > budget * kB || together > 1000 * kB) tooHeavy.push(line);
    expect(untilUsable).toBeGreaterThan(50 * kB);
  }
  console.log(weighed.join('\n'));
  expect(tooHeavy).toEqual([]);
});

test('the service worker and its files on the device stay within their budgets', () => {
  const files = precachedFiles();
  expect(files.length).toBeGreaterThan(30);
  expect(gzipBytes('sw.js')).toBeLessThan(35 * kB);
  // Loaded to send while all tabs are closed: database, schemas and sender.
  const delivery = gzipBytes('sw-delivery.js');
  console.log(`what the worker sends with: ${delivery / kB} kB`);
  expect(delivery).toBeLessThan(80 * kB);
  const isRuntime = (file: string) => /\.worker-|native-lane-/.test(file);
  const sum = (some: string[]) => some.reduce((bytes, file) => bytes + brotliBytes(file), 0);
  const app = sum(files.filter((file) => !isRuntime(file)));
  const runtimes = sum(files.filter(isRuntime));
  console.log(`the app on the device: ${app / kB} kB, what runs programs: ${runtimes / kB} kB`);
  expect(app).toBeLessThan(1200 * kB);
  expect(runtimes).toBeLessThan(320 * kB);
});
