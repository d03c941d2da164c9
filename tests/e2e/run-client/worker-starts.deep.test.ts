import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RunProgress } from '../../../wasm/run-client';
import { run, Testbed } from '../../support/product/testbed';

let testbed: Testbed;
let context: BrowserContext;

beforeAll(async () => {
  testbed = await Testbed.open();
});
afterEach(async () => {
  await context.close();
});
afterAll(async () => {
  await testbed.close();
});

/** A page on a device that reports this much memory (GB), and the names of workers created so far. */
async function pageOn(deviceMemory: number): Promise<{ page: Page; made: string[] }> {
  context = await testbed.newContext();
  await context.addInitScript((gigabytes) => {
    Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => gigabytes });
  }, deviceMemory);
  const made: string[] = [];
  context.on('page', (page) => page.on('worker', (worker) => made.push(nameOf(worker.url()))));
  return { page: await testbed.newPage(context), made };
}

function nameOf(url: string): string {
  return /(\w+)\.worker/.exec(url)?.[1] ?? url;
}

function living(page: Page): string[] {
  return page.workers().map((worker) => nameOf(worker.url()));
}

/** Waits until the idle page has started the spare worker. */
async function waitForSpare(page: Page, language: string): Promise<void> {
  await expect.poll(() => living(page), { timeout: 60_000 }).toEqual([language, language]);
  // Closing its scope is a worker's last step of starting; its message may still be pending.
  const scopes = () =>
    Promise.all(page.workers().map((worker) => worker.evaluate(() => typeof BroadcastChannel)));
  await expect.poll(scopes, { timeout: 60_000 }).toEqual(['undefined', 'undefined']);
  await page.waitForTimeout(500);
}

/**
 * Kills a program and returns the next run's phases. Both in one task, so that no worker can start in
 * between.
 */
function phasesAfterKill(page: Page, how: 'limit' | 'stop'): Promise<RunProgress['phase'][]> {
  return page.evaluate(async (how) => {
    const limits = { stdin: '', memoryLimitMb: 64, outputLimitBytes: 1000, language: 'PYTHON3' as const };
    const stop = new AbortController();
    const onProgress = ({ phase }: RunProgress) => {
      if (how === 'stop' && phase === 'running') setTimeout(() => stop.abort(), 100);
    };
    const killed = { code: 'sum(range(10**11))', timeLimitMs: how === 'limit' ? 100 : 60_000, ...limits };
    await window.client.run(killed, { signal: stop.signal, onProgress });
    const phases: RunProgress['phase'][] = [];
    const next = { code: 'print(1)', timeLimitMs: 60_000, ...limits };
    await window.client.run(next, { onProgress: ({ phase }) => phases.push(phase) });
    return phases;
  }, how);
}

test('after a kill or Stop the next program finds a started runtime', async () => {
  const { page, made } = await pageOn(8);
  await run(page, { language: 'PYTHON3', code: 'print(1)' });
  const requests: string[] = [];
  for (const how of ['limit', 'stop'] as const) {
    await waitForSpare(page, 'python');
    const before = made.length;
    page.on('request', (request) => requests.push(request.url()));
    expect(await phasesAfterKill(page, how)).toEqual(['running']);
    expect(made).toHaveLength(before);
  }
  expect(requests.filter((url) => url.endsWith('.wasm'))).toEqual([]);
});

test('there is one spare, in the language in use', async () => {
  const { page } = await pageOn(8);
  await run(page, { language: 'PYTHON3', code: 'print(1)' });
  await waitForSpare(page, 'python');
  await run(page, { language: 'JAVASCRIPT_NODE', code: 'console.log(1)' });
  await expect
    .poll(() => living(page).toSorted(), { timeout: 60_000 })
    .toEqual(['javascript', 'javascript', 'python']);
});

test('a device with less memory keeps no spare, and starts a new worker after a kill', async () => {
  const { page, made } = await pageOn(4);
  await run(page, { language: 'PYTHON3', code: 'print(1)' });
  expect(await phasesAfterKill(page, 'stop')).toEqual(['starting', 'running']);
  await page.waitForTimeout(3000);
  expect(living(page)).toEqual(['python']);
  expect(made).toEqual(['python', 'python']);
});

test('JavaScript keeps its prepared scope for the next start, and works without a damaged one', async () => {
  const { page } = await pageOn(4);
  const program = {
    language: 'JAVASCRIPT_NODE' as const,
    code: 'console.log([1, { two: 3 }], Math.random() < 1)',
  };
  const wanted = '[ 1, { two: 3 } ] true\n';
  const keptBytes = () =>
    page.evaluate(async () => {
      const cache = await caches.open('runtimes');
      const key = (await cache.keys()).find(({ url }) => url.endsWith('/scope.bin'));
      const response = key && (await cache.match(key));
      return response ? (await response.arrayBuffer()).byteLength : 0;
    });
  expect((await run(page, program)).stdout).toBe(wanted);
  await expect.poll(keptBytes, { timeout: 30_000 }).toBeGreaterThan(100_000);

  const warned: string[] = [];
  const startAnew = async () => {
    const next = await testbed.newPage(context);
    next.on('console', (message) => warned.push(message.text()));
    expect((await run(next, program)).stdout).toBe(wanted);
    await next.close();
  };
  await startAnew();
  expect(warned).toEqual([]);

  await page.evaluate(async () => {
    const cache = await caches.open('runtimes');
    for (const key of await cache.keys()) {
      const kept = key.url.endsWith('/scope.bin') ? await cache.match(key) : undefined;
      if (kept) await cache.put(key, new Response(new Uint8Array(8192), { headers: kept.headers }));
    }
  });
  await startAnew();
  expect(warned).toContainEqual(expect.stringContaining('JavaScript starts without the cached scope'));
});
