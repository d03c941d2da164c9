/**
 * Problems with several passes: after a run the checker may write the input of another one. The feedback folder stays
 * from pass to pass; every pass has the whole time and memory of the test case.
 */
import type { CheckOutcome } from '../check/check-outcome';
import { type CheckerRun, prepareCheckerRun } from '../check/custom';
import { decodeForDisplay } from '../decode-for-display';
import { runTest } from '../run';
import { runWithRetry } from '../sandbox/run-with-retry';
import type { RunReport } from '../sandbox/types';
import { decideRun } from '../verdict';
import { decide } from './decide';
import { decideConversation, talkOnce } from './interactive';
import { type Decision, type Examined, type JudgingParts, type TestTask, verdictLimits } from './strategy';

interface Pass {
  report: RunReport;
  retried: boolean;
  outcome: Decision | 'again';
}
type PassResult = Pass | Extract<Examined, { type: 'fault' }>;

const isFault = (result: PassResult): result is Extract<Examined, { type: 'fault' }> => 'type' in result;

export async function judgePasses(parts: JudgingParts, task: TestTask): Promise<Examined> {
  const { checker, companion, sandbox, workDirs, signal } = parts;
  if (!checker) throw new Error('a problem with several passes without a checker');
  const { interactive, passes = 1 } = checker.config;
  const place = interactive ? companion : sandbox;
  const desk = await prepareCheckerRun(checker, place, workDirs, task.test, null);
  const done: Pass[] = [];
  try {
    let { input } = task.test;
    while (done.length < passes) {
      const result = await (interactive ? talk(parts, task, desk) : run(parts, task, input, desk));
      signal?.throwIfAborted();
      if (isFault(result)) return result;
      done.push(result);
      if (result.outcome !== 'again') return examined(done, result.outcome);
      const next = await desk.takeNextInput();
      if (next === null) return ofChecker('wrote an input for the next pass that is too large');
      input = next;
    }
    return ofChecker(`requested more than ${passes} passes`);
  } finally {
    await desk.clear();
  }
}

const ofChecker = (why: string): Examined => ({
  type: 'fault',
  message: `The checker ${why}.`,
  ofChecker: true,
});

/** The slowest and the largest pass: each has the limits of its own. */
function examined(passes: readonly Pass[], decision: Decision): Examined {
  const last = passes.at(-1) as Pass;
  const largest = (value: (report: RunReport) => number) =>
    Math.max(...passes.map(({ report }) => value(report)));
  const report = {
    ...last.report,
    cpuMs: largest(({ cpuMs }) => cpuMs),
    wallMs: largest(({ wallMs }) => wallMs),
    peakBytes: largest(({ peakBytes }) => peakBytes),
  };
  return { type: 'examined', report, retried: passes.some(({ retried }) => retried), decision };
}

async function run(
  parts: JudgingParts,
  task: TestTask,
  input: Uint8Array,
  desk: CheckerRun,
): Promise<PassResult> {
  const { sandbox, program, signal } = parts;
  const report = await runTest(sandbox, program, { ...task.test, input }, signal);
  if (!report.ok) return { type: 'fault', message: report.message };
  task.onRan();
  const { retried } = report;
  const stderr = decodeForDisplay(report.stderr, report.stderr.length);
  const ended = decideRun(report, stderr, verdictLimits(program, task.test));
  if (ended.verdict !== 'ran') return { report, retried, outcome: ended };
  task.onChecking();
  const checked = await runWithRetry(sandbox, desk.spec(report.stdout), signal);
  if (!checked.ok) return { type: 'fault', message: checked.message };
  return withOutcome(report, retried, await desk.read(checked, task.worth));
}

function withOutcome(report: RunReport, retried: boolean, outcome: CheckOutcome): PassResult {
  if (outcome.type === 'fault') return outcome;
  return { report, retried, outcome: outcome.type === 'again' ? 'again' : decide(outcome) };
}

/** Is not repeated when its time is uncertain: the checker already wrote what it learned. */
async function talk(parts: JudgingParts, task: TestTask, desk: CheckerRun): Promise<PassResult> {
  const { talk: talked, said } = await talkOnce(parts, task, desk);
  if (!talked.ok) return { type: 'fault', message: talked.message };
  task.onRan();
  task.onChecking();
  const { program: report } = talked;
  const stderr = decodeForDisplay(report.stderr, report.stderr.length);
  const ended = decideRun(report, stderr, verdictLimits(parts.program, task.test));
  if (said?.outcome.type === 'again')
    return { report, retried: false, outcome: ended.verdict === 'ran' ? 'again' : ended };
  const decision = decideConversation(report, ended, said);
  if ('fault' in decision) return { type: 'fault', message: decision.fault, ofChecker: decision.ofChecker };
  return { report, retried: false, outcome: decision };
}
