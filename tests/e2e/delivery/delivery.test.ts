import type { BrowserContext, Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { rowsOnDevice } from '../../support/device-database';
import type { FlakyProxy } from '../../support/flaky-proxy';
import { solutionOf } from '../../support/solutions';
import { keptRuntimes, runOnSamples } from '../../support/solve-page';
import { startVisit, withServiceWorker } from '../../support/visit';

const problemID = 'SAMPLPRBLM';
const visit = await startVisit({ viaProxy: true });
const proxy = visit.proxy as FlakyProxy;
let context: BrowserContext;

afterEach(() => context?.close());

/** A new device; a metered one prefetches nothing large. */
async function newDevice({ isMetered }: { isMetered: boolean }): Promise<void> {
  ({ context } = await visit.openDevice(withServiceWorker));
  if (!isMetered) return;
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${proxy.url}${path}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

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

const filesAsked = (since: number) =>
  proxy
    .paths()
    .slice(since)
    .filter((path) => path.startsWith('/rt/'))
    .map((path) => path.slice(path.lastIndexOf('/') + 1));
const wholeOf = (page: Page) =>
  expect
    .poll(async () => (await keptRuntimes(page)).map((path) => path.replace(/^.*\//, '')).sort(), {
      timeout: 60_000,
    })
    .toEqual(['heap.bin', 'pyodide.asm.wasm', 'quickjs.wasm', 'stdlib.zip']);
const downloadButton = (page: Page) =>
  page.getByRole('button', { name: /^Download Python 3 for offline: \d+\.\d MB$/ });

describe('OFF-1 on an unmetered connection', () => {
  test('after a visit to Explore, Python and JavaScript run without a network', async () => {
    await newDevice({ isMetered: false });
    const visited = await open('/explore');
    await wholeOf(visited);
    // Problems are prefetched one by one.
    const problems = () => rowsOnDevice<{ id: string }>(visited, 'problems', 'cache');
    await expect.poll(async () => (await problems()).map(({ id }) => id)).toContain(problemID);
    await context.setOffline(true);
    const page = await open(`/code/${problemID}`);
    for (const language of ['PYTHON3', 'JAVASCRIPT_NODE'] as const) {
      await runOnSamples(page, language, solutionOf(problemID, language));
      await page.getByText('Output matches').first().waitFor();
    }
  });

  test('two tabs fetch each file once, and the next page fetches nothing', async () => {
    const before = proxy.paths().length;
    await newDevice({ isMetered: false });
    const [one, two] = await Promise.all([open('/'), open('/explore')]);
    await wholeOf(one);
    expect(filesAsked(before).sort()).toEqual(['heap.bin', 'pyodide.asm.wasm', 'quickjs.wasm', 'stdlib.zip']);
    const kept = await keptRuntimes(one);
    await two.close();
    const beforeReload = proxy.paths().length;
    await one.goto(`${proxy.url}/code/${problemID}`);
    await runOnSamples(one, 'PYTHON3', solutionOf(problemID, 'PYTHON3'));
    await one.getByText('Output matches').first().waitFor();
    expect(filesAsked(beforeReload)).toEqual([]);
    expect(await keptRuntimes(one)).toEqual(kept);
  });

  test('an app update is available at once on request, even after a tab was closed during a request, and fetches no runtime again', async () => {
    await newDevice({ isMetered: false });
    const [one, two] = await Promise.all([open(`/code/${problemID}`), open('/explore')]);
    await wholeOf(one);
    const kept = await keptRuntimes(one);
    await two.evaluate(() => {
      for (let n = 0; n < 5; n += 1) void fetch(`/assets/nowhere-${n}.js`).catch(() => {});
      void fetch('/api/status?waitSeconds=5').catch(() => {});
    });
    await two.close();
    await takeUpdate(one);
    const before = proxy.paths().length;
    await one.reload();
    await runOnSamples(one, 'PYTHON3', solutionOf(problemID, 'PYTHON3'));
    await one.getByText('Output matches').first().waitFor();
    expect(filesAsked(before)).toEqual([]);
    expect(await keptRuntimes(one)).toEqual(kept);
  });

  test('a replaced version is deleted once the new one is complete and no open page uses the old one', async () => {
    const old = '/rt/python-0000000000/heap.bin';
    await newDevice({ isMetered: false });
    // A plain file, where nothing is prefetched.
    const oldPage = await context.newPage();
    await oldPage.goto(`${proxy.url}/favicon.svg`);
    await oldPage.evaluate(async (path) => {
      const cache = await caches.open('runtimes');
      await cache.put(path, new Response('old'));
      const name = `runtime in use ${path.replace(/[^/]*$/, '')}`;
      void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {}));
    }, old);
    const page = await open('/');
    await expect.poll(async () => (await keptRuntimes(page)).length, { timeout: 60_000 }).toBe(5);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await keptRuntimes(page)).toContain(old);
    await oldPage.close();
    await page.reload();
    await expect.poll(() => keptRuntimes(page), { timeout: 60_000 }).not.toContain(old);
    expect(await keptRuntimes(page)).toHaveLength(4);
  });
});

