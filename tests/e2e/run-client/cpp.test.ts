/** `cpp-download.deep.test.ts` breaks the download, `cpp.deep.test.ts` runs many programs. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probeInput, probeOutput, starterWithEcho } from '../../support/pages/starter-probe';
import { downloadCpp, provideCpp } from '../../support/product/cpp-runtime';
import { run, Testbed } from '../../support/product/testbed';

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

test(
  'PWIZ-25 once downloaded, C++ runs the template, also with the server stopped',
  async () => {
    const program = { language, code: starterWithEcho(language), stdin: probeInput } as const;
    expect(await run(page, program)).toMatchObject({ outcome: 'runtimeFailed', judgeOnly: 'notOnDevice' });
    await provideCpp(testbed.folder);
    await downloadCpp(page);
    expect(await run(page, program)).toMatchObject({ outcome: 'ok', stdout: probeOutput });
    await testbed.stopServer();
    expect(await run(page, program)).toMatchObject({ outcome: 'ok', stdout: probeOutput });
  },
  patienceMs,
);
