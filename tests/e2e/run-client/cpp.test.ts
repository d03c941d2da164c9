import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownDifferences } from '../../conformance/runtimes/cpp/known-differences';
import { madeInputs } from '../../conformance/runtimes/cpp/made-inputs';
import { describeDifference, differences } from '../../conformance/runtimes/harness/answer';
import { readPrograms } from '../../conformance/runtimes/harness/read-programs';
import { runInBrowser } from '../../conformance/runtimes/harness/run-in-browser';
import { runInJudge } from '../../conformance/runtimes/harness/run-in-judge';
import { downloadCpp, provideCpp } from '../../support/cpp-runtime';
import { run, Testbed } from '../../support/testbed';
import { cppCases } from './cpp-cases';

/** A minute alone, far longer on a busy machine. */
const patienceMs = 900_000;
const programs = readPrograms(join(import.meta.dirname, '../../conformance/runtimes/cpp'), madeInputs);
let testbed: Testbed;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
});
afterAll(() => testbed?.close());

const cpp = (code: string) => run(page, { language: 'CPP17', code });

describe('before the download', () => {
  test('without C++ on the server, nothing can be downloaded, and a run says so', async () => {
    expect(await page.evaluate(() => window.client.offeredCpp())).toBeUndefined();
    const result = await cpp('int main() {}');
    expect([result.outcome, result.judgeOnly]).toEqual(['runtimeFailed', 'notOnDevice']);
  });

  test('a run never downloads it; only the user does', async () => {
    await provideCpp(testbed.folder);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluate(() => window.client.warm('CPP17'));
    expect((await cpp('int main() {}')).judgeOnly).toBe('notOnDevice');
    expect(requests.filter((url) => url.includes('/rt/cpp-'))).toEqual([]);
  });

  test('a broken download continues with the missing pieces', async () => {
    await page.route('**/clang.wasm.3', (route) => route.abort());
    await expect(downloadCpp(page)).rejects.toThrow('could not be downloaded');
    await page.unroute('**/clang.wasm.3');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await downloadCpp(page);
    expect(requests.filter((path) => path.endsWith('/clang.wasm.0'))).toEqual([]);
    expect(requests.filter((path) => path.endsWith('/clang.wasm.3'))).toHaveLength(1);
    expect(await page.evaluate(() => window.client.runtimeState('CPP17'))).toMatchObject({ onDevice: true });
  });
});

test(
  `${programs.length} C++ programs give the same results in the browser and on the judge`,
  async () => {
    expect(programs.length).toBeGreaterThanOrEqual(60);
    const runtime = await runInBrowser(page, 'CPP17', programs);
    const judge = await runInJudge('CPP17', programs);
    const found = differences(judge, runtime);
    const unexpected = found.filter(({ name }) => !(name in knownDifferences));
    expect(
      unexpected.map(({ name }) => name),
      unexpected.map(describeDifference).join('\n'),
    ).toEqual([]);
    expect(found.map(({ name }) => name)).toEqual(Object.keys(knownDifferences).sort());
  },
  patienceMs,
);

test.each(cppCases)(
  'ends as expected: $title',
  async ({ code, limits, outcome, exitCode, judgeOnly, ...texts }) => {
    const result = await run(page, { language: 'CPP17', code, ...limits });
    expect(result.outcome, `${result.message} ${result.stderr}`).toBe(outcome);
    if (exitCode !== undefined) expect(result.exitCode).toBe(exitCode);
    expect(result.judgeOnly).toBe(judgeOnly);
    if (texts.stdout) expect(result.stdout).toMatch(texts.stdout);
    if (texts.stderr) expect(result.stderr).toMatch(texts.stderr);
    if (texts.message) expect(result.message).toMatch(texts.message);
  },
  patienceMs,
);

test(
  'no task of the page is long while C++ compiles, loops, fills memory, prints 100 MB or recurses, and the next program runs',
  async () => {
    const { outcomes, longMs } = await page.evaluate(async () => {
      const longMs: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) longMs.push(entry.duration);
      });
      observer.observe({ type: 'longtask' });
      const limits = {
        language: 'CPP17' as const,
        stdin: '',
        timeLimitMs: 10_000,
        memoryLimitMb: 32,
        outputLimitBytes: 1_000_000,
      };
      const outcomes: string[] = [];
      for (const [code, timeLimitMs] of [
        ['int main() { volatile int x = 0; for (;;) x = x + 1; }', 1000],
        [
          '#include <vector>\nint main() { std::vector<std::vector<int>> all; for (;;) all.emplace_back(100000, 1); }',
          10_000,
        ],
        ['#include <cstdio>\nint main() { for (int i = 0; i < 100000000; i++) putchar(120); }', 10_000],
        [
          'int f(int n) { volatile int a[9]; a[n % 9] = n; return f(n + 1) + a[n % 9]; }\nint main() { return f(0); }',
          10_000,
        ],
      ] as const) {
        const { outcome } = await window.client.run({ ...limits, code, timeLimitMs });
        const next = await window.client.run({
          ...limits,
          code: '#include <cstdio>\nint main() { puts("1"); }',
        });
        outcomes.push(outcome, next.stdout);
      }
      // Long-task reports arrive slightly late.
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.disconnect();
      return { outcomes, longMs };
    });
    const wanted = ['timeLimit', 'memoryLimit', 'outputLimit', 'runtimeError'];
    expect(outcomes).toEqual(wanted.flatMap((outcome) => [outcome, '1\n']));
    // The run would block a page for a second; other long tasks come from a busy machine.
    expect(Math.max(0, ...longMs)).toBeLessThan(500);
  },
  patienceMs,
);

test('compiles one program only once for several samples', async () => {
  const code = '#include <bits/stdc++.h>\nint main() { int x; std::cin >> x; std::cout << x * 2; }';
  const times: number[] = [];
  for (const stdin of ['1', '2', '3']) {
    const result = await run(page, { language: 'CPP17', code, stdin });
    expect(result.stdout).toBe(String(Number(stdin) * 2));
    times.push(result.wallMs);
  }
  const [first = 0, ...later] = times;
  expect(Math.min(...later)).toBeLessThan(first / 2);
});

test(
  'with the server stopped it runs from the device, and the user can remove it',
  async () => {
    await testbed.stopServer();
    expect((await cpp('#include <cstdio>\nint main() { puts("offline"); }')).stdout).toBe('offline\n');
    await page.evaluate(() => window.client.remove('CPP17'));
    const left = await page.evaluate(async () => {
      const cache = await caches.open('runtimes');
      return (await cache.keys()).map(({ url }) => url).filter((url) => url.includes('cpp'));
    });
    expect(left).toEqual([]);
    expect((await cpp('int main() {}')).judgeOnly).toBe('notOnDevice');
  },
  patienceMs,
);