describe('on a metered connection', () => {
  test('nothing is prefetched; after a broken download, only the missing part is fetched again', async () => {
    await newDevice({ isMetered: true });
    const before = proxy.paths().length;
    const page = await open(`/code/${problemID}`);
    await page.getByLabel('Language').selectOption('PYTHON3');
    await downloadButton(page).waitFor();
    expect(filesAsked(before)).toEqual([]);
    proxy.cutNextAnswer('/heap.bin', 1_000_000);
    await downloadButton(page).click();
    await page.getByText('could not be downloaded').waitFor();
    expect((await keptRuntimes(page)).map((path) => path.replace(/^.*\//, ''))).toEqual(['pyodide.asm.wasm']);
    const beforeAgain = proxy.paths().length;
    await downloadButton(page).click();
    await downloadButton(page).waitFor({ state: 'detached' });
    await expect.poll(() => keptRuntimes(page), { timeout: 60_000 }).toHaveLength(3);
    expect(filesAsked(beforeAgain)).toEqual(['heap.bin', 'stdlib.zip']);
  });

  test('corrupted bytes are refused and not stored, neither by the page nor by the service worker', async () => {
    await newDevice({ isMetered: true });
    const page = await open(`/code/${problemID}`);
    await page.getByLabel('Language').selectOption('PYTHON3');
    proxy.damageNextAnswer('/pyodide.asm.wasm');
    await downloadButton(page).click();
    await page.getByText('was incomplete or damaged').waitFor();
    expect(await keptRuntimes(page)).toEqual([]);
    await runOnSamples(page, 'PYTHON3', solutionOf(problemID, 'PYTHON3'));
    await page.getByText('Output matches').first().waitFor();
  });
});

test('no response requests cross-origin isolation, and no request leaves the origin', async () => {
  await newDevice({ isMetered: false });
  const asked: string[] = [];
  const isolating: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  context.on('response', (response) => {
    const headers = response.headers();
    if (headers['cross-origin-embedder-policy']) isolating.push(response.url());
    if (headers['cross-origin-opener-policy'] === 'same-origin') isolating.push(response.url());
  });
  const page = await open(`/code/${problemID}`);
  for (const language of ['PYTHON3', 'JAVASCRIPT_NODE'] as const) {
    await runOnSamples(page, language, solutionOf(problemID, language));
    await page.getByText('Output matches').first().waitFor();
  }
  await wholeOf(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  expect(isolating).toEqual([]);
  const own = (url: string) => url.startsWith(`${proxy.url}/`) || /^(?:data:|blob:|about:)/.test(url);
  expect(asked.filter((url) => !own(url))).toEqual([]);
  // The list includes requests of workers and of the service worker.
  expect(asked.some((url) => url.includes('python.worker'))).toBe(true);
  expect(asked.some((url) => url.endsWith('/heap.bin'))).toBe(true);
});
