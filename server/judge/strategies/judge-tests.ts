/** Runs a problem's test cases in order, and sums up the results. */
import { decodeForDisplay } from '../decode-for-display';
import { type CaseResult, type CaseResults, type Grading, gradeByGroups } from '../groups';
import {
  judgementMsMax,
  LateBudget,
  noPointsMessage,
  notRunMessage,
  overBudgetMessage,
} from '../late-budget';
import { cpuLimitMs, keptOutputBytes, shownOutputBytes } from '../limits';
import { earnedWeight, scoreOf, shareOf } from '../score';
import type { JudgeEvent, JudgeResult, TestCase, TestResult } from '../types';
import { countedMemoryBytes, totalVerdict } from '../verdict';
import { judgeBatch } from './batch';
import { judgeInteractive } from './interactive';
import { judgePasses } from './passes';
import type { Decision, Examined, JudgingParts, Strategy } from './strategy';

export interface TestsContext extends JudgingParts {
  onEvent: (event: JudgeEvent) => void;
  /** For tests: the clock, ms. */
  nowMs?: () => number;
}

/** `fault`: the last test case could not be judged, through no fault of the program. */
export type TestsOutcome = Pick<
  JudgeResult,
  'verdict' | 'score' | 'tests' | 'groups' | 'points' | 'fault' | 'checkerFault' | 'stopped'
>;

type Earned = Pick<TestResult, 'score' | 'points'>;

function unjudged(
  testcaseIndex: number,
  { id }: TestCase,
  { message, ofChecker }: Extract<Examined, { type: 'fault' }>,
): TestResult {
  const nothing = { cpuMs: 0, wallMs: 0, memoryBytes: 0, stdout: '', stderr: '', score: 0, retried: false };
  const forCreator = ofChecker ? { judgeMessage: message } : {};
  return { testcaseIndex, id, verdict: 'JE', message, ...forCreator, ...nothing };
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
    stdout: test.sample ? decodeForDisplay(report.stdout, shownOutputBytes) : '',
    ...(!test.sample &&
      verdict !== 'AC' && { hiddenOutput: decodeForDisplay(report.stdout, keptOutputBytes) }),
    stderr: decodeForDisplay(report.stderr, report.stderr.length),
    ...(message === undefined ? {} : { message }),
    ...(judgeMessage === undefined ? {} : { judgeMessage }),
    ...earned,
    retried,
  };
}

/** In the problem's scale with scoring, else the earned part of the weight. */
function pointsOf(
  grading: Grading | null,
  index: number,
  { weight }: TestCase,
  { verdict, credit }: Decision,
): number {
  return grading ? grading.pointsOf(index, verdict, credit) : earnedWeight(weight, verdict, credit);
}

function fullPoints({ request }: TestsContext, grading: Grading | null): number {
  if (grading) return grading.full;
  return request.testCases.reduce((sum, { weight }) => sum + weight, 0);
}

/** Debug problems are judged like code problems. */
function strategyFor({ checker }: TestsContext): Strategy {
  if (checker?.config.passes !== undefined) return judgePasses;
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
  if (examined.type === 'fault') return { result: unjudged(index, test, examined), points: 0 };
  const points = pointsOf(grading, index, test, examined.decision);
  const score = shareOf(points, fullPoints(context, grading));
  const earned = grading ? { score, points } : { score };
  return { result: toTestResult(context, index, test, examined, earned), points };
}

/** Adds the test case's number for the creator. */
function faultOf({ testcaseIndex, message = 'unknown', judgeMessage }: TestResult) {
  const ofChecker = judgeMessage && { checkerFault: `Test ${testcaseIndex + 1}: ${judgeMessage}` };
  return { fault: message, ...ofChecker };
}

function conclude(
  { request }: TestsContext,
  grading: Grading | null,
  tests: TestResult[],
  results: CaseResults,
): TestsOutcome {
  const broken = tests.find(({ verdict }) => verdict === 'JE');
  const fault = broken ? faultOf(broken) : {};
  if (grading) return { ...grading.result(results), ...(broken ? { verdict: 'JE' } : {}), tests, ...fault };
  const score = scoreOf(
    request.testCases.map(({ weight }, index) => {
      const { verdict, points = 0 } = results.get(index) ?? {};
      return { weight, passed: verdict === 'AC', earned: points };
    }),
  );
  return { verdict: totalVerdict(tests.map(({ verdict }) => verdict)), score, tests, ...fault };
}

