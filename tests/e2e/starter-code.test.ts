import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../contract/limits';
import { starterCode } from '../../contract/rules/starter-code';
import { canRunInBrowser } from '../../wasm/run-client';
import { downloadCpp, provideCpp } from '../support/cpp-runtime';
import { probeInput, probeOutput, tellingStarter } from '../support/starter-probe';
import { run, Testbed } from '../support/testbed';

let testbed: Testbed;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
  await provideCpp(testbed.folder);
  await downloadCpp(page);
});
afterAll(() => testbed?.close());

const here = languages.filter(canRunInBrowser);

test('all languages except Java run here', () => {
  expect(languages.filter((language) => !here.includes(language as never))).toEqual(['JAVA8']);
});

test.each(here)('PWIZ-25 the template in %s runs in the browser, and prints nothing', async (language) => {
  const result = await run(page, { language, code: starterCode(language), stdin: probeInput });
  expect(result).toMatchObject({ outcome: 'ok', stdout: '', stderr: '' });
});

test.each(here)('PWIZ-25 the template in %s reads the sample input in the browser', async (language) => {
  const result = await run(page, { language, code: tellingStarter(language), stdin: probeInput });
  expect(result).toMatchObject({ outcome: 'ok', stdout: probeOutput });
});
