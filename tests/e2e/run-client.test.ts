import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunLanguage, RunResult } from '../../wasm/run-client';
import { run, Testbed } from '../support/testbed';
import type { RunCase } from './run-client/cases';
import { escapePrograms } from './run-client/escape-programs';
import { javascriptEndingCases, javascriptLimitCases } from './run-client/javascript-cases';
import { nodePrograms } from './run-client/node-programs';
import {
  pythonEndingCases,
  pythonIdiomCases,
  pythonInputCases,
  pythonLimitCases,
  pythonOutputCases,
} from './run-client/python-cases';

let testbed: Testbed;
let page: Page;
let folder: string;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
  folder = await mkdtemp(join(tmpdir(), 'node-programs-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await testbed.close();
});

async function expectCase(language: RunLanguage, wanted: RunCase): Promise<void> {
  const { code, stdin = '', limits } = wanted;
  const result = await run(page, { language, code, stdin, ...limits });
  expect(result, result.stderr.slice(0, 2000)).toMatchObject({
    outcome: wanted.outcome ?? 'ok',
    ...(wanted.exitCode === undefined ? {} : { exitCode: wanted.exitCode }),
    ...(wanted.stdout === undefined ? {} : { stdout: wanted.stdout }),
  });
  if (wanted.stderr) expect(result.stderr).toMatch(wanted.stderr);
  if (wanted.notStderr) expect(result.stderr).not.toMatch(wanted.notStderr);
  if (wanted.message) expect(result.message).toMatch(wanted.message);
}

describe('Python', () => {
  test.each(pythonInputCases)('reads its input: $title', (wanted) => expectCase('PYTHON3', wanted));
  test.each(pythonOutputCases)('writes its output: $title', (wanted) => expectCase('PYTHON3', wanted));
  test.each(pythonEndingCases)('ends as it should: $title', (wanted) => expectCase('PYTHON3', wanted));
  test.each(pythonLimitCases)('is held to its limits: $title', (wanted) => expectCase('PYTHON3', wanted));
  test.each(pythonIdiomCases)('knows the idiom: $title', (wanted) => expectCase('PYTHON3', wanted));

  test('every program finds a fresh interpreter', async () => {
    const look =
      'import os, sys, random\nprint(os.getcwd(), os.listdir("."), os.listdir("/tmp"), sorted(os.listdir("/")))\nprint(sorted(sys.modules) == sorted(sys.modules), len("abc"), sys.getrecursionlimit(), os.environ.get("LEFT"), max(1, 2))';
    const first = await run(page, { language: 'PYTHON3', code: look });
    expect(first.outcome, first.stderr).toBe('ok');
    const mischief = [
      'import builtins\nbuiltins.print = None\nbuiltins.len = lambda x: 7\nbuiltins.max = min',
      'import os\nos.environ["LEFT"] = "x"\nopen("left.txt", "w").write("x")\nos.makedirs("/tmp/a/b")\nopen("/tmp/a/b/f", "w").write("x")\nos.chdir("/tmp/a")\nos.mkdir("/left")',
      'import os, sys\nsys.setrecursionlimit(5000)\nos.close(1)\nos.close(2)\nos.close(0)',
      'import sys\nsys.stdout = None\nsys.modules["os"] = None\ndel sys.modules["random"]',
      'import os\nos.dup2(2, 1)\nf = open("/tmp/open", "w")\nf.write("never flushed")',
      'import atexit, threading\natexit.register(print, "later")\nthreading.main_thread = None',
      'import os\nos.remove("/lib/python314.zip")',
      'import os\nos._exit(0)',
      'a = []\nfor i in range(10**5): a = [a]\nrepr(a)',
      'a = "x" * 150_000_000',
    ];
    for (const code of mischief) {
      await run(page, { language: 'PYTHON3', code });
      const { stdout, stderr } = await run(page, { language: 'PYTHON3', code: look });
      expect(stdout, `${code}\n${stderr}`).toBe(first.stdout);
    }
  });

  test('chance is not the same in every program', async () => {
    const code = 'import random\nprint(random.random())';
    const seen = new Set<string>();
    for (let round = 0; round < 3; round += 1)
      seen.add((await run(page, { language: 'PYTHON3', code })).stdout);
    expect(seen.size).toBe(3);
  });
});

