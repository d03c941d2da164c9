import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunLanguage } from '../../../wasm/run-client';
import { downloadCpp, provideCpp } from '../../support/product/cpp-runtime';
import { run, Testbed } from '../../support/product/testbed';

/** C++ compiles its library first. */
const patienceMs = 900_000;
/** The run would block a page for a second; other long tasks come from a busy machine. */
const blockedMs = 900;

/** A time limit that these programs do not reach, also on a busy machine. */
const unreachedMs = 120_000;

type Program = [code: string, timeLimitMs: number, outcome: string];

/** They loop, fill memory, print 100 MB, and recurse. */
const programs: Record<RunLanguage, Program[]> = {
  PYTHON3: [
    ['while True: pass', 1000, 'timeLimit'],
    ['a = []\nwhile True: a.append("x" * 10**6)', unreachedMs, 'memoryLimit'],
    ['for i in range(100): print("x" * 10**6)', unreachedMs, 'outputLimit'],
    ['def f(n): return f(n + 1) + 1\nf(0)', unreachedMs, 'runtimeError'],
    ['a = []\nfor i in range(10**5): a = [a]\nrepr(a)', unreachedMs, 'runtimeError'],
  ],
  JAVASCRIPT_NODE: [
    ['for (;;);', 1000, 'timeLimit'],
    ['const a = []; for (;;) a.push({ x: 1 })', unreachedMs, 'memoryLimit'],
    ["const s = 'x'.repeat(1e6); for (let i = 0; i < 100; i++) console.log(s)", unreachedMs, 'outputLimit'],
    ['function f(n) { return f(n + 1) + 1 } f(0)', unreachedMs, 'runtimeError'],
  ],
  CPP17: [
    ['int main() { volatile int x = 0; for (;;) x = x + 1; }', 1000, 'timeLimit'],
    [
      '#include <vector>\nint main() { std::vector<std::vector<int>> all; for (;;) all.emplace_back(100000, 1); }',
      unreachedMs,
      'memoryLimit',
    ],
    [
      '#include <cstdio>\nint main() { for (int i = 0; i < 100000000; i++) putchar(120); }',
      unreachedMs,
      'outputLimit',
    ],
    [
      'int f(int n) { volatile int a[9]; a[n % 9] = n; return f(n + 1) + a[n % 9]; }\nint main() { return f(0); }',
      unreachedMs,
      'runtimeError',
    ],
  ],
};

const printsOne: Record<RunLanguage, string> = {
  PYTHON3: 'print(1)',
  JAVASCRIPT_NODE: 'console.log(1)',
  CPP17: '#include <cstdio>\nint main() { puts("1"); }',
};

let testbed: Testbed;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
  await provideCpp(testbed.folder);
  await downloadCpp(page);
}, patienceMs);
afterAll(() => testbed?.close());

/** Durations of the page's long tasks while `work` runs. */
async function longTasksDuring(work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { durations });
  });
  await work();
  return page.evaluate(async () => {
    // The report of a long task comes after it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return (window as unknown as { durations: number[] }).durations;
  });
}

test.each(Object.keys(programs) as RunLanguage[])(
  'no task of the page is long while %s loops, fills memory, prints 100 MB or recurses, and the next program runs',
  async (language) => {
    await run(page, { language, code: printsOne[language] });
    const limits = { language, memoryLimitMb: 64, outputLimitBytes: 1_000_000 };
    const long = await longTasksDuring(async () => {
      for (const [code, timeLimitMs, outcome] of programs[language]) {
        expect((await run(page, { ...limits, code, timeLimitMs })).outcome, code).toBe(outcome);
        const next = await run(page, { ...limits, code: printsOne[language] });
        expect(next.stdout, `after ${code}`).toBe('1\n');
      }
    });
    expect(Math.max(0, ...long)).toBeLessThan(blockedMs);
  },
  patienceMs,
);
