/** Takes a program through the test cases of a problem, in order, and adds up what comes of it. */
import { decodeShown } from '../decode-shown';
import { type CaseResult, type CaseResults, type Grading, gradeByGroups } from '../groups';
import { cpuLimitMs, runLimits, shownOutputBytes } from '../limits';
import { isHopeless, judgementMsMax, notRunMessage, overBudgetMessage, type RunCost } from '../patience';
import { earnedWeight, scoreOf, shareOf } from '../score';
import type { JudgeEvent, JudgeResult, TestCase, TestResult } from '../types';
import { countedMemoryBytes, totalVerdict } from '../verdict';
import { judgeBatch } from './batch';
import { judgeInteractive } from './interactive';
import type { Decision, Examined, JudgingParts, Strategy } from './strategy';

export interface TestsContext extends JudgingParts {
  onEvent: (event: JudgeEvent) => void;
  /** For trying out: the clock, ms. */
  nowMs?: () => number;
}

/** `fault`: the last test case could not be judged through no doing of the program. */
export type TestsOutcome = Pick<
  JudgeResult,
  'verdict' | 'score' | 'tests' | 'groups' | 'points' | 'fault' | 'stopped'
>;

type Earned = Pick<TestResult, 'score' | 'points'>;

function unjudged(testcaseIndex: number, { id }: TestCase, message: string): TestResult {
  const nothing = { cpuMs: 0, wallMs: 0, memoryBytes: 0, stdout: '', stderr: '', score: 0, retried: false };
  return { testcaseIndex, id, verdict: 'JE', message, ...nothing };
}

function toTestResult(
  { program }: JudgingParts,
  testcaseIndex: number,
  test: TestCase,
  { report, retried, decision }: Extract<Examined, { type: 'examined' }>,
  earned: Earned,
): TestResult {
  const { verdict, message, judgeMessage } = decision;
  return {
    testcaseIndex,
    id: test.id,
    verdict,
    cpuMs: report.cpuMs,
    wallMs: report.wallMs,
    memoryBytes: countedMemoryBytes(report, program.baselineBytes),
    ...(report.exitCode === null ? {} : { exitCode: report.exitCode }),
    ...(report.signal === null ? {} : { signal: report.signal }),
    stdout: test.sample ? decodeShown(report.stdout, shownOutputBytes) : '',
    stderr: decodeShown(report.stderr, report.stderr.length),
    ...(message === undefined ? {} : { message }),
    ...(judgeMessage === undefined ? {} : { judgeMessage }),
    ...earned,
    retried,
  };
}

/** Points of a test case: on the problem's own scale with scoring, else the part of its weight that it has earned. */
function pointsOf(
  grading: Grading | null,
  index: number,
  { weight }: TestCase,
  { verdict, credit }: Decision,
): number {
  return grading ? grading.pointsOf(index, verdict, credit) : earnedWeight(weight, verdict, credit);
}

/** What all test cases together are worth, in the same points. */
function fullPoints({ request }: TestsContext, grading: Grading | null): number {
  if (grading) return grading.full;
  return request.testCases.reduce((sum, { weight }) => sum + weight, 0);
}

/** Debug problems are judged like any code: only what the editor begins with is theirs. */
function strategyFor({ checker }: TestsContext): Strategy {
  return checker?.config.interactive ? judgeInteractive : judgeBatch;
}

async function judgeTest(
  context: TestsContext,
  grading: Grading | null,
  index: number,
  test: TestCase,
): Promise<{ result: TestResult; points: number }> {
  const { onEvent } = context;
  const tell = (type: 'running' | 'ran' | 'checking') => onEvent({ type, testcaseIndex: index });
  tell('running');
  const examined = await strategyFor(context)(context, {
    test,
    worth: grading ? grading.worthOf(index) : test.weight,
    onRan: () => tell('ran'),
    onChecking: () => tell('checking'),
  });
  if (examined.type === 'fault') return { result: unjudged(index, test, examined.message), points: 0 };
  const points = pointsOf(grading, index, test, examined.decision);
  const score = shareOf(points, fullPoints(context, grading));
  const earned = grading ? { score, points } : { score };
  return { result: toTestResult(context, index, test, examined, earned), points };
}

function conclude(
  { request }: TestsContext,
  grading: Grading | null,
  tests: TestResult[],
  results: CaseResults,
): TestsOutcome {
  const last = tests.at(-1);
  const fault = last?.verdict === 'JE' ? { fault: last.message ?? 'unknown' } : {};
  if (grading)
    return { ...grading.result(results), ...(fault.fault ? { verdict: 'JE' } : {}), tests, ...fault };
  const score = scoreOf(
    request.testCases.map(({ weight }, index) => {
      const { verdict, points = 0 } = results.get(index) ?? {};
      return { weight, passed: verdict === 'AC', earned: points };
    }),
  );
  return { verdict: totalVerdict(tests.map(({ verdict }) => verdict)), score, tests, ...fault };
}

/** What was accepted as far as it went did not come to its end in time. */
function concludeEarly(outcome: TestsOutcome, stopped: string): TestsOutcome {
  const unfinished = outcome.tests.every(({ verdict }) => verdict === 'AC');
  return { ...outcome, ...(unfinished ? { verdict: 'TLE' } : {}), stopped };
}

function costOf({ program }: TestsContext, test: TestCase): RunCost {
  const cpuMs = cpuLimitMs(program.definition, test.timeLimitMs);
  return { cpuMs, wallMs: runLimits(program.definition, test, program.baselineBytes).wallMs };
}

/** What is given up as one: with scoring a group, whose late ones say nothing of other groups, else everything. */
const partOf = ({ group }: TestCase, grading: Grading | null) => (grading ? group : '');

/**
 * Ends early at a fault of ours; at the first failure if so asked; when it has become hopeless or has taken too long (`patience.ts`).
 * With scoring, groups decide what need not be run.
 */
export async function judgeTests(context: TestsContext): Promise<TestsOutcome> {
  const { onEvent, nowMs = () => performance.now() } = context;
  const { testCases, scoring, mode } = context.request;
  const grading = scoring ? gradeByGroups(scoring, testCases) : null;
  const tests: TestResult[] = [];
  const results = new Map<number, CaseResult>();
  const parts = new Map<string, TestResult[]>();
  const givenUp = new Set<string>();
  const endMs = nowMs() + judgementMsMax;
  for (const [index, test] of testCases.entries()) {
    const part = partOf(test, grading);
    if (givenUp.has(part) || grading?.isBrokenOff(index, results)) continue;
    if (nowMs() > endMs) return concludeEarly(conclude(context, grading, tests, results), overBudgetMessage);
    const { result, points } = await judgeTest(context, grading, index, test);
    tests.push(result);
    results.set(index, { verdict: result.verdict, points });
    onEvent({ type: 'testDone', testcaseIndex: index, result });
    if (result.verdict === 'JE') break;
    if (!grading && result.verdict !== 'AC' && mode === 'first-fail') break;
    const before = [...(parts.get(part) ?? []), result];
    parts.set(part, before);
    const rest = testCases.slice(index + 1).filter((other) => partOf(other, grading) === part);
    if (
      isHopeless(
        before,
        rest.map((other) => costOf(context, other)),
      )
    )
      givenUp.add(part);
  }
  const outcome = conclude(context, grading, tests, results);
  return givenUp.size > 0 ? { ...outcome, stopped: notRunMessage } : outcome;
}