describe('JavaScript', () => {
  test.each(nodePrograms.map(([code, stdin = '']) => ({ code, stdin })))(
    'answers as Node does: $code',
    async (program) => {
      const file = join(folder, 'main.js');
      await writeFile(file, program.code);
      const node = spawnSync(process.execPath, [file], {
        input: program.stdin,
        encoding: 'utf8',
        env: { TZ: 'UTC' },
      });
      const result = await run(page, { language: 'JAVASCRIPT_NODE', ...program });
      expect(result.stdout, result.stderr).toBe(node.stdout);
      expect(result.exitCode).toBe(node.status);
    },
  );

  test.each(javascriptEndingCases)('ends as it should: $title', (wanted) =>
    expectCase('JAVASCRIPT_NODE', wanted),
  );
  test.each(javascriptLimitCases)('is held to its limits: $title', (wanted) =>
    expectCase('JAVASCRIPT_NODE', wanted),
  );

  test('every program finds a fresh engine', async () => {
    const look =
      'console.log(typeof left, [3, 1, 2].sort().map(String).join(), Object.keys(globalThis).length, require("fs").left)';
    const first = await run(page, { language: 'JAVASCRIPT_NODE', code: look });
    expect(first.outcome).toBe('ok');
    const mischief = [
      'globalThis.left = 1; Array.prototype.sort = null; Array.prototype.map = 5; require("fs").left = 1',
      'console.log = null; Object.keys = null; JSON.stringify = null; String.prototype.split = null',
      'Object.defineProperty(Object.prototype, "left", { value: 1, enumerable: true })',
      'Promise.prototype.then = null; process.exit = null; (async () => { throw 1 })()',
      'setInterval(() => {}, 1); process.exit(1)',
      'Object.freeze(globalThis); Object.freeze(Array.prototype)',
    ];
    for (const code of mischief) {
      await run(page, { language: 'JAVASCRIPT_NODE', code });
      const { stdout, stderr } = await run(page, { language: 'JAVASCRIPT_NODE', code: look });
      expect(stdout, `${code}\n${stderr}`).toBe(first.stdout);
    }
  });
});

describe('isolation', () => {
  test.each(escapePrograms)('nothing of the app can be reached: $title', async ({ language, code }) => {
    const result = await run(page, { language, code });
    expect(result.stdout, result.stderr).toMatch(/^(?:closed\n)+$/);
  });
});

