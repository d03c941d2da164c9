import { tokensCheckerOf } from '../../../contract/rules/judging/checker-arguments';
import type { CheckOutcome } from '../check/check-outcome';
import { checkCustom } from '../check/custom';
import { checkTokens } from '../check/tokens';
import { decodeForDisplay } from '../decode-for-display';
import { runTest } from '../run';
import { decideRun } from '../verdict';
import { decide } from './decide';
import { type Examined, type JudgingParts, type TestTask, verdictLimits } from './strategy';

async function check(parts: JudgingParts, task: TestTask, output: Uint8Array): Promise<CheckOutcome> {
  const { checker, request, sandbox, workDirs, thread, signal } = parts;
  const { test, worth } = task;
  if (checker) return checkCustom(checker, sandbox, workDirs, test, output, worth, signal);
  if (request.checker.type === 'custom') throw new Error('the checker was not compiled');
  const options = test.checkerArguments ? tokensCheckerOf(test.checkerArguments).checker : request.checker;
  const compared = await checkTokens(test.expected, output, options, thread);
  return compared.accepted ? { type: 'accepted' } : { type: 'rejected', message: compared.message };
}

export async function judgeBatch(parts: JudgingParts, task: TestTask): Promise<Examined> {
  const { sandbox, program, signal } = parts;
  const report = await runTest(sandbox, program, task.test, signal);
  signal?.throwIfAborted();
  if (!report.ok) return { type: 'fault', message: report.message };
  task.onRan();
  const { retried } = report;
  const stderr = decodeForDisplay(report.stderr, report.stderr.length);
  const run = decideRun(report, stderr, verdictLimits(program, task.test));
  if (run.verdict !== 'ran') return { type: 'examined', report, retried, decision: run };
  task.onChecking();
  const outcome = await check(parts, task, report.stdout);
  signal?.throwIfAborted();
  if (outcome.type === 'fault') return outcome;
  if (outcome.type === 'again') throw new Error('another pass of a problem with one pass');
  return { type: 'examined', report, retried, decision: decide(outcome) };
}
