/** Programs that talk with the problem's checker, which decides at the end. */
import type { CheckOutcome } from '../check/check-outcome';
import { type CheckerRun, checkCustom, prepareCheckerRun } from '../check/custom';
import { checkTokens } from '../check/tokens';
import { decodeForDisplay } from '../decode-for-display';
import { cpuLimitMs } from '../limits';
import { programLimits, runCommand, runWithRepeat } from '../run';
import type { RunOutcome, RunReport, RunSpec } from '../sandbox/types';
import type { TestCase } from '../types';
import { decideRun, type RunVerdict } from '../verdict';
import { type Conversation, holdConversation } from './conversation';
import { decide } from './decide';
import { type Decision, type Examined, type JudgingParts, type TestTask, verdictLimits } from './strategy';

/** After the program's end, the checker's remaining work does not count as waiting. */
const checkerGraceMs = 10_000;
const nothing = new Uint8Array(0);

function programSpec({ program }: JudgingParts, test: TestCase): RunSpec {
  const command = runCommand(program, test.memoryLimitBytes);
  const limits = programLimits(program, test);
  return { ...command, workDir: program.dir, writable: false, stdin: nothing, limits };
}

/**
 * The side that ended first decides. If the checker rejects or breaks while the program talks, the
 * program's later end does not matter; a program that fails first has failed. Only programs that exit
 * normally are accepted.
 */
function isSettledByChecker(program: RunReport, said: CheckerSaid): boolean {
  return said.outcome.type !== 'accepted' && said.endedMs < program.endedMs;
}

interface CheckerSaid {
  outcome: CheckOutcome;
  endedMs: number;
  /** Output of the interactor; null if there is none. */
  output?: Uint8Array | null;
}

/** Null if the checker decided first. */
export function decideConversation(
  program: RunReport,
  run: RunVerdict,
  said: CheckerSaid | null,
): Decision | { fault: string; ofChecker: boolean } {
  if (run.verdict !== 'ran' && !(said && isSettledByChecker(program, said))) return run;
  if (!said) return { fault: 'The checker gave no result.', ofChecker: false };
  const { outcome } = said;
  if (outcome.type === 'again') throw new Error('another pass of a problem with one pass');
  if (outcome.type !== 'fault') return decide(outcome);
  return { fault: outcome.message, ofChecker: outcome.ofChecker === true };
}

export interface Talked {
  talk: Conversation;
  /** Null: no result that counts. */
  said: CheckerSaid | null;
}

/** For repeating uncertain runs: if the program's time no longer matters, the run is certain. */
function measured({ talk, said }: Talked, limitMs: number): RunOutcome {
  if (!talk.ok) return talk;
  const { program } = talk;
  if (!said || !isSettledByChecker(program, said)) return program;
  return { ...program, killedBy: null, cpuMs: Math.min(program.cpuMs, limitMs) };
}

export async function talkOnce(
  parts: JudgingParts,
  { test, worth }: Pick<TestTask, 'test' | 'worth'>,
  desk: CheckerRun,
): Promise<Talked> {
  const { sandbox, companion, pipes, signal } = parts;
  if (!pipes) throw new Error('no pipes for an interactive problem');
  const spec = programSpec(parts, test);
  const checkerSpec = desk.spec(nothing, spec.limits.wallMs + checkerGraceMs);
  const sides = [
    { sandbox, spec },
    { sandbox: companion, spec: checkerSpec },
  ] as const;
  const talk = await holdConversation(pipes, ...sides, signal);
  if (!talk.ok || !talk.checker) return { talk, said: null };
  const { endedMs } = talk.checker;
  const outcome = await desk.read(talk.checker, worth);
  const output = parts.checker?.config.outputChecker ? await desk.readOutput() : null;
  return { talk, said: { outcome, endedMs, output } };
}

export async function judgeInteractive(parts: JudgingParts, task: TestTask): Promise<Examined> {
  const { sandbox, companion, program, workDirs, checker, signal } = parts;
  if (!checker) throw new Error('an interactive problem without a checker');
  const { test } = task;
  const limitMs = cpuLimitMs(program.definition, test.timeLimitMs);
  const { wallMs } = programLimits(program, test);
  let last: Talked | null = null;
  const { retried } = await runWithRepeat(sandbox, { limitMs, wallMs: wallMs + checkerGraceMs }, async () => {
    const desk = await prepareCheckerRun(checker, companion, workDirs, test, null);
    try {
      last = await talkOnce(parts, task, desk);
      return measured(last, limitMs);
    } finally {
      await desk.clear();
    }
  });
  signal?.throwIfAborted();
  return await examine(parts, task, last, retried);
}

async function examine(
  parts: JudgingParts,
  task: TestTask,
  last: Talked | null,
  retried: boolean,
): Promise<Examined> {
  const { program } = parts;
  if (!last) return { type: 'fault', message: 'nothing was run' };
  if (!last.talk.ok) return { type: 'fault', message: last.talk.message };
  task.onRan();
  task.onChecking();
  const { program: report } = last.talk;
  const stderr = decodeForDisplay(report.stderr, report.stderr.length);
  const run = decideRun(report, stderr, verdictLimits(program, task.test));
  const decision = decideConversation(report, run, last.said);
  if ('fault' in decision) {
    const { fault: message, ofChecker } = decision;
    return { type: 'fault', message, ofChecker };
  }
  if (decision.verdict !== 'AC' || !parts.checker?.config.outputChecker)
    return { type: 'examined', report, retried, decision };
  const judged = await checkOutput(parts, task, last.said?.output ?? null);
  if (judged.type === 'fault') return judged;
  return { type: 'examined', report, retried, decision: decide(judged) };
}

type FinalOutcome =
  | Extract<CheckOutcome, { type: 'accepted' | 'rejected' }>
  | Extract<Examined, { type: 'fault' }>;

/** The interactor accepted; its file goes to the second checker. */
async function checkOutput(
  { checker, outputChecker, sandbox, workDirs, thread, signal }: JudgingParts,
  { test, worth }: TestTask,
  output: Uint8Array | null,
): Promise<FinalOutcome> {
  if (output === null)
    return { type: 'fault', message: 'The interactor wrote no file for the checker.', ofChecker: true };
  const config = checker?.config.outputChecker;
  if (config?.type === 'tokens') {
    const compared = await checkTokens(test.expected, output, config, thread);
    return compared.accepted ? { type: 'accepted' } : { type: 'rejected', message: compared.message };
  }
  if (!outputChecker) throw new Error('the output checker was not compiled');
  const outcome = await checkCustom(outputChecker, sandbox, workDirs, test, output, worth, signal);
  signal?.throwIfAborted();
  if (outcome.type === 'again') throw new Error('another pass of an output checker');
  return outcome;
}
