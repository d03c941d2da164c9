import type { JudgeEvent, JudgeResult } from '../../judge/types';
import { judgeFaults, verdicts } from '../../platform/metrics/metrics';
import { avoidWorker, heartbeatMs, type JudgeJob } from '../../platform/queue';
import { claim, countFault, evaluate, giveUp, release, writeVerdict } from './claimed-submission';
import { judgeShadow } from './judge-shadow';
import { judgeName } from './judgement';
import { checkerFaultsMax, faultOf, faultsMax, type JudgingServices, retryDelaySeconds } from './judging';
import { retryWrite } from './retry-write';
import { readTestData } from './test-data';
import { trackEvaluation } from './track-evaluation';
import { writeProgress } from './write-progress';

/**
 * Claims the submission, runs it, and writes the verdict and completes the job in one transaction.
 *
 * After a judge error the job returns to the queue for another worker, up to a limit; an aborted job returns
 * unchanged. Only database errors are thrown: then the heartbeats end, and the queue gives the job to another worker.
 */
export async function judgeJob(services: JudgingServices, job: JudgeJob, signal: AbortSignal): Promise<void> {
  const { db, queue } = services;
  const heartbeat = setInterval(() => queue.keepAlive(job).catch(() => {}), heartbeatMs);
  try {
    await (job.rejudgeID ? judgeShadow(services, job, signal) : judgeClaimed(services, job, signal));
  } catch (error) {
    if (!signal.aborted) throw error;
    await db.transaction().execute(async (transaction) => {
      if (!job.rejudgeID) await release(transaction, job);
      await queue.giveBack(transaction, job);
    });
  } finally {
    clearInterval(heartbeat);
  }
}

async function judgeClaimed(services: JudgingServices, job: JudgeJob, signal: AbortSignal): Promise<void> {
  const { db, queue, judge, log } = services;
  const startedAt = performance.now();
  const submission = await claim(db, job);
  if (!submission) {
    // Already judged: only complete the job.
    await db.transaction().execute((transaction) => queue.complete(transaction, job));
    return;
  }
  const { version, ...testData } = await readTestData(db, job.submissionID);
  const progress = writeProgress(db, job.submissionID, testData.testCases.length);
  const evaluation = trackEvaluation(db, job, testData.testCases.length);
  const onEvent = (event: JudgeEvent) => {
    progress.hear(event);
    evaluation.hear(event);
  };
  const request = {
    language: submission.language,
    source: submission.code,
    ...testData,
    mode: 'all',
  } as const;
  const result = await judge.judge(request, onEvent, signal).finally(progress.end);
  const isEvaluated = await evaluation.settled();
  if (result.verdict === 'JE') return await handleFault(services, job, result);
  const of = {
    submission_id: job.submissionID,
    reason: job.retryCount > 0 ? ('takeover' as const) : ('first' as const),
    problem_version: version,
    judge: judgeName(judge, result.tier),
    compiler: judge.toolchainOf(job.language) ?? null,
  };
  // Retried if the connection breaks.
  await retryWrite({ log, signal }, async () => {
    if (!isEvaluated && !(await evaluate(db, job))) return; // another worker took over
    await db.transaction().execute(async (transaction) => {
      if (await writeVerdict(transaction, job, of, testData.testCases, result))
        await queue.complete(transaction, job);
    });
  });
  verdicts.inc({ language: job.language, verdict: result.verdict });
  const ms = Math.round(performance.now() - startedAt);
  log.info({ submissionID: job.submissionID, language: job.language, verdict: result.verdict, ms }, 'judged');
}

async function handleFault(services: JudgingServices, job: JudgeJob, result: JudgeResult): Promise<void> {
  const { db, queue, judge, log, workerID } = services;
  judgeFaults.inc({ language: job.language, part: result.checkerFault ? 'checker' : 'sandbox' });
  log.error(
    { submissionID: job.submissionID, fault: faultOf(result) },
    'judging failed because of a judge error',
  );
  const triesMax = result.checkerFault ? checkerFaultsMax : faultsMax;
  await db.transaction().execute(async (transaction) => {
    if (!(await release(transaction, job))) return;
    if ((await countFault(transaction, job.submissionID)) < triesMax) {
      await queue.giveBack(transaction, job, avoidWorker(job, workerID), retryDelaySeconds);
    } else {
      await giveUp(transaction, job.submissionID, judgeName(judge, result.tier), result.checkerFault);
      await queue.complete(transaction, job);
    }
  });
}
