import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../../contract/limits';
import { starterCode } from '../../../contract/rules/starter-code';
import { canRunInBrowser } from '../../../wasm/run-client';
import { probeInput, probeOutput, starterWithEcho } from '../../support/pages/starter-probe';
import { run, Testbed } from '../../support/product/testbed';

let testbed: Testbed;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
});
afterAll(() => testbed?.close());

/** `run-client/cpp.test.ts` tests C++, which needs its download. */
const here = languages.filter(canRunInBrowser).filter((language) => language !== 'CPP17');

test('all languages except Java run in the browser, and all except C++ without a download', () => {
  expect(languages.filter((language) => !canRunInBrowser(language))).toEqual(['JAVA8']);
  expect(here).toEqual(['PYTHON3', 'JAVASCRIPT_NODE']);
});

test.each(here)('PWIZ-25 the template in %s runs in the browser, and prints nothing', async (language) => {
  const result = await run(page, { language, code: starterCode(language), stdin: probeInput });
  expect(result).toMatchObject({ outcome: 'ok', stdout: '', stderr: '' });
});

test.each(here)('PWIZ-25 the template in %s reads the sample input in the browser', async (language) => {
  const result = await run(page, { language, code: starterWithEcho(language), stdin: probeInput });
  expect(result).toMatchObject({ outcome: 'ok', stdout: probeOutput });
});
