import type { Insertable } from 'kysely';
import { verdictLabels } from '../../../contract/rules/judging/verdicts';
import { signalName } from '../../judge/signal-name';
import type { JudgeResult, TestCase, TestResult } from '../../judge/types';
import type { SubmissionGroupsTable, SubmissionResultsTable } from '../../platform/database/schema-judging';
import { storable } from '../../platform/database/storable';

const shownMax = 64 * 1024;
/** For organisers: the first failed hidden tests, and characters of their error output. */
const hiddenKept = { tests: 10, stderr: 512 };

/**
 * Participants see only verdict, time and memory of hidden cases (D-42): output, even error output, could repeat hidden
 * input. For the problem's creator, the checker's messages and the outputs of the first failed cases are stored too.
 */
export function toResultRows(
  submissionID: string,
  testCases: readonly TestCase[],
  result: JudgeResult,
): Insertable<SubmissionResultsTable>[] {
  const byIndex = new Map(result.tests.map((test) => [test.testcaseIndex, test]));
  let passed = 0;
  const keptOutputs = keptOutputsOf(result);
  return testCases.map((testCase, index) => {
    const test = byIndex.get(index);
    if (test?.verdict === 'AC') passed += 1;
    return {
      submission_id: submissionID,
      testcase_index: index,
      verdict: test?.verdict ?? null,
      correct_output: test?.verdict === 'AC',
      score: test?.score ?? 0,
      passed_testcases: passed,
      run_status: test ? runStatus(test) : 'NOT_STARTED',
      run_error: (test ? runError(test, testCase.sample) : result.stopped) ?? null,
      cpu_ms: test?.cpuMs ?? 0,
      wall_ms: test?.wallMs ?? 0,
      memory_bytes: Math.round(test?.memoryBytes ?? 0),
      retried: test?.retried ?? false,
      judge_message: storable(test?.judgeMessage ?? '') || null,
      ...(keptOutputs.get(index) ?? noOutput),
      ...(testCase.sample ? shown(testCase, test) : hidden),
    };
  });
}

export function toGroupRows(
  submissionID: string,
  { groups }: JudgeResult,
): Insertable<SubmissionGroupsTable>[] {
  return (groups ?? []).map(({ name, verdict, score, maxScore }, position) => ({
    submission_id: submissionID,
    position,
    name,
    verdict,
    score,
    max_score: maxScore,
  }));
}

function runStatus({ verdict }: TestResult): 'SUCCESS' | 'ERROR' {
  return verdict === 'AC' || verdict === 'WA' ? 'SUCCESS' : 'ERROR';
}

function runError(test: TestResult, sample: boolean): string | undefined {
  if (test.verdict === 'AC') return undefined;
  const name = test.verdict === 'WA' ? undefined : verdictLabels[test.verdict];
  // An exit code can leak a byte of hidden input.
  if (!sample) return name;
  const ending = test.signal
    ? ` (signal ${test.signal})`
    : test.exitCode
      ? ` (exit code ${test.exitCode})`
      : '';
  return (
    storable([name && `${name}${ending}`, test.message, test.stderr].filter(Boolean).join('\n')) || undefined
  );
}

const noOutput = { hidden_output: null, hidden_stderr: null };

/** By the index of the test. */
function keptOutputsOf({ tests }: JudgeResult) {
  const failed = tests
    .filter(({ hiddenOutput }) => hiddenOutput !== undefined)
    .sort((a, b) => a.testcaseIndex - b.testcaseIndex)
    .slice(0, hiddenKept.tests);
  return new Map(
    failed.map(({ testcaseIndex, hiddenOutput = '', stderr }) => [
      testcaseIndex,
      {
        hidden_output: storable(hiddenOutput),
        hidden_stderr: storable(stderr.slice(0, hiddenKept.stderr)),
      },
    ]),
  );
}

const hidden = {
  input: null,
  output: null,
  expected: null,
  exit_code: null,
  signal: null,
  stderr: null,
};

function shown(testCase: TestCase, test: TestResult | undefined) {
  return {
    input: text(testCase.input),
    output: test ? storable(test.stdout) : null,
    expected: text(testCase.expected),
    exit_code: test?.exitCode ?? null,
    signal: test?.signal === undefined ? null : signalName(test.signal).replace(/ \(.*/, ''),
    stderr: test ? storable(test.stderr) : null,
  };
}

const text = (bytes: Uint8Array) => storable(Buffer.from(bytes.subarray(0, shownMax)).toString());
