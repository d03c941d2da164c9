import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../conformance/runtimes/harness/answer';
import { conformancePrograms } from '../../conformance/runtimes/harness/conformance-programs';
import { expectAgreement, expectedDifferences } from '../../conformance/runtimes/harness/expect-agreement';
import { expectRecorded } from '../../conformance/runtimes/harness/expect-recorded';
import { toolchainOf } from '../../conformance/runtimes/harness/judge-answers';
import { runInBrowser } from '../../conformance/runtimes/harness/run-in-browser';
import { runInJudge } from '../../conformance/runtimes/harness/run-in-judge';
import { knownNativeDifferences } from '../../conformance/runtimes/javascript/known-differences';
import { forNativeLane } from '../../conformance/runtimes/javascript/native-lane';
import { Testbed } from '../../support/product/testbed';

const programs = conformancePrograms('JAVASCRIPT_NODE');
let testbed: Testbed;
let judged: Promise<Map<string, Answer>>;

beforeAll(async () => {
  judged = runInJudge('JAVASCRIPT_NODE', programs);
  testbed = await Testbed.open();
});
afterAll(() => testbed?.close());

test(`${programs.length} JavaScript programs give the same results in the browser and on the judge`, async () => {
  expect(programs.length).toBeGreaterThanOrEqual(200);
  const runtime = await runInBrowser(await testbed.newPage(), 'JAVASCRIPT_NODE', programs);
  const expected = expectedDifferences('JAVASCRIPT_NODE', await toolchainOf('JAVASCRIPT_NODE'));
  expectAgreement(await judged, runtime, expected);
});

test('the native lane also gives the same results as the judge', async () => {
  const tried = programs.filter(forNativeLane.takes).map(forNativeLane.prefix);
  expect(tried.length).toBeGreaterThanOrEqual(100);
  const runtime = await runInBrowser(await testbed.newPage(), 'JAVASCRIPT_NODE', tried);
  const all = await judged;
  const wanted = new Map([...runtime.keys()].map((name) => [name, all.get(name) as Answer]));
  expectAgreement(wanted, runtime, Object.keys(knownNativeDifferences));
});

test("the judge's JavaScript answers are as recorded", async () => {
  expectRecorded(await toolchainOf('JAVASCRIPT_NODE'), programs, await judged);
});
