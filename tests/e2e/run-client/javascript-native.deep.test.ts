import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run, Testbed } from '../../support/testbed';

let testbed: Testbed;
let page: Page;
beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
});

afterAll(() => testbed.close());

const native = (code: string, more: object = {}) => run(page, { language: 'JAVASCRIPT_NODE', code, ...more });
/** Overflows the bare engine's stack. */
const deepCalls = '(function deep(n) { if (n > 0) deep(n - 1); })(1500);\n';

describe('the limits of the native lane', () => {
  test('an endless loop ends at the time limit and reports its line', async () => {
    const result = await native('console.log("begun");\nfor (;;)\n  Math.max(1, 2);', { timeLimitMs: 2500 });
    expect(result).toMatchObject({ outcome: 'timeLimit', stdout: 'begun\n', lane: 'native' });
    expect(result.stderr).toMatch(/main\.js:3/);
    // The time limit passes once, not twice: the bare engine hands over early.
    expect(result.wallMs).toBeGreaterThanOrEqual(2500);
    expect(result.wallMs).toBeLessThan(5000);
  });

  test('a program that sleeps past its limit is not run again in the native lane', async () => {
    const result = await native('setTimeout(() => {}, 60_000)', { timeLimitMs: 300 });
    expect(result.outcome).toBe('timeLimit');
    expect(result).not.toHaveProperty('lane');
  });

  test('a slow program that the native lane refuses gets its full time in the bare engine', async () => {
    const code = 'eval("1");\nlet n = 0;\nfor (let i = 0; i < 6e6; i++) n += i % 7;\nconsole.log(n);';
    const result = await native(code, { timeLimitMs: 1000 * 20 });
    expect(result).toMatchObject({ outcome: 'ok', stdout: '17999997\n' });
    expect(result).not.toHaveProperty('lane');
    expect(result).not.toHaveProperty('handedOver');
  });

  test('the output limit applies', async () => {
    const code = `${deepCalls}for (;;) console.log('y'.repeat(99))`;
    const result = await native(code, { outputLimitBytes: 1000 });
    expect(result).toMatchObject({ outcome: 'outputLimit', stdout: `${'y'.repeat(99)}\n`.repeat(10) });
  });

  test('a program can be cancelled, and the next one runs', async () => {
    const result = await page.evaluate(async (code) => {
      const stop = new AbortController();
      const onProgress = (progress: { phase: string; lane?: string }) => {
        if (progress.lane === 'native') setTimeout(() => stop.abort(), 100);
      };
      const limits = { stdin: '', timeLimitMs: 20_000, memoryLimitMb: 64, outputLimitBytes: 1000 };
      const request = { language: 'JAVASCRIPT_NODE' as const, code, ...limits };
      return window.client.run(request, { signal: stop.signal, onProgress });
    }, `${deepCalls}for (;;);`);
    expect(result.outcome).toBe('cancelled');
    expect((await native(`${deepCalls}console.log(2)`)).stdout).toBe('2\n');
  });

  test('a program cannot access postMessage and other globals of its worker', async () => {
    const code = `${deepCalls}console.log(typeof postMessage, typeof self, typeof onmessage, typeof close, typeof addEventListener)`;
    expect((await native(code)).stdout).toBe('undefined undefined undefined undefined undefined\n');
  });

  test('an error shows its line and its own frames only', async () => {
    const result = await native(`${deepCalls}function f() {\n  null.x;\n}\nf();`);
    expect(result.stderr).toMatch(
      /^main\.js:3\n {2}null\.x;[\s\S]*TypeError: Cannot read properties of null/,
    );
    expect(result.stderr).toMatch(/at f \(main\.js:3:8\)/);
    expect(result.stderr).not.toMatch(/blob:|codeferry/);
  });

  test('a program that evaluates text, which the CSP forbids, keeps the result of the bare engine', async () => {
    const code = 'console.log(eval("1 + 1"));\nfunction f(n) { return n ? 1 + f(n - 1) : 0 }\nf(1e6)';
    const result = await native(code);
    expect(result.stdout).toBe('2\n');
    expect(result).not.toHaveProperty('lane');
  });
});
