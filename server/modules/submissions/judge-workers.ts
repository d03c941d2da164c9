import { setTimeout as sleep } from 'node:timers/promises';
import type { Notifications } from '../../platform/database/notifications';
import { judgeSlots } from '../../platform/metrics/metrics';
import { type JobData, type JudgeJob, workChannel } from '../../platform/queue';
import { giveUp } from './claimed-submission';
import { JobSignal } from './job-signal';
import { judgeJob } from './judge-job';
import { failShadow } from './judge-shadow';
import { judgeName } from './judgement';
import type { JudgingServices } from './judging';
import { WorkerControl } from './worker-control';
import { isAnotherWorkerFor } from './worker-register';

/** For work that no notification announces: jobs of a dead worker, and senders whose turn comes again. */
const pollIntervalMs = 1500;
const afterErrorMs = 1000;
const avoidedAgainSeconds = 2;

export interface JudgeWorkers {
  /** Aborts running jobs, returns them to the queue, and waits for empty slots. */
  stop(): Promise<void>;
}

/** One job per free slot, until stopped. */
export async function startJudgeWorkers(
  services: JudgingServices,
  notifications: Notifications,
  slots: number,
): Promise<JudgeWorkers> {
  const controller = new AbortController();
  const jobSignal = new JobSignal();
  const unsubscribe = notifications.subscribe(workChannel, () => jobSignal.notify());
  const control = new WorkerControl(services.db, services.workerID, notifications, () => jobSignal.notify());
  await services.queue.onGivenUp((job) => settleLost(services, job));
  const ended = dispatchUntilAborted(services, control, slots, jobSignal, controller.signal);
  return {
    stop: async () => {
      controller.abort(new Error('The judge is shutting down.'));
      unsubscribe();
      jobSignal.notify();
      await ended;
      control.close();
    },
  };
}

/** One loop, so that an idle judge polls equally often with any number of slots. */
async function dispatchUntilAborted(
  services: JudgingServices,
  control: WorkerControl,
  slots: number,
  jobSignal: JobSignal,
  signal: AbortSignal,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const count = () => judgeSlots.set({ state: 'busy' }, running.size);
  judgeSlots.set({ state: 'total' }, slots);
  count();
  const begin = (job: JudgeJob) => {
    control.began(job);
    const until = AbortSignal.any([signal, control.signal]);
    const judged = job.isRun ? services.sampleRuns.run(job, until) : judgeJob(services, job, until);
    const work = judged
      // Its heartbeats end, and the queue gives the job to another worker.
      .catch((error) =>
        services.log.error({ err: error, submissionID: job.submissionID }, 'a job was dropped'),
      )
      .finally(() => {
        running.delete(work);
        control.ended(job);
        count();
        jobSignal.notify();
      });
    running.add(work);
    count();
  };
  while (!signal.aborted) {
    try {
      const heard = jobSignal.next(pollIntervalMs);
      const job = running.size < slots ? await nextJob(services, control) : undefined;
      if (job) begin(job);
      else await heard;
    } catch (error) {
      services.log.error({ err: error }, 'the judge queue does not answer');
      await sleep(afterErrorMs, undefined, { signal }).catch(() => {});
    }
  }
  await Promise.all(running);
}

/** In a language that the judge currently supports. */
async function nextJob(services: JudgingServices, control: WorkerControl): Promise<JudgeJob | undefined> {
  if (!(await control.mayTake())) return undefined;
  const job = await takeJob(services);
  if (!job || (await control.mayTake())) return job;
  await services.db.transaction().execute((transaction) => services.queue.giveBack(transaction, job));
  return undefined;
}

async function takeJob({ db, queue, judge, workerID }: JudgingServices): Promise<JudgeJob | undefined> {
  const available = judge.status().languages.filter((language) => language.available);
  const job = await queue.fetch(available.map(({ language }) => language));
  if (!job?.avoid?.workers.includes(workerID) || Date.now() > job.avoid.untilMs) return job;
  // If all have failed, any of them may try.
  if (!(await isAnotherWorkerFor(db, job.avoid.workers, job.language))) return job;
  // Let another worker try first.
  await db.transaction().execute((transaction) => queue.giveBack(transaction, job, {}, avoidedAgainSeconds));
  return undefined;
}

/** For a job during which several workers have died. */
async function settleLost({ db, judge, sampleRuns }: JudgingServices, job: JobData): Promise<void> {
  if (job.isRun) return await sampleRuns.giveUp(job);
  const { submissionID, rejudgeID } = job;
  await db.transaction().execute(async (transaction) => {
    if (rejudgeID) await failShadow(transaction, rejudgeID, submissionID);
    else await giveUp(transaction, submissionID, judgeName(judge, judge.status().tier));
  });
}
