/** From the download to the removal, with few programs. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { starterCode } from '../../../contract/rules/starter-code';
import { probeInput, probeOutput, starterWithEcho } from '../../support/pages/starter-probe';
import { downloadCpp, provideCpp } from '../../support/product/cpp-runtime';
import { run, Testbed } from '../../support/product/testbed';
import { cppCases } from './cpp-cases';
import { expectCppCase } from './expect-cpp-case';

/** Half a minute alone, far longer on a busy machine. */
const patienceMs = 600_000;
const language = 'CPP17';
let testbed: Testbed;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
});
afterAll(() => testbed?.close());

const cpp = (code: string, stdin = '') => run(page, { language, code, stdin });

/** Paths that the page requests while `work` runs. */
async function requestsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const paths: string[] = [];
  const note = (request: { url(): string }) => paths.push(new URL(request.url()).pathname);
  page.on('request', note);
  await work();
  page.off('request', note);
  return paths;
}

async function expectNoCpp(): Promise<void> {
  expect(await cpp('int main() {}')).toMatchObject({ outcome: 'runtimeFailed', judgeOnly: 'notOnDevice' });
}

async function downloadBroken(): Promise<void> {
  await page.route('**/clang.wasm.3', (route) => route.abort());
  await expect(downloadCpp(page)).rejects.toThrow('could not be downloaded');
  await page.unroute('**/clang.wasm.3');
  const requests = await requestsDuring(() => downloadCpp(page));
  expect(requests.filter((path) => path.endsWith('/clang.wasm.0'))).toEqual([]);
  expect(requests.filter((path) => path.endsWith('/clang.wasm.3'))).toHaveLength(1);
  expect(await page.evaluate(() => window.client.runtimeState('CPP17'))).toMatchObject({ onDevice: true });
}

const typicalCase = 'a compile error names the user’s file and line';

test(
  'PWIZ-25 C++ downloads only for the user, continues a broken download, names the line of a compile error, runs the template, works offline and can be removed',
  async () => {
    expect(await page.evaluate(() => window.client.offeredCpp())).toBeUndefined();
    await expectNoCpp();
    await provideCpp(testbed.folder);
    const unasked = await requestsDuring(async () => {
      await page.evaluate(() => window.client.warm('CPP17'));
      await expectNoCpp();
    });
    expect(unasked.filter((path) => path.includes('/rt/cpp-'))).toEqual([]);
    await downloadBroken();

    const typical = cppCases.filter(({ title }) => title === typicalCase);
    expect(typical).toHaveLength(1);
    for (const wanted of typical) await expectCppCase(page, wanted);
    expect(await cpp(starterCode(language), probeInput)).toMatchObject({
      outcome: 'ok',
      stdout: '',
      stderr: '',
    });
    expect(await cpp(starterWithEcho(language), probeInput)).toMatchObject({
      outcome: 'ok',
      stdout: probeOutput,
    });

    await testbed.stopServer();
    expect((await cpp('#include <cstdio>\nint main() { puts("offline"); }')).stdout).toBe('offline\n');
    await page.evaluate(() => window.client.remove('CPP17'));
    const left = await page.evaluate(async () => {
      const cache = await caches.open('runtimes');
      return (await cache.keys()).map(({ url }) => url).filter((url) => url.includes('cpp'));
    });
    expect(left).toEqual([]);
    await expectNoCpp();
  },
  patienceMs,
);
