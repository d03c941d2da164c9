import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import type { RunLanguage } from '../../../wasm/run-client';
import { deepDescribe, deepTest, describe, test } from '../../support/lanes';
import { run, Testbed } from '../../support/product/testbed';
import type { RunCase } from './cases';
import { escapePrograms, objectOfThePage, textBecomesCode } from './escape-programs';
import { javascriptEndingCases, javascriptLimitCases } from './javascript-cases';
import { pythonEndingCases, pythonInputCases, pythonLimitCases, pythonOutputCases } from './python-cases';
import { pythonIdiomCases } from './python-idiom-cases';

let testbed: Testbed;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
});

afterAll(async () => {
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

deepDescribe('Python', () => {
  deepTest.each(pythonInputCases)('reads its input: $title', (wanted) => expectCase('PYTHON3', wanted));
  deepTest.each(pythonOutputCases)('writes its output: $title', (wanted) => expectCase('PYTHON3', wanted));
  deepTest.each(pythonEndingCases)('ends as expected: $title', (wanted) => expectCase('PYTHON3', wanted));
  deepTest.each(pythonLimitCases)('respects its limits: $title', (wanted) => expectCase('PYTHON3', wanted));
  deepTest.each(pythonIdiomCases)('supports the idiom: $title', (wanted) => expectCase('PYTHON3', wanted));

  deepTest('every program gets a fresh interpreter', async () => {
    const look =
      'import os, sys, random\nprint(os.getcwd(), os.listdir("."), os.listdir("/tmp"), sorted(os.listdir("/")))\nprint(len(sys.modules), len("abc"), sys.getrecursionlimit(), os.environ.get("LEFT"), max(1, 2))';
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

  deepTest('random numbers differ between programs', async () => {
    const code = 'import random\nprint(random.random())';
    const seen = new Set<string>();
    for (let round = 0; round < 3; round += 1)
      seen.add((await run(page, { language: 'PYTHON3', code })).stdout);
    expect(seen.size).toBe(3);
  });
});

deepDescribe('JavaScript', () => {
  deepTest.each(javascriptEndingCases)('ends as expected: $title', (wanted) =>
    expectCase('JAVASCRIPT_NODE', wanted),
  );
  deepTest.each(javascriptLimitCases)('respects its limits: $title', (wanted) =>
    expectCase('JAVASCRIPT_NODE', wanted),
  );

  deepTest('every program gets a fresh engine', async () => {
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
  test.each(escapePrograms)('nothing of the app is reachable: $title', async ({ language, code }) => {
    const result = await run(page, { language, code });
    expect(result.stdout, result.stderr).toMatch(/^(?:closed\n)+$/);
  });

  test('a program cannot create an object of the page: the interpreter stops, and the next program gets a fresh one', async () => {
    const result = await run(page, { language: 'PYTHON3', code: objectOfThePage });
    expect(result).toMatchObject({ outcome: 'runtimeError', stdout: '' });
    expect(result.message).toMatch(/interpreter stopped/);
    expect(await run(page, { language: 'PYTHON3', code: 'print(1)' })).toMatchObject({ stdout: '1\n' });
  });

  deepTest(
    'if its image does not work, Python starts without it, and the CSP still prevents running text as code',
    async () => {
      const context = await testbed.newContext();
      const plain = await testbed.newPage(context);
      const warnings: string[] = [];
      plain.on('console', (message) => warnings.push(message.text()));
      await plain.evaluate(async () => {
        await window.client.download('PYTHON3');
        const cache = await caches.open('runtimes');
        const image = (await cache.keys()).find(({ url }) => url.endsWith('/heap.bin'));
        if (!image) throw new Error('There is no image.');
        await cache.put(image, new Response(new Uint8Array(4096)));
      });
      const heard = await run(plain, {
        language: 'PYTHON3',
        code: 'import sys\nprint(sys.stdin.read())',
        stdin: 'x',
      });
      expect(heard, heard.stderr).toMatchObject({ outcome: 'ok', stdout: 'x\n' });
      expect(warnings.join('\n')).toContain('starts without its memory image');
      const escaped = await run(plain, { language: 'PYTHON3', code: textBecomesCode });
      expect(escaped.stdout, escaped.stderr).toBe('closed\n');
      await context.close();
    },
  );
});
