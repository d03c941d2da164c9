import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run, Testbed } from '../support/testbed';
import { escapePrograms, objectOfThePage, textBecomesCode } from './run-client/escape-programs';

let testbed: Testbed;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
});

afterAll(async () => {
  await testbed.close();
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

  test('if its image does not work, Python starts without it, and the CSP still prevents running text as code', async () => {
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
  });
});