describe('the client', () => {
  const loop = { language: 'PYTHON3' as const, code: 'while True: pass', timeLimitMs: 30_000 };

  test('programs run one after the other, in the order they came', async () => {
    const order = await page.evaluate(async () => {
      const ended: string[] = [];
      const limits = { stdin: '', timeLimitMs: 5000, memoryLimitMb: 64, outputLimitBytes: 1000 };
      const one = async (code: string) => {
        const { stdout } = await window.client.run({ language: 'PYTHON3', code, ...limits });
        ended.push(stdout.trim());
      };
      await Promise.all([one('import time\ntime.sleep(0.3)\nprint(1)'), one('print(2)'), one('print(3)')]);
      return ended;
    });
    expect(order).toEqual(['1', '2', '3']);
  });

  test('a program is cancelled while it runs, and the next one runs', async () => {
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

  test('a program is cancelled while it waits, and the one before it goes on', async () => {
    const [first, second] = await page.evaluate(async () => {
      const limits = { stdin: '', timeLimitMs: 5000, memoryLimitMb: 64, outputLimitBytes: 1000 };
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

  test('after a hard stop the next program finds a runtime without asking for it', async () => {
    const stopped = await run(page, { language: 'PYTHON3', code: 'sum(range(10**11))', timeLimitMs: 200 });
    expect(stopped.outcome).toBe('timeLimit');
    expect((await run(page, { language: 'PYTHON3', code: 'print(1)' })).stdout).toBe('1\n');
  });

  test('the page goes on working while a program spins and writes', async () => {
    const beats = await page.evaluate(async () => {
      let count = 0;
      const timer = setInterval(() => {
        count += 1;
      }, 10);
      const limits = { stdin: '', timeLimitMs: 1500, memoryLimitMb: 64, outputLimitBytes: 16_000_000 };
      const code = 'import sys\nfor i in range(10000): sys.stdout.write("x" * 1000)\nwhile True: pass';
      const { stdout } = await window.client.run({ language: 'PYTHON3', code, ...limits });
      clearInterval(timer);
      return stdout.length === 10_000_000 ? count : -1;
    });
    // A page that waited for the program would have had no time for any.
    expect(beats).toBeGreaterThan(10);
  });

  test('the download says how far it is, is kept, and is not repeated', async () => {
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

  test('the first program does not wait for the library, unless it needs it', async () => {
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

  test('the library follows the first program onto the device', async () => {
    const context = await testbed.newContext();
    const fresh = await testbed.newPage(context);
    await run(fresh, { language: 'PYTHON3', code: 'print(1)' });
    await expect
      .poll(() => fresh.evaluate(() => window.client.runtimeState('PYTHON3')), { timeout: 30_000 })
      .toMatchObject({ onDevice: true });
    await context.close();
  });

  test('a download that broke off goes on with the file that is missing', async () => {
    const context = await testbed.newContext();
    const fresh = await testbed.newPage(context);
    await context.route('**/stdlib.zip', (route) => route.abort());
    const broken = await fresh.evaluate(() =>
      window.client.download('PYTHON3').then(
        () => 'whole',
        (error: Error) => error.message,
      ),
    );
    expect(broken).toContain('could not be fetched');
    await context.unroute('**/stdlib.zip');
    const requests: string[] = [];
    fresh.on('request', (request) => requests.push(request.url()));
    await fresh.evaluate(() => window.client.download('PYTHON3'));
    expect(requests).toEqual([expect.stringMatching(/stdlib\.zip$/)]);
    await context.close();
  });

  test('a boot image that does not work costs time, not the run', async () => {
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
    expect(warned).toContainEqual(expect.stringContaining('Python starts the slow way'));
    await context.close();
  });

  test('two tabs share one download, and an older version goes', async () => {
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

  test('bytes that are not what was announced are refused', async () => {
    const context = await testbed.newContext();
    await context.route('**/quickjs.wasm', (route) =>
      route.fulfill({ body: '<html>Sign in to the network</html>' }),
    );
    const fresh = await testbed.newPage(context);
    const result = await run(fresh, { language: 'JAVASCRIPT_NODE', code: 'console.log(1)' });
    expect([result.outcome, result.message]).toEqual([
      'runtimeFailed',
      expect.stringContaining('did not arrive whole'),
    ]);
    await context.close();
  });

  test('a runtime that is neither on the device nor on the network is said to be missing', async () => {
    const context = await testbed.newContext();
    const fresh = await testbed.newPage(context);
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

  test('no response asks for cross-origin isolation', async () => {
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  });
});

test('with the server gone, both languages run from what is on the device', async () => {
  const offline = await testbed.newPage();
  for (const language of ['PYTHON3', 'JAVASCRIPT_NODE'] as const) {
    await offline.evaluate((language) => window.client.download(language), language);
    await run(offline, { language, code: '' });
  }
  await testbed.stopServer();
  const results: RunResult[] = [];
  // A killed worker is made again from the scripts the browser holds and the runtime files on the device.
  for (const code of ['print(6 * 7)', 'print(open(0).read())'])
    results.push(await run(offline, { language: 'PYTHON3', code }));
  results.push(await run(offline, { language: 'JAVASCRIPT_NODE', code: 'console.log(6 * 7)' }));
  expect(results.map(({ stdout }) => stdout)).toEqual(['42\n', '\n', '42\n']);
});
