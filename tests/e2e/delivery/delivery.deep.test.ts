/** Downloads of runtimes by several tabs, over updates, and of new versions. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { runSolution, runtimeDownloads, wholeOf } from '../../support/browser/runtime-downloads';
import { startVisit } from '../../support/browser/visit';
import { keptRuntimes } from '../../support/pages/solve-page';

const problemID = 'SAMPLPRBLM';
const visit = await startVisit({ viaProxy: true });
const { newDevice, open, requests, filesAsked } = runtimeDownloads(visit);

/** The same worker at another address counts as a new version. Resolves once it controls the page. */
async function takeUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js?next');
    const worker = registration.installing ?? registration.waiting;
    if (!worker) throw new Error('Nothing new');
    if (worker.state === 'installing')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('?next'));
}

test('two tabs fetch each file once, and the next page fetches nothing', async () => {
  const before = requests();
  const context = await newDevice({ isMetered: false });
  const [one, two] = await Promise.all([open(context, '/'), open(context, '/explore')]);
  await wholeOf(one);
  expect(filesAsked(before).sort()).toEqual(['heap.bin', 'pyodide.asm.wasm', 'quickjs.wasm', 'stdlib.zip']);
  const kept = await keptRuntimes(one);
  await two.close();
  const beforeReload = requests();
  await one.goto(`${visit.url}/code/${problemID}`);
  await runSolution(one, 'PYTHON3');
  expect(filesAsked(beforeReload)).toEqual([]);
  expect(await keptRuntimes(one)).toEqual(kept);
});

test('an app update is available at once on request, even after a tab was closed during a request, and fetches no runtime again', async () => {
  const context = await newDevice({ isMetered: false });
  const [one, two] = await Promise.all([open(context, `/code/${problemID}`), open(context, '/explore')]);
  await wholeOf(one);
  const kept = await keptRuntimes(one);
  await two.evaluate(() => {
    for (let n = 0; n < 5; n += 1) void fetch(`/assets/nowhere-${n}.js`).catch(() => {});
    void fetch('/api/status?waitSeconds=5').catch(() => {});
  });
  await two.close();
  await takeUpdate(one);
  const before = requests();
  await one.reload();
  await runSolution(one, 'PYTHON3');
  expect(filesAsked(before)).toEqual([]);
  expect(await keptRuntimes(one)).toEqual(kept);
});

test('a replaced version is deleted once the new one is complete and no open page uses the old one', async () => {
  const old = '/rt/python-0000000000/heap.bin';
  const context = await newDevice({ isMetered: false });
  // A plain file, where nothing is prefetched.
  const oldPage = await context.newPage();
  await oldPage.goto(`${visit.url}/favicon.svg`);
  await oldPage.evaluate(async (path) => {
    const cache = await caches.open('runtimes');
    await cache.put(path, new Response('old'));
    const name = `runtime in use ${path.replace(/[^/]*$/, '')}`;
    void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {}));
  }, old);
  const page = await open(context, '/');
  await expect.poll(async () => (await keptRuntimes(page)).length, { timeout: 60_000 }).toBe(5);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await keptRuntimes(page)).toContain(old);
  await oldPage.close();
  await page.reload();
  await expect.poll(() => keptRuntimes(page), { timeout: 60_000 }).not.toContain(old);
  expect(await keptRuntimes(page)).toHaveLength(4);
});
