/** Firefox has a different engine and stack. */
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunLanguage } from '../../wasm/run-client';
import { launchFirefox, waitUntil } from '../support/browser/firefox';
import { Testbed } from '../support/product/testbed';

let testbed: Testbed;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  browser = await launchFirefox();
  page = await browser.newPage();
  await page.goto(testbed.origin);
  await waitUntil(page, () => 'client' in window);
});
afterAll(async () => {
  await browser?.close();
  await testbed?.close();
});

function runIn(language: RunLanguage, code: string, timeLimitMs: number, stdin = '') {
  const limits = { stdin, timeLimitMs, memoryLimitMb: 64, outputLimitBytes: 100_000 };
  return page.evaluate((request) => window.client.run(request), { language, code, ...limits });
}
const run = (code: string, timeLimitMs = 20_000) => runIn('JAVASCRIPT_NODE', code, timeLimitMs);
const python = (code: string, timeLimitMs = 20_000) => runIn('PYTHON3', code, timeLimitMs, '3 4\n');

describe('Python', () => {
  test('starts from its boot image, reads and writes', async () => {
    const warned: string[] = [];
    page.on('console', (message) => warned.push(message.text()));
    const result = await python('import sys, unittest\nprint(sum(map(int, sys.stdin.read().split())))');
    expect([result.outcome, result.stdout]).toEqual(['ok', '7\n']);
    expect(warned.filter((text) => text.includes('starts without'))).toEqual([]);
  });

  test('a deadline reports the line, and an uninterruptible program is killed', async () => {
    const late = await python('x = 0\nwhile True:\n    x += 1', 500);
    expect(late.outcome).toBe('timeLimit');
    expect(late.stderr).toMatch(/line [23]/);
    expect((await python('sum(range(10**11))', 300)).outcome).toBe('timeLimit');
    expect((await python('print(input())')).stdout).toBe('3 4\n');
  });

  test('memory and output are limited', async () => {
    expect((await python('a = []\nwhile True: a.append("x" * 10**6)')).outcome).toBe('memoryLimit');
    expect((await python('while True: print("y" * 999)')).outcome).toBe('outputLimit');
  });

  test('deep recursion works, in plain Python and through a cache', async () => {
    const plain =
      'import sys\nsys.setrecursionlimit(10**6)\ndef f(n): return n and 1 + f(n - 1)\nprint(f(10**5))';
    expect((await python(plain)).stdout).toBe('100000\n');
    const cached = plain
      .replace('def f', 'import functools\n@functools.lru_cache(None)\ndef f')
      .replace('10**5', '10**4');
    expect((await python(cached)).stdout).toBe('10000\n');
  });

  test('nothing of the app is reachable', async () => {
    const code = 'import pyodide_js\nprint(pyodide_js.constructor.constructor("return indexedDB")())';
    expect((await python(code)).outcome).toBe('runtimeError');
  });
});

describe('JavaScript', () => {
  const deepCalls = '(function deep(n) { if (n > 0) deep(n - 1); })(1500);\n';

  test('the bare engine runs', async () => {
    expect(await run('console.log([1, { a: 2 }])')).toMatchObject({
      stdout: '[ 1, { a: 2 } ]\n',
      outcome: 'ok',
    });
  });

  test('the native lane runs and unrolls recursion', async () => {
    const code =
      'function f(n) { return n === 0 ? 0 : 1 + f(n - 1) }\nconsole.log(f(100000), new Date(0).getHours())';
    expect(await run(code)).toMatchObject({ stdout: '100000 0\n', outcome: 'ok', lane: 'native' });
  });

  test('errors have their lines in the native lane', async () => {
    const result = await run(`${deepCalls}function f() {\n  null.x;\n}\nf();`);
    expect(result.outcome).toBe('runtimeError');
    expect(result.stderr).toMatch(/^main\.js:3\n[\s\S]*TypeError[\s\S]*at f \(main\.js:3:\d+\)/);
  });

  test('limits apply in the native lane', async () => {
    expect((await run(`${deepCalls}for (;;);`, 1000)).outcome).toBe('timeLimit');
    expect((await run(`${deepCalls}for (;;) console.log('y'.repeat(999))`)).outcome).toBe('outputLimit');
    expect((await run('console.log(1)')).stdout).toBe('1\n');
  });
});
