import type { FastifyBaseLogger } from 'fastify';
import type { Judge, JudgeResult } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import { heartbeatMs, type JudgeJob, type JudgeQueue } from '../../platform/queue';
import { advance, claim, release, writeVerdict } from './claimed-submission';
import { readTestCases } from './test-data';

export interface JudgingServices {
  readonly db: Database;
  readonly queue: JudgeQueue;
  readonly judge: Judge;
  readonly log: FastifyBaseLogger;
}

/**
 * Judges the submission of one job: claim → run → write the verdict and settle the job in one transaction.
 *
 * A fault of ours (JE, or anything thrown) fails the job, which is tried again later; an aborted one goes back into the queue.
 */
export async function judgeSubmission(
  services: JudgingServices,
  job: JudgeJob,
  signal: AbortSignal,
): Promise<void> {
  const { db, queue, log } = services;
  const heartbeat = setInterval(() => queue.keepAlive(job).catch(() => {}), heartbeatMs);
  try {
    await runJob(services, job, signal);
  } catch (error) {
    if (signal.aborted) {
      await db.transaction().execute(async (transaction) => {
        await release(transaction, job);
        await queue.giveBack(transaction, job);
      });
      return;
    }
    log.error({ err: error, submissionID: job.submissionID }, 'judging failed; it will be tried again');
    await db.transaction().execute((transaction) => release(transaction, job));
    await queue.fail(job, String(error));
  } finally {
    clearInterval(heartbeat);
  }
}

async function runJob(
  { db, queue, judge }: JudgingServices,
  job: JudgeJob,
  signal: AbortSignal,
): Promise<void> {
  const submission = await claim(db, job);
  if (!submission) {
    // Delivered twice and judged already: only the job is left to settle.
    await db.transaction().execute((transaction) => queue.complete(transaction, job));
    return;
  }
  const { testCases, checker } = await readTestCases(db, submission.problem_pk);
  const result = await judge.judge(
    { language: submission.language, source: submission.code, testCases, checker, mode: 'all' },
    undefined,
    signal,
  );
  if (result.verdict === 'JE') throw new Error(`JE: ${faultOf(result)}`);
  for (const event of ['ran', 'handedOver', 'checking'] as const) {
    if (!(await advance(db, job, event))) return; // somebody else has it now
  }
  await db.transaction().execute(async (transaction) => {
    if (await writeVerdict(transaction, job, testCases, result)) await queue.complete(transaction, job);
  });
}

function faultOf(result: JudgeResult): string {
  return result.fault ?? result.tests.find(({ verdict }) => verdict === 'JE')?.message ?? 'no reason given';
}
