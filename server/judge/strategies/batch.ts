/** Code that reads an input and writes an output: run on every test case, each output checked. */
import type { Verdict } from '../../../contract/entities/submission';
import type { CompareThread } from '../check/compare-thread';
import { checkTokens } from '../check/tokens';
import { decodeShown } from '../decode-shown';
import { cpuLimitMs, shownOutputBytes } from '../limits';
import { type Program, runTest } from '../run';
import type { RunReport, Sandbox } from '../sandbox/types';
import { shareOf } from '../score';
import type { JudgeEvent, JudgeRequest, TestCase, TestResult } from '../types';
import { countedMemoryBytes, decideRun } from '../verdict';

export interface BatchContext {
  sandbox: Sandbox;
  program: Program;
  request: JudgeRequest;
  thread: CompareThread;
  onEvent: (event: JudgeEvent) => void;
  signal?: AbortSignal;
}

export interface BatchOutcome {
  tests: TestResult[];
  /** Set when the last test case could not be judged through no doing of the program. */
  fault?: string;
}

interface Decision {
  verdict: Verdict;
  message?: string;
}

async function decide(
  context: BatchContext,
  test: TestCase,
  report: RunReport,
  stderr: string,
  onChecking: () => void,
): Promise<Decision> {
  const { definition, baselineBytes } = context.program;
  const run = decideRun(report, stderr, {
    cpuLimitMs: cpuLimitMs(definition, test.timeLimitMs),
    memoryLimitBytes: test.memoryLimitBytes,
    baselineBytes,
    runtimeLimitsMemory: definition.memorySlackBytes > 0,
    outOfMemoryPattern: definition.outOfMemoryPattern,
  });
  if (run.verdict !== 'ran') return run;
  onChecking();
  const checked = await checkTokens(test.expected, report.stdout, context.request.checker, context.thread);
  return checked.accepted ? { verdict: 'AC' } : { verdict: 'WA', message: checked.message };
}

function unjudged(index: number, test: TestCase, message: string): TestResult {
  const nothing = { cpuMs: 0, wallMs: 0, memoryBytes: 0, stdout: '', stderr: '', score: 0 };
  return { testcaseIndex: index, id: test.id, verdict: 'JE', message, ...nothing };
}

async function judgeTest(context: BatchContext, index: number, test: TestCase): Promise<TestResult> {
  const { program, request, onEvent, sandbox, signal } = context;
  onEvent({ type: 'running', testcaseIndex: index });
  const report = await runTest(sandbox, program, test, signal);
  signal?.throwIfAborted();
  if (!report.ok) return unjudged(index, test, report.message);
  onEvent({ type: 'ran', testcaseIndex: index });
  const stderr = decodeShown(report.stderr, report.stderr.length);
  const onChecking = () => onEvent({ type: 'checking', testcaseIndex: index });
  const { verdict, message } = await decide(context, test, report, stderr, onChecking);
  const allWeights = request.testCases.reduce((sum, { weight }) => sum + weight, 0);
  return {
    testcaseIndex: index,
    id: test.id,
    verdict,
    cpuMs: report.cpuMs,
    wallMs: report.wallMs,
    memoryBytes: countedMemoryBytes(report, program.baselineBytes),
    ...(report.exitCode === null ? {} : { exitCode: report.exitCode }),
    ...(report.signal === null ? {} : { signal: report.signal }),
    stdout: test.sample ? decodeShown(report.stdout, shownOutputBytes) : '',
    stderr,
    ...(message === undefined ? {} : { message }),
    score: verdict === 'AC' ? shareOf(test.weight, allWeights) : 0,
  };
}

/** Runs the test cases in order; ends early at a fault of ours, and at the first failure if so asked. */
export async function judgeBatch(context: BatchContext): Promise<BatchOutcome> {
  const tests: TestResult[] = [];
  for (const [index, test] of context.request.testCases.entries()) {
    const result = await judgeTest(context, index, test);
    tests.push(result);
    context.onEvent({ type: 'testDone', testcaseIndex: index, result });
    if (result.verdict === 'JE') return { tests, fault: result.message ?? 'unknown' };
    if (result.verdict !== 'AC' && context.request.mode === 'first-fail') break;
  }
  return { tests };
}
