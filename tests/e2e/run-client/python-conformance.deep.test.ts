import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../conformance/runtimes/harness/answer';
import { conformancePrograms } from '../../conformance/runtimes/harness/conformance-programs';
import { expectAgreement, expectedDifferences } from '../../conformance/runtimes/harness/expect-agreement';
import { expectRecorded } from '../../conformance/runtimes/harness/expect-recorded';
import { toolchainOf } from '../../conformance/runtimes/harness/judge-answers';
import { runInBrowser } from '../../conformance/runtimes/harness/run-in-browser';
import { runInJudge } from '../../conformance/runtimes/harness/run-in-judge';
import { Testbed } from '../../support/product/testbed';

const programs = conformancePrograms('PYTHON3');
let testbed: Testbed;
let judged: Promise<Map<string, Answer>>;

beforeAll(async () => {
  judged = runInJudge('PYTHON3', programs);
  testbed = await Testbed.open();
});
afterAll(() => testbed?.close());

test(`${programs.length} Python programs give the same results in the browser and on the judge`, async () => {
  expect(programs.length).toBeGreaterThanOrEqual(200);
  const runtime = await runInBrowser(await testbed.newPage(), 'PYTHON3', programs);
  expectAgreement(await judged, runtime, expectedDifferences('PYTHON3', await toolchainOf('PYTHON3')));
});

test("the judge's Python answers are as recorded", async () => {
  expectRecorded(await toolchainOf('PYTHON3'), programs, await judged);
});
