import type { CodeRunCase } from '../../../contract/entities/code-run';
import type { Verdict } from '../../../contract/entities/submission';
import { signalName } from '../../judge/signal-name';
import type { JudgeResult, TestCase, TestResult } from '../../judge/types';
import type { CodeRunResult } from '../../platform/database/schema-judging';
import { storable } from '../../platform/database/storable';
import type { SampleData } from './samples';

const shownMax = 64 * 1024;

/** Without a judgement of the output. */
const outcomes: Record<Verdict, CodeRunCase['outcome']> = {
  AC: 'ok',
  WA: 'ok',
  RTE: 'runtimeError',
  TLE: 'timeLimit',
  MLE: 'memoryLimit',
  OLE: 'outputLimit',
  CE: 'notRun',
  JE: 'notRun',
};

/** Without a verdict. */
export function toRunResult(data: SampleData, result: JudgeResult): CodeRunResult {
  const { testCases, checker } = data;
  const compiles = result.compile.ok;
  const dialogue = checker.type === 'custom' && checker.interactive;
  const compileLog = storable(result.compile.log);
  const byIndex = new Map(result.tests.map((test) => [test.testcaseIndex, test]));
  return {
    compiles,
    compileLog: compileLog || undefined,
    dialogue: dialogue || undefined,
    cases: compiles
      ? testCases.map((testCase, index) => toCase(data, testCase, index, byIndex.get(index), result.stopped))
      : [],
  };
}

function toCase(
  { checker, sampleCount }: SampleData,
  { input, expected }: TestCase,
  index: number,
  test: TestResult | undefined,
  stopped: string | undefined,
): CodeRunCase {
  const isSample = index < sampleCount;
  const isDialogue = checker.type === 'custom' && checker.interactive;
  const isCompared = isDialogue || (isSample && checker.type === 'tokens');
  const outcome = outcomeOf(test);
  const message = test ? messageOf(test, isCompared) : stopped;
  return {
    kind: isSample ? 'sample' : 'custom',
    input: !isDialogue ? text(input) : undefined,
    expected: !isDialogue && isSample ? text(expected) : undefined,
    outcome,
    matches: test && outcome === 'ok' && isCompared ? test.verdict === 'AC' : null,
    stdout: storable(test?.stdout ?? ''),
    ...programEnd(test),
    ...(message && { message: storable(message) }),
  };
}

/** Undefined: the case was not run. */
export const outcomeOf = (test: TestResult | undefined) => (test ? outcomes[test.verdict] : 'notRun');

export function programEnd(test: TestResult | undefined) {
  return {
    stderr: storable(test?.stderr ?? ''),
    exitCode: test?.exitCode ?? null,
    signal: test?.signal !== undefined ? signalName(test.signal).replace(/ \(.*/, '') : undefined,
    timeMs: test?.cpuMs ?? 0,
    memoryBytes: Math.round(test?.memoryBytes ?? 0),
  };
}

/** Omits comparison messages if there was nothing to compare. */
function messageOf({ verdict, message }: TestResult, isCompared: boolean): string | undefined {
  return verdict === 'WA' && !isCompared ? undefined : message;
}

const text = (bytes: Uint8Array) => storable(Buffer.from(bytes.subarray(0, shownMax)).toString());
