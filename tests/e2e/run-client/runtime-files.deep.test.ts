import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, Testbed } from '../../support/product/testbed';

let testbed: Testbed;

beforeAll(async () => {
  testbed = await Testbed.open();
});

afterAll(async () => {
  await testbed.close();
});

test('the download reports progress, is stored, and is not repeated', async () => {
  const context = await testbed.newContext();
  const fresh = await testbed.newPage(context);
  const before = await fresh.evaluate(() => window.client.runtimeState('PYTHON3'));
  expect(before.onDevice).toBe(false);
  const steps = await fresh.evaluate(async () => {
    const seen: [number, number][] = [];
    await window.client.download('PYTHON3', { onProgress: (done, total) => seen.push([done, total]) });
    return seen;
  });
  expect(steps.at(-1)).toEqual([before.bytes, before.bytes]);
  expect(steps.map(([done]) => done)).toEqual(steps.map(([done]) => done).toSorted((a, b) => a - b));
  expect(await fresh.evaluate(() => window.client.runtimeState('PYTHON3'))).toEqual({
    ...before,
    onDevice: true,
  });
  const requests: string[] = [];
  fresh.on('request', (request) => requests.push(request.url()));
  await fresh.evaluate(() => window.client.download('PYTHON3'));
  expect(requests).toEqual([]);
  await context.close();
});

test('the first program waits for the library only if it needs it', async () => {
  const context = await testbed.newContext();
  await context.route('**/stdlib.zip', (route) => route.abort());
  const fresh = await testbed.newPage(context);
  const small = await run(fresh, {
    language: 'PYTHON3',
    code: 'import heapq\nprint(heapq.nsmallest(1, [2, 1]))',
  });
  expect(small.stdout, small.stderr).toBe('[1]\n');
  const large = { language: 'PYTHON3' as const, code: 'import unittest\nprint(unittest.__name__)' };
  const without = await run(fresh, large);
  expect([without.outcome, without.message]).toEqual([
    'runtimeError',
    expect.stringContaining('not on this device'),
  ]);
  await context.unroute('**/stdlib.zip');
  expect((await run(fresh, large)).stdout).toBe('unittest\n');
  await context.close();
});

test('the library is downloaded after the first program', async () => {
  const context = await testbed.newContext();
  const fresh = await testbed.newPage(context);
  await run(fresh, { language: 'PYTHON3', code: 'print(1)' });
  await expect
    .poll(() => fresh.evaluate(() => window.client.runtimeState('PYTHON3')), { timeout: 30_000 })
    .toMatchObject({ onDevice: true });
  await context.close();
});

test('a broken download continues with the missing file', async () => {
  const context = await testbed.newContext();
  const fresh = await testbed.newPage(context);
  await context.route('**/stdlib.zip', (route) => route.abort());
  const broken = await fresh.evaluate(() =>
    window.client.download('PYTHON3').then(
      () => 'whole',
      (error: Error) => error.message,
    ),
  );
  expect(broken).toContain('could not be downloaded');
  await context.unroute('**/stdlib.zip');
  const requests: string[] = [];
  fresh.on('request', (request) => requests.push(request.url()));
  await fresh.evaluate(() => window.client.download('PYTHON3'));
  expect(requests).toEqual([expect.stringMatching(/stdlib\.zip$/)]);
  await context.close();
});

test('a boot image that does not work delays the run without failing it', async () => {
  const context = await testbed.newContext();
  const fresh = await testbed.newPage(context);
  const warned: string[] = [];
  fresh.on('console', (message) => warned.push(message.text()));
  await fresh.evaluate(async () => {
    await window.client.download('PYTHON3');
    const cache = await caches.open('runtimes');
    for (const request of await cache.keys()) {
      if (request.url.endsWith('/heap.bin')) await cache.put(request, new Response(new Uint8Array(8192)));
    }
  });
  const result = await run(fresh, {
    language: 'PYTHON3',
    code: 'import unittest\nprint(input())',
    stdin: 'read\n',
  });
  expect([result.outcome, result.stdout]).toEqual(['ok', 'read\n']);
  expect(warned).toContainEqual(expect.stringContaining('Python starts without its memory image'));
  await context.close();
});