function concludeEarly(outcome: TestsOutcome, stopped: string): TestsOutcome {
  const unfinished = outcome.tests.every(({ verdict }) => verdict === 'AC');
  return { ...outcome, ...(unfinished ? { verdict: 'TLE' } : {}), stopped };
}

/** The unit of the late budget: with scoring a group, else everything. */
const partOf = ({ group }: TestCase, grading: Grading | null) => (grading ? group : '');

class TestsRun {
  readonly results = new Map<number, CaseResult>();
  readonly tests = new Map<number, TestResult>();
  private readonly lateBudgets = new Map<string, LateBudget>();
  private readonly context: TestsContext;
  private readonly grading: Grading | null;
  /** Next first. */
  private left: number[];

  constructor(context: TestsContext, grading: Grading | null) {
    this.context = context;
    this.grading = grading;
    this.left = [...context.request.testCases.keys()];
  }

  /** Returns `more`, `done`, or the message for the author why the rest did not run. */
  async next(): Promise<'more' | 'done' | typeof notRunMessage | typeof noPointsMessage> {
    const index = this.left.shift();
    if (index === undefined) return this.gaveUp ? notRunMessage : 'done';
    const test = this.context.request.testCases[index] as TestCase;
    const lateBudget = this.budgetFor(test);
    if (lateBudget.isOver || this.grading?.isBrokenOff(index, this.results)) return 'more';
    const result = await this.judge(index, test, lateBudget);
    if (!result) return 'more';
    if (result.verdict === 'JE') return 'done';
    if (result.verdict === 'AC' || this.grading) return 'more';
    if (this.context.request.mode === 'first-fail') return 'done';
    if (result.verdict === 'TLE') this.takeSmallestFirst();
    return this.left.length > 0 && this.left.every((at) => this.weightOf(at) === 0)
      ? noPointsMessage
      : 'more';
  }

  get hasMore(): boolean {
    return this.left.length > 0;
  }

  private get gaveUp(): boolean {
    return [...this.lateBudgets.values()].some(({ isOver }) => isOver);
  }

  private weightOf(index: number): number {
    return this.context.request.testCases[index]?.weight ?? 0;
  }

  private budgetFor(test: TestCase): LateBudget {
    const part = partOf(test, this.grading);
    const lateBudget = this.lateBudgets.get(part) ?? new LateBudget();
    this.lateBudgets.set(part, lateBudget);
    return lateBudget;
  }

  /** Undefined: stopped before its full time. */
  private async judge(
    index: number,
    test: TestCase,
    lateBudget: LateBudget,
  ): Promise<TestResult | undefined> {
    const { context, grading } = this;
    const share = lateBudget.shareFor(cpuLimitMs(context.program.definition, test.timeLimitMs));
    const shortened = share === 1 ? test : { ...test, timeLimitMs: test.timeLimitMs * share };
    const { result, points } = await judgeTest(context, grading, index, shortened);
    if (!lateBudget.note(result, share)) return undefined;
    this.tests.set(index, result);
    this.results.set(index, { verdict: result.verdict, points });
    context.onEvent({ type: 'testDone', testcaseIndex: index, result });
    return result;
  }

  /** A late program may still pass small inputs. */
  private takeSmallestFirst(): void {
    const sizeOf = (index: number) => this.context.request.testCases[index]?.input.length ?? 0;
    this.left.sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
  }

  conclude(): TestsOutcome {
    const inOrder = [...this.tests].sort(([a], [b]) => a - b).map(([, result]) => result);
    return conclude(this.context, this.grading, inOrder, this.results);
  }
}

/**
 * Stops at an internal fault; at the first failure if requested; when no more points are possible; and when
 * the late budget or the total time is used up (`late-budget.ts`). With scoring, groups decide what to
 * skip.
 */
export async function judgeTests(context: TestsContext): Promise<TestsOutcome> {
  const { nowMs = () => performance.now() } = context;
  const { testCases, scoring } = context.request;
  const run = new TestsRun(context, scoring ? gradeByGroups(scoring, testCases) : null);
  const endMs = nowMs() + judgementMsMax;
  for (;;) {
    const state = await run.next();
    if (state === 'done') return run.conclude();
    if (state !== 'more') return { ...run.conclude(), stopped: state };
    if (run.hasMore && nowMs() > endMs) return concludeEarly(run.conclude(), overBudgetMessage);
  }
}
