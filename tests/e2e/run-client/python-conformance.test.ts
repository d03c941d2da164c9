import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, describeDifference, differences } from '../../conformance/runtimes/harness/answer';
import { readPrograms } from '../../conformance/runtimes/harness/read-programs';
import { runInBrowser } from '../../conformance/runtimes/harness/run-in-browser';
import { runInJudge } from '../../conformance/runtimes/harness/run-in-judge';
import { knownDifferences, versionDifferences } from '../../conformance/runtimes/python/known-differences';
import { madeInputs } from '../../conformance/runtimes/python/made-inputs';
import { Testbed } from '../../support/testbed';

const programs = readPrograms(join(import.meta.dirname, '../../conformance/runtimes/python'), madeInputs);
/** The judge's Python version decides which version differences apply. */
const askVersion = { name: 'version', code: 'import sys\nprint(sys.version_info[1])\n', stdin: '' };
let testbed: Testbed;
let judged: Promise<Map<string, Answer>>;

beforeAll(async () => {
  judged = runInJudge('PYTHON3', [askVersion, ...programs]);
  testbed = await Testbed.open();
});
afterAll(() => testbed?.close());

test(`${programs.length} Python programs give the same results in the browser and on the judge`, async () => {
  expect(programs.length).toBeGreaterThanOrEqual(200);
  const runtime = await runInBrowser(await testbed.newPage(), 'PYTHON3', programs);
  const judge = new Map(await judged);
  const minorVersion = Number(judge.get(askVersion.name)?.stdout);
  judge.delete(askVersion.name);
  const ofVersion = Object.entries(versionDifferences).filter(([, { since }]) => since > minorVersion);
  const expected = [...Object.keys(knownDifferences), ...ofVersion.map(([name]) => name)].sort();
  const found = differences(judge, runtime);
  const unexpected = found.filter(({ name }) => !expected.includes(name));
  expect(
    unexpected.map(({ name }) => name),
    unexpected.map(describeDifference).join('\n'),
  ).toEqual([]);
  expect(found.map(({ name }) => name)).toEqual(expected);
});
