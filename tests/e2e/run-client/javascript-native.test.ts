import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { deepDescribe, deepTest, describe, test } from '../../support/lanes';
import { run, Testbed } from '../../support/product/testbed';
import { doorPrograms } from './javascript-doors';

let testbed: Testbed;
let page: Page;
/** Represents the rest of the network, including our server, and records every request. */
let outside: Server;
let outsideOrigin: string;
const asked: string[] = [];

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
  outside = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.end('1');
  });
  outside.on('upgrade', (request, socket) => {
    asked.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  outsideOrigin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
});

afterAll(async () => {
  outside.closeAllConnections();
  outside.close();
  await testbed.close();
});

/** The others are tested in the deep lane. */
const quickDoors = [
  'fetch',
  "fetch from the app's server",
  'WebSocket',
  'import',
  'text as code',
  'names of the frame',
];
const isQuick = ({ title }: { title: string }) => quickDoors.includes(title);

const native = (code: string, more: object = {}) => run(page, { language: 'JAVASCRIPT_NODE', code, ...more });
/** Overflows the bare engine's stack. */
const deepCalls = '(function deep(n) { if (n > 0) deep(n - 1); })(1500);\n';

describe('programs beyond the bare engine', () => {
  test('a depth-first search of 10,000 runs in the native lane, and the result says so', async () => {
    const code = `const next = Array.from({ length: 10000 }, (_, i) => (i < 9999 ? [i + 1] : []));
const seen = [];
function dfs(u) { seen[u] = true; let size = 1; for (const v of next[u]) if (!seen[v]) size += dfs(v); return size; }
console.log(dfs(0));`;
    expect(await native(code)).toMatchObject({ outcome: 'ok', stdout: '10000\n', lane: 'native' });
  });

  test('recursion that is too deep for the native lane is reported with the original code', async () => {
    const code =
      'const unused = 1;\nfunction f(n) { return n === 0 ? 0 : 1 + f(n - 1); }\nconsole.log(f(1e6));';
    const result = await native(code);
    expect(result).toMatchObject({ outcome: 'runtimeError', lane: 'native' });
    expect(result.stderr).toContain('main.js:2\nfunction f(n) { return n === 0 ? 0 : 1 + f(n - 1); }\n');
    expect(result.stderr).toContain('RangeError: Maximum call stack size exceeded');
    expect(result.stderr).not.toMatch(/\$unrolled|\$steps/);
  });

  deepTest(
    'a sieve of ten million that is too slow for the bare engine runs in the native lane',
    async () => {
      const code = `const n = 1e7, out = new Uint8Array(n + 1); let count = 0;
for (let i = 2; i <= n; i++) { if (out[i]) continue; count++; for (let j = i * i; j <= n; j += i) out[j] = 1; }
console.log(count);`;
      const result = await native(code, { timeLimitMs: 2000 });
      expect(result).toMatchObject({ outcome: 'ok', stdout: '664579\n', lane: 'native' });
    },
  );

  test('a program that the bare engine can run stays in it', async () => {
    expect(await native('console.log(1)')).not.toHaveProperty('lane');
  });

  deepTest('a program that needed the native lane also uses it in the next run', async () => {
    const code = `${deepCalls}console.log(require('fs').readFileSync(0, 'utf8').trim())`;
    await native(code, { stdin: 'one' });
    expect(await native(code, { stdin: 'two' })).toMatchObject({ stdout: 'two\n', lane: 'native' });
  });
});