test.each(['with one altered memory page', 'of another interpreter'])(
  'a boot image %s delays the run without failing it',
  async (kind) => {
    const context = await testbed.newContext();
    const fresh = await testbed.newPage(context);
    const warned: string[] = [];
    fresh.on('console', (message) => warned.push(message.text()));
    await fresh.evaluate(async (kind) => {
      await window.client.download('PYTHON3');
      const cache = await caches.open('runtimes');
      for (const request of await cache.keys()) {
        if (!request.url.endsWith('/heap.bin')) continue;
        const bytes = new Uint8Array(
          (await (await cache.match(request))?.arrayBuffer()) ?? new ArrayBuffer(),
        );
        // Size and format stay valid; only the snapshot's memory content differs.
        if (kind === 'of another interpreter') bytes.copyWithin(bytes.length >> 1, 4096 * 300, 4096 * 800);
        else bytes.fill(0x5a, bytes.length - 4096 * 400);
        await cache.put(request, new Response(bytes));
      }
    }, kind);
    const { outcome, stdout } = await run(fresh, {
      language: 'PYTHON3',
      code: 'print(input())',
      stdin: 'read\n',
    });
    expect([outcome, stdout]).toEqual(['ok', 'read\n']);
    expect(warned).toContainEqual(expect.stringContaining('Python starts without its memory image'));
    await context.close();
  },
);

test('two tabs share one download, and an older version is deleted', async () => {
  const context = await testbed.newContext();
  const [one, two] = [await testbed.newPage(context), await testbed.newPage(context)];
  await one.evaluate(async () => {
    const cache = await caches.open('runtimes');
    await cache.put('/rt/javascript-0000000000/quickjs.wasm', new Response('old'));
    await cache.put('/rt/python-0000000000/stdlib.zip', new Response('another language'));
  });
  const requests: string[] = [];
  context.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const download = (tab: Page) => tab.evaluate(() => window.client.download('JAVASCRIPT_NODE'));
  await Promise.all([download(one), download(two)]);
  expect(requests.filter((path) => path.startsWith('/rt/'))).toHaveLength(1);
  const kept = await one.evaluate(async () => {
    const cache = await caches.open('runtimes');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
  });
  expect(kept).toEqual([
    expect.stringMatching(/^\/rt\/javascript-(?!0000000000)/),
    '/rt/python-0000000000/stdlib.zip',
  ]);
  await context.close();
});

test('refuses bytes that differ from the manifest', async () => {
  const context = await testbed.newContext();
  await context.route('**/quickjs.wasm', (route) =>
    route.fulfill({ body: '<html>Sign in to the network</html>' }),
  );
  const fresh = await testbed.newPage(context);
  const result = await run(fresh, { language: 'JAVASCRIPT_NODE', code: 'console.log(1)' });
  expect([result.outcome, result.message]).toEqual([
    'runtimeFailed',
    expect.stringContaining('was incomplete or damaged'),
  ]);
  await context.close();
});

test('reports a runtime that is neither on the device nor reachable', async () => {
  const context = await testbed.newContext();
  const fresh = await testbed.newPage(context);
  // Loads what every language needs.
  await run(fresh, { language: 'JAVASCRIPT_NODE', code: '' });
  await context.setOffline(true);
  const result = await run(fresh, { language: 'PYTHON3', code: 'print(1)' });
  expect([result.outcome, result.message]).toEqual([
    'runtimeFailed',
    expect.stringContaining('not on this device'),
  ]);
  await context.setOffline(false);
  expect((await run(fresh, { language: 'PYTHON3', code: 'print(1)' })).stdout).toBe('1\n');
  await context.close();
});
