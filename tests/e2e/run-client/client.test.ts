import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import type { RunResult } from '../../../wasm/run-client';
import { deepTest, test } from '../../support/lanes';
import { run, Testbed } from '../../support/product/testbed';

let testbed: Testbed;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
});
afterAll(() => testbed?.close());

const loop = { language: 'PYTHON3' as const, code: 'while True: pass', timeLimitMs: 30_000 };

test('programs run one after the other, in the order of the requests', async () => {
  const order = await page.evaluate(async () => {
    const ended: string[] = [];
    const limits = { stdin: '', timeLimitMs: 60_000, memoryLimitMb: 64, outputLimitBytes: 1000 };
    const one = async (code: string) => {
      const { stdout } = await window.client.run({ language: 'PYTHON3', code, ...limits });
      ended.push(stdout.trim());
    };
    await Promise.all([one('import time\ntime.sleep(0.3)\nprint(1)'), one('print(2)'), one('print(3)')]);
    return ended;
  });
  expect(order).toEqual(['1', '2', '3']);
});

test('a running program can be cancelled, and the next one runs', async () => {
  const result = await page.evaluate(async (request) => {
    const stop = new AbortController();
    const onProgress = ({ phase }: { phase: string }) => {
      if (phase === 'running') setTimeout(() => stop.abort(), 100);
    };
    const full = { stdin: '', memoryLimitMb: 64, outputLimitBytes: 1000, ...request };
    return window.client.run(full, { signal: stop.signal, onProgress });
  }, loop);
  expect(result.outcome).toBe('cancelled');
  expect((await run(page, { language: 'PYTHON3', code: 'print("next")' })).stdout).toBe('next\n');
});

test('a waiting program can be cancelled, and the one before it continues', async () => {
  const [first, second] = await page.evaluate(async () => {
    const limits = { stdin: '', timeLimitMs: 60_000, memoryLimitMb: 64, outputLimitBytes: 1000 };
    const stop = new AbortController();
    const slow = window.client.run({
      language: 'PYTHON3',
      code: 'import time\ntime.sleep(0.5)\nprint("slow")',
      ...limits,
    });
    const waiting = window.client.run(
      { language: 'PYTHON3', code: 'print("no")', ...limits },
      { signal: stop.signal },
    );
    stop.abort();
    return Promise.all([slow, waiting]);
  });
  expect([first?.outcome, first?.stdout]).toEqual(['ok', 'slow\n']);
  expect([second?.outcome, second?.stdout]).toEqual(['cancelled', '']);
});

test('after a kill the next program gets a runtime automatically', async () => {
  const stopped = await run(page, { language: 'PYTHON3', code: 'sum(range(10**11))', timeLimitMs: 200 });
  expect(stopped.outcome).toBe('timeLimit');
  expect((await run(page, { language: 'PYTHON3', code: 'print(1)' })).stdout).toBe('1\n');
});

test('the page stays responsive while a program loops and prints', async () => {
  const beats = await page.evaluate(async () => {
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
    }, 10);
    const limits = { stdin: '', timeLimitMs: 20_000, memoryLimitMb: 64, outputLimitBytes: 16_000_000 };
    const code =
      'import sys, time\nfor i in range(10000): sys.stdout.write("x" * 1000)\nend = time.time() + 1\nwhile time.time() < end: pass';
    const { stdout } = await window.client.run({ language: 'PYTHON3', code, ...limits });
    clearInterval(timer);
    return stdout.length === 10_000_000 ? count : -1;
  });
  // A blocked page would not count.
  expect(beats).toBeGreaterThan(10);
});

test('the page is not cross-origin isolated', async () => {
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
});

deepTest('with the server stopped, both languages run from the device', async () => {
  const own = await Testbed.open();
  const offline = await own.newPage();
  for (const language of ['PYTHON3', 'JAVASCRIPT_NODE'] as const) {
    await offline.evaluate((language) => window.client.download(language), language);
    await run(offline, { language, code: '' });
  }
  await own.stopServer();
  const results: RunResult[] = [];
  // Replacing a killed worker needs only cached scripts and runtime files.
  for (const code of ['print(6 * 7)', 'print(open(0).read())'])
    results.push(await run(offline, { language: 'PYTHON3', code }));
  results.push(await run(offline, { language: 'JAVASCRIPT_NODE', code: 'console.log(6 * 7)' }));
  expect(results.map(({ stdout }) => stdout)).toEqual(['42\n', '\n', '42\n']);
  await own.close();
});