deepDescribe('the limits of the native lane', () => {
  deepTest('an endless loop ends at the time limit and reports its line', async () => {
    const result = await native('console.log("begun");\nfor (;;)\n  Math.max(1, 2);', { timeLimitMs: 2500 });
    expect(result).toMatchObject({ outcome: 'timeLimit', stdout: 'begun\n', lane: 'native' });
    expect(result.stderr).toMatch(/main\.js:3/);
    // The time limit passes once, not twice: the bare engine hands over early.
    expect(result.wallMs).toBeGreaterThanOrEqual(2500);
    expect(result.wallMs).toBeLessThan(5000);
  });

  deepTest('a program that sleeps past its limit is not run again in the native lane', async () => {
    const result = await native('setTimeout(() => {}, 60_000)', { timeLimitMs: 300 });
    expect(result.outcome).toBe('timeLimit');
    expect(result).not.toHaveProperty('lane');
  });

  deepTest('a slow program that the native lane refuses gets its full time in the bare engine', async () => {
    const code = 'eval("1");\nlet n = 0;\nfor (let i = 0; i < 6e6; i++) n += i % 7;\nconsole.log(n);';
    const result = await native(code, { timeLimitMs: 1000 * 20 });
    expect(result).toMatchObject({ outcome: 'ok', stdout: '17999997\n' });
    expect(result).not.toHaveProperty('lane');
    expect(result).not.toHaveProperty('handedOver');
  });

  deepTest('the output limit applies', async () => {
    const code = `${deepCalls}for (;;) console.log('y'.repeat(99))`;
    const result = await native(code, { outputLimitBytes: 1000 });
    expect(result).toMatchObject({ outcome: 'outputLimit', stdout: `${'y'.repeat(99)}\n`.repeat(10) });
  });

  deepTest('a program can be cancelled, and the next one runs', async () => {
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

  deepTest('a program cannot access postMessage and other globals of its worker', async () => {
    const code = `${deepCalls}console.log(typeof postMessage, typeof self, typeof onmessage, typeof close, typeof addEventListener)`;
    expect((await native(code)).stdout).toBe('undefined undefined undefined undefined undefined\n');
  });

  deepTest('an error shows its line and its own frames only', async () => {
    const result = await native(`${deepCalls}function f() {\n  null.x;\n}\nf();`);
    expect(result.stderr).toMatch(
      /^main\.js:3\n {2}null\.x;[\s\S]*TypeError: Cannot read properties of null/,
    );
    expect(result.stderr).toMatch(/at f \(main\.js:3:8\)/);
    expect(result.stderr).not.toMatch(/blob:|codeferry/);
  });

  deepTest(
    'a program that evaluates text, which the CSP forbids, keeps the result of the bare engine',
    async () => {
      const code = 'console.log(eval("1 + 1"));\nfunction f(n) { return n ? 1 + f(n - 1) : 0 }\nf(1e6)';
      const result = await native(code);
      expect(result.stdout).toBe('2\n');
      expect(result).not.toHaveProperty('lane');
    },
  );
});

describe('nothing is reachable from the native lane', () => {
  /** The lane's worker without the prelude that removes globals: tests only the CSP. */
  function bareWorker(code: string): Promise<string> {
    return page.evaluate(
      ([script]) => window.runInFrame(script ?? ''),
      [
        `const say = (text) => postMessage({ type: 'output', stream: 'stdout', bytes: new TextEncoder().encode(text + '\\n') });
postMessage({ type: 'started' });
(async () => { ${code} })().then(() => say('over'), (error) => say('closed: ' + error)).finally(() => postMessage({ type: 'ended', outcome: 'ok', exitCode: 0, overflowed: false }));`,
      ],
    );
  }

  test.each(doorPrograms.filter(isQuick))('$title', ({ code }) => staysShut(code));
  deepTest.each(doorPrograms.filter((door) => !isQuick(door)))('$title', ({ code }) => staysShut(code));

  async function staysShut(code: string): Promise<void> {
    asked.length = 0;
    const text = await bareWorker(
      code.replaceAll('OUTSIDE', outsideOrigin).replaceAll('APP', testbed.origin),
    );
    expect(
      text
        .trim()
        .split('\n')
        .filter((line) => line !== 'over' && !line.startsWith('closed')),
    ).toEqual([]);
    expect(asked).toEqual([]);
  }

  test('the frame has no origin, and a second script does not run in it', async () => {
    const frame = page.frames().find((one) => one !== page.mainFrame());
    expect(frame).toBeDefined();
    expect(await frame?.evaluate(() => self.origin)).toBe('null');
    const blocked = await frame?.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.intruder = 1';
      document.body.append(script);
      return 'intruder' in globalThis;
    });
    expect(blocked).toBe(false);
  });

  test('the frame’s document has no access to the network either', async () => {
    asked.length = 0;
    const frame = page.frames().find((one) => one !== page.mainFrame());
    const closed = await frame?.evaluate(async (outside) => {
      const tries: Record<string, () => unknown> = {
        fetch: () => fetch(outside),
        // `sendBeacon` returns true even if the CSP blocks it; the server's record decides.
        beacon: () => {
          navigator.sendBeacon(`${outside}/beacon`, 'x');
          throw new Error('no');
        },
        socket: () =>
          new Promise((done, fail) => {
            const socket = new WebSocket(outside.replace('http', 'ws'));
            socket.onopen = done;
            socket.onerror = () => fail(new Error('no'));
          }),
        rtc: () => new RTCPeerConnection().createDataChannel('x'),
        image: () =>
          new Promise((done, fail) => {
            const image = new Image();
            image.onload = done;
            image.onerror = () => fail(new Error('no'));
            image.src = `${outside}/image`;
          }),
        storage: () => localStorage.length,
        database: () => indexedDB.open('x'),
        cookie: () => document.cookie,
        parent: () => parent.document.title,
        top: () => {
          top?.location.assign(outside);
        },
        popup: () => {
          if (!open(outside)) throw new Error('no');
        },
        worker: () => navigator.serviceWorker.register(`${outside}/sw.js`),
      };
      const ended: string[] = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try {
          await attempt();
          ended.push(name);
        } catch {}
      }
      for (const rel of ['stylesheet', 'prefetch', 'preconnect', 'modulepreload']) {
        document.head.append(
          Object.assign(document.createElement('link'), { rel, href: `${outside}/${rel}` }),
        );
      }
      const inner = document.createElement('iframe');
      inner.src = `${outside}/frame`;
      document.body.append(inner);
      const form = Object.assign(document.createElement('form'), {
        action: `${outside}/form`,
        method: 'post',
      });
      document.body.append(form);
      form.submit();
      await new Promise((done) => setTimeout(done, 500));
      return ended;
    }, outsideOrigin);
    expect(closed).toEqual([]);
    expect(asked).toEqual([]);
  });
});
