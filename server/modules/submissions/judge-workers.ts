import { setTimeout as sleep } from 'node:timers/promises';
import type { Notifications } from '../../platform/database/notifications';
import { type JudgeJob, workChannel } from '../../platform/queue';
import { Bell } from './bell';
import { giveUp } from './claimed-submission';
import { type JudgingServices, judgeSubmission } from './judge-submission';

/** The queue tells of new work; this is for what nobody tells: a dead worker's job, a person's turn coming up again. */
const lookAgainMs = 1500;
const afterErrorMs = 1000;

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
  const bell = new Bell();
  const unsubscribe = notifications.subscribe(workChannel, () => bell.ring());
  await services.queue.onGivenUp((submissionID) => giveUp(services.db, submissionID));
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
  bell: Bell,
  signal: AbortSignal,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const begin = (job: JudgeJob) => {
    const work = judgeSubmission(services, job, signal)
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
  for (let turn = 0; !signal.aborted; turn += 1) {
    try {
      const heard = bell.next(lookAgainMs);
      const job = running.size < slots ? await nextJob(services, turn) : undefined;
      if (job) begin(job);
      else await heard;
    } catch (error) {
      services.log.error({ err: error }, 'the judge queue does not answer');
      await sleep(afterErrorMs, undefined, { signal }).catch(() => {});
    }
  }
  await Promise.all(running);
}

/**
 * Claims a job of a language that the judge has at this moment.
 * @param turn which language is asked for first, so that none waits behind another
 */
async function nextJob({ queue, judge }: JudgingServices, turn: number): Promise<JudgeJob | undefined> {
  const available = judge.status().languages.filter((language) => language.available);
  for (let offset = 0; offset < available.length; offset += 1) {
    const language = available[(turn + offset) % available.length];
    const job = language && (await queue.fetch(language.language));
    if (job) return job;
  }
  return undefined;
}
