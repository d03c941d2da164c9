import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, describeDifference, differences } from '../../conformance/runtimes/harness/answer';
import { type ConformanceProgram, readPrograms } from '../../conformance/runtimes/harness/read-programs';
import { runInBrowser } from '../../conformance/runtimes/harness/run-in-browser';
import { runInJudge } from '../../conformance/runtimes/harness/run-in-judge';
import {
  knownDifferences,
  knownNativeDifferences,
} from '../../conformance/runtimes/javascript/known-differences';
import { madeInputs } from '../../conformance/runtimes/javascript/made-inputs';
import { Testbed } from '../../support/testbed';

const programs = readPrograms(join(import.meta.dirname, '../../conformance/runtimes/javascript'), madeInputs);
let testbed: Testbed;
let judged: Promise<Map<string, Answer>>;

beforeAll(async () => {
  judged = runInJudge('JAVASCRIPT_NODE', programs);
  testbed = await Testbed.open();
});
afterAll(() => testbed.close());

test(`${programs.length} JavaScript programs give the same results in the browser and on the judge`, async () => {
  expect(programs.length).toBeGreaterThanOrEqual(200);
  const runtime = await runInBrowser(await testbed.newPage(), 'JAVASCRIPT_NODE', programs);
  expectDifferences(await judged, runtime, knownDifferences);
});

test('the native lane also gives the same results as the judge', async () => {
  const tried = programs.filter(takesPrefix).map(prefixed);
  expect(tried.length).toBeGreaterThanOrEqual(100);
  const runtime = await runInBrowser(await testbed.newPage(), 'JAVASCRIPT_NODE', tried);
  const all = await judged;
  const wanted = new Map([...runtime.keys()].map((name) => [name, all.get(name) as Answer]));
  expectDifferences(wanted, runtime, knownNativeDifferences);
});

/** Overflows the bare engine's stack, which moves the program to the native lane. */
const deepCalls = '(function deep(n) { if (n > 0) deep(n - 1); })(1500); ';

function prefixed(program: ConformanceProgram): ConformanceProgram {
  return { ...program, code: deepCalls + program.code };
}

/** A prefix would break a directive, an import or a shebang line. */
function takesPrefix({ name, code }: ConformanceProgram): boolean {
  return (
    /^(?:async|dates|input|output|collections): /.test(name) && !/^(?:#!|'use strict'|import\b)/.test(code)
  );
}

function expectDifferences(
  judge: ReadonlyMap<string, Answer>,
  runtime: ReadonlyMap<string, Answer>,
  known: Record<string, string>,
): void {
  const found = differences(judge, runtime);
  const unexpected = found.filter(({ name }) => !(name in known));
  expect(
    unexpected.map(({ name }) => name),
    unexpected.map(describeDifference).join('\n'),
  ).toEqual([]);
  expect(found.map(({ name }) => name)).toEqual(Object.keys(known).sort());
}
