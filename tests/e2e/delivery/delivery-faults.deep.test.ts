/** How Python and JavaScript get onto a device. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { rowsOnDevice } from '../../support/browser/device-database';
import { runSolution, runtimeDownloads, wholeOf } from '../../support/browser/runtime-downloads';
import { startVisit } from '../../support/browser/visit';
import { keptRuntimes } from '../../support/pages/solve-page';
import type { FlakyProxy } from '../../support/product/flaky-proxy';

const problemID = 'SAMPLPRBLM';
const visit = await startVisit({ viaProxy: true });
const proxy = visit.proxy as FlakyProxy;
const { newDevice, open, requests, filesAsked } = runtimeDownloads(visit);
const downloadButton = (page: Page) =>
  page.getByRole('button', { name: /^Download Python 3 for offline: \d+\.\d MB$/ });

test('OFF-1 on an unmetered connection, after a visit to Explore, Python and JavaScript run without a network', async () => {
  const context = await newDevice({ isMetered: false });
  const visited = await open(context, '/explore');
  await wholeOf(visited);
  // Problems are prefetched one by one.
  const problems = () => rowsOnDevice<{ id: string }>(visited, 'problems', 'cache');
  await expect.poll(async () => (await problems()).map(({ id }) => id)).toContain(problemID);
  await context.setOffline(true);
  for (const language of ['PYTHON3', 'JAVASCRIPT_NODE'] as const) {
    const page = await open(context, `/code/${problemID}`);
    await runSolution(page, language);
    await page.close();
  }
});

describe('on a metered connection', () => {
  test('nothing is prefetched; after a broken download, only the missing part is fetched again', async () => {
    const context = await newDevice({ isMetered: true });
    const before = requests();
    const page = await open(context, `/code/${problemID}`);
    await page.getByLabel('Language', { exact: true }).selectOption('PYTHON3');
    await downloadButton(page).waitFor();
    expect(filesAsked(before)).toEqual([]);
    proxy.cutNextAnswer('/heap.bin', 1_000_000);
    await downloadButton(page).click();
    await page.getByText('could not be downloaded').waitFor();
    expect((await keptRuntimes(page)).map((path) => path.replace(/^.*\//, ''))).toEqual(['pyodide.asm.wasm']);
    const beforeAgain = requests();
    await downloadButton(page).click();
    await downloadButton(page).waitFor({ state: 'detached' });
    await expect.poll(() => keptRuntimes(page), { timeout: 60_000 }).toHaveLength(3);
    expect(filesAsked(beforeAgain)).toEqual(['heap.bin', 'stdlib.zip']);
  });

  test('corrupted bytes are refused and not stored, neither by the page nor by the service worker', async () => {
    const context = await newDevice({ isMetered: true });
    const page = await open(context, `/code/${problemID}`);
    await page.getByLabel('Language', { exact: true }).selectOption('PYTHON3');
    proxy.damageNextAnswer('/pyodide.asm.wasm');
    await downloadButton(page).click();
    await page.getByText('was incomplete or damaged').waitFor();
    expect(await keptRuntimes(page)).toEqual([]);
    await runSolution(page, 'PYTHON3');
  });
});

test('no response requests cross-origin isolation, and no request leaves the origin', async () => {
  const context = await newDevice({ isMetered: false });
  const asked: string[] = [];
  const isolating: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  context.on('response', (response) => {
    const headers = response.headers();
    if (headers['cross-origin-embedder-policy']) isolating.push(response.url());
    if (headers['cross-origin-opener-policy'] === 'same-origin') isolating.push(response.url());
  });
  const page = await open(context, `/code/${problemID}`);
  await runSolution(page, 'PYTHON3');
  await wholeOf(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  expect(isolating).toEqual([]);
  const own = (url: string) => url.startsWith(`${visit.url}/`) || /^(?:data:|blob:|about:)/.test(url);
  expect(asked.filter((url) => !own(url))).toEqual([]);
  // The list includes requests of workers and of the service worker.
  expect(asked.some((url) => url.includes('python.worker'))).toBe(true);
  expect(asked.some((url) => url.endsWith('/heap.bin'))).toBe(true);
});
