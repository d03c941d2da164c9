/** A part of the programs; `*-conformance.deep.test.ts` compares all of them. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  conformancePrograms,
  firstOfEachGroup,
} from '../../conformance/runtimes/harness/conformance-programs';
import { expectAgreement, expectedDifferences } from '../../conformance/runtimes/harness/expect-agreement';
import { judgeAnswers, toolchainOf } from '../../conformance/runtimes/harness/judge-answers';
import { runInBrowser } from '../../conformance/runtimes/harness/run-in-browser';
import { knownNativeDifferences } from '../../conformance/runtimes/javascript/known-differences';
import { forNativeLane } from '../../conformance/runtimes/javascript/native-lane';
import { deepTest, test } from '../../support/lanes';
import { Testbed } from '../../support/product/testbed';

const eachGroup = 3;
let testbed: Testbed;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
});
afterAll(() => testbed?.close());

test.each(['PYTHON3', 'JAVASCRIPT_NODE'] as const)(
  '%s: programs of each group give the same results in the browser and on the judge',
  async (language) => {
    const programs = firstOfEachGroup(conformancePrograms(language), eachGroup);
    expect(programs.length).toBeGreaterThanOrEqual(30);
    const runtime = await runInBrowser(page, language, programs);
    const judge = await judgeAnswers(language, programs);
    expectAgreement(judge, runtime, expectedDifferences(language, await toolchainOf(language)));
  },
);

deepTest('the native lane also gives the same results as the judge', async () => {
  const programs = firstOfEachGroup(conformancePrograms('JAVASCRIPT_NODE').filter(forNativeLane.takes), 2);
  expect(programs.length).toBeGreaterThanOrEqual(10);
  const runtime = await runInBrowser(page, 'JAVASCRIPT_NODE', programs.map(forNativeLane.prefix));
  const judge = await judgeAnswers('JAVASCRIPT_NODE', programs);
  expectAgreement(judge, runtime, Object.keys(knownNativeDifferences));
});
