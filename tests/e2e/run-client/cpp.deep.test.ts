import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conformancePrograms } from '../../conformance/runtimes/harness/conformance-programs';
import { expectAgreement, expectedDifferences } from '../../conformance/runtimes/harness/expect-agreement';
import { expectRecorded } from '../../conformance/runtimes/harness/expect-recorded';
import { toolchainOf } from '../../conformance/runtimes/harness/judge-answers';
import { runInBrowser } from '../../conformance/runtimes/harness/run-in-browser';
import { runInJudge } from '../../conformance/runtimes/harness/run-in-judge';
import { downloadCpp, provideCpp } from '../../support/product/cpp-runtime';
import { run, Testbed } from '../../support/product/testbed';
import { cppCases } from './cpp-cases';
import { expectCppCase } from './expect-cpp-case';

/** A minute alone, far longer on a busy machine. */
const patienceMs = 900_000;
const programs = conformancePrograms('CPP17');
let testbed: Testbed;
let page: Page;

beforeAll(async () => {
  testbed = await Testbed.open();
  page = await testbed.newPage();
  await provideCpp(testbed.folder);
  await downloadCpp(page);
}, patienceMs);
afterAll(() => testbed?.close());

test(
  `${programs.length} C++ programs give the same results in the browser and on the judge, whose answers are as recorded`,
  async () => {
    expect(programs.length).toBeGreaterThanOrEqual(60);
    const runtime = await runInBrowser(page, 'CPP17', programs);
    const judge = await runInJudge('CPP17', programs);
    const toolchain = await toolchainOf('CPP17');
    expectAgreement(judge, runtime, expectedDifferences('CPP17', toolchain));
    expectRecorded(toolchain, programs, judge);
  },
  patienceMs,
);

test.each(cppCases)('ends as expected: $title', (wanted) => expectCppCase(page, wanted), patienceMs);

test('compiles one program only once for several samples', async () => {
  const code = '#include <bits/stdc++.h>\nint main() { int x; std::cin >> x; std::cout << x * 2; }';
  const times: number[] = [];
  for (const stdin of ['1', '2', '3']) {
    const result = await run(page, { language: 'CPP17', code, stdin });
    expect(result.stdout).toBe(String(Number(stdin) * 2));
    times.push(result.wallMs);
  }
  const [first = 0, ...later] = times;
  expect(Math.min(...later)).toBeLessThan(first / 2);
});
