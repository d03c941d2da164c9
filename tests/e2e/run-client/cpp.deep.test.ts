import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conformancePrograms } from '../../conformance/runtimes/harness/conformance-programs';
import { expectAgreement, expectedDifferences } from '../../conformance/runtimes/harness/expect-agreement';
import { expectRecorded } from '../../conformance/runtimes/harness/expect-recorded';
import { toolchainOf } from '../../conformance/runtimes/harness/judge-answers';
import { runInBrowser } from '../../conformance/runtimes/harness/run-in-browser';
import { runInJudge } from '../../conformance/runtimes/harness/run-in-judge';
import { downloadCpp, provideCpp } from '../../support/cpp-runtime';
import { run, Testbed } from '../../support/testbed';
import { cppCases } from './cpp-cases';
import { expectCppCase } from './expect-cpp-case';

/** A minute alone, far longer on a busy machine. */
const patienceMs = 900_000;
const programs = conformancePrograms('CPP17');
let testbed: Testbed;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
  await provideCpp(testbed.folder);
  await downloadCpp(page);
}, patienceMs);
afterAll(() => testbed?.close());

test(
  `${programs.length} C++ programs give the same results in the browser and on the judge, whose answers are as recorded`,
  async () => {
    expect(programs.length).toBeGreaterThanOrEqual(60);
    const runtime = await runInBrowser(page, 'CPP17', programs);
    const judge = await runInJudge('CPP17', programs);
    const toolchain = await toolchainOf('CPP17');
    expectAgreement(judge, runtime, expectedDifferences('CPP17', toolchain));
    expectRecorded(toolchain, programs, judge);
  },
  patienceMs,
);

test.each(cppCases)('ends as expected: $title', (wanted) => expectCppCase(page, wanted), patienceMs);

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
