import { setTimeout as sleep } from 'node:timers/promises';
import type { Notifications } from '../../platform/database/notifications';
import { type JobData, type JudgeJob, workChannel } from '../../platform/queue';
import { giveUp } from './claimed-submission';
import { JobBell } from './job-bell';
import { judgeJob } from './judge-job';
import { failShadow } from './judge-shadow';
import { judgeName } from './judgement';
import type { JudgingServices } from './judging';
import { isAnotherWorkerFor } from './worker-register';

/** The queue tells of new work; this is for what nobody tells: a dead worker's job, a person's turn coming up again. */
const lookAgainMs = 1500;
const afterErrorMs = 1000;
const avoidedAgainSeconds = 2;

export interface JudgeWorkers {
  /** Aborts what is running, puts it back into the queue and resolves when all slots are empty. */
  stop(): Promise<void>;
}

/** Takes jobs from the queue, as many at a time as there are slots, until stopped. */
export async function startJudgeWorkers(
  services: JudgingServices,
  notifications: Notifications,
  slots: number,
): Promise<JudgeWorkers> {
  const controller = new AbortController();
  const bell = new JobBell();
  const unsubscribe = notifications.subscribe(workChannel, () => bell.ring());
  await services.queue.onGivenUp((job) => settleLost(services, job));
  const ended = dispatchUntilAborted(services, slots, bell, controller.signal);
  return {
    stop: async () => {
      controller.abort(new Error('The judge is shutting down.'));
      unsubscribe();
      bell.ring();
      await ended;
    },
  };
}

/** One loop asks for all slots, so that an idle judge with many of them asks no more often than one with a single slot. */
async function dispatchUntilAborted(
  services: JudgingServices,
  slots: number,
  bell: JobBell,
  signal: AbortSignal,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const begin = (job: JudgeJob) => {
    const judged = job.isRun ? services.sampleRuns.run(job, signal) : judgeJob(services, job, signal);
    const work = judged
      // Its heartbeats end with it, and the queue hands the job to somebody else.
      .catch((error) =>
        services.log.error({ err: error, submissionID: job.submissionID }, 'a job was dropped'),
      )
      .finally(() => {
        running.delete(work);
        bell.ring();
      });
    running.add(work);
  };
  while (!signal.aborted) {
    try {
      const heard = bell.next(lookAgainMs);
      const job = running.size < slots ? await nextJob(services) : undefined;
      if (job) begin(job);
      else await heard;
    } catch (error) {
      services.log.error({ err: error }, 'the judge queue does not answer');
      await sleep(afterErrorMs, undefined, { signal }).catch(() => {});
    }
  }
  await Promise.all(running);
}

/** Claims the job that comes next, of the languages that the judge has at this moment. */
async function nextJob({ db, queue, judge, workerID }: JudgingServices): Promise<JudgeJob | undefined> {
  const available = judge.status().languages.filter((language) => language.available);
  const job = await queue.fetch(available.map(({ language }) => language));
  if (!job?.avoid?.workers.includes(workerID) || Date.now() > job.avoid.untilMs) return job;
  // When all have failed, nobody is the better one.
  if (!(await isAnotherWorkerFor(db, job.avoid.workers, job.language))) return job;
  // We failed at it: it waits a little longer for somebody else.
  await db.transaction().execute((transaction) => queue.giveBack(transaction, job, {}, avoidedAgainSeconds));
  return undefined;
}

/** It took one worker after another with it. */
async function settleLost({ db, judge, sampleRuns }: JudgingServices, job: JobData): Promise<void> {
  if (job.isRun) return await sampleRuns.giveUp(job);
  const { submissionID, rejudgeID } = job;
  await db.transaction().execute(async (transaction) => {
    if (rejudgeID) await failShadow(transaction, rejudgeID, submissionID);
    else await giveUp(transaction, submissionID, judgeName(judge, judge.status().tier));
  });
}
