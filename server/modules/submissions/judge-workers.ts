import { setTimeout as sleep } from 'node:timers/promises';
import type { Notifications } from '../../platform/database/notifications';
import { type JudgeJob, workChannel } from '../../platform/queue';
import { giveUp } from './claimed-submission';
import { type JudgingServices, judgeSubmission } from './judge-submission';

/** The queue tells of new work; this is for what nobody tells: a dead worker's job, a person's turn coming up again. */
const lookAgainMs = 1500;
const afterErrorMs = 1000;

export interface JudgeWorkers {
  /** Aborts what is running, puts it back into the queue and resolves when all slots are empty. */
  stop(): Promise<void>;
}

/**
 * Starts the slots that take jobs from the queue, one at a time each. Only languages that the judge has at this moment are
 * asked for, in turn, so that no language waits behind another.
 */
export async function startJudgeWorkers(
  services: JudgingServices,
  notifications: Notifications,
  slots: number,
): Promise<JudgeWorkers> {
  const controller = new AbortController();
  const { signal } = controller;
  const bell = new Bell();
  const unsubscribe = notifications.subscribe(workChannel, () => bell.ring());
  await services.queue.onGivenUp((submissionID) => giveUp(services.db, submissionID));
  const running = Array.from({ length: slots }, () => workUntilAborted(services, bell, signal));
  return {
    stop: async () => {
      controller.abort(new Error('The judge is shutting down.'));
      unsubscribe();
      bell.ring();
      await Promise.all(running);
    },
  };
}

async function workUntilAborted(services: JudgingServices, bell: Bell, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    try {
      const heard = bell.next(lookAgainMs);
      const job = await nextJob(services, turn);
      if (job) await judgeSubmission(services, job, signal);
      else await heard;
    } catch (error) {
      services.log.error({ err: error }, 'the judge queue does not answer');
      await sleep(afterErrorMs, undefined, { signal }).catch(() => {});
    }
  }
}

/** @param turn which language is asked for first */
async function nextJob({ queue, judge }: JudgingServices, turn: number): Promise<JudgeJob | undefined> {
  const available = judge.status().languages.filter((language) => language.available);
  for (let offset = 0; offset < available.length; offset += 1) {
    const language = available[(turn + offset) % available.length];
    const job = language && (await queue.fetch(language.language));
    if (job) return job;
  }
  return undefined;
}

/** Wakes everybody who waits; a ring between asking and waiting is not lost. */
class Bell {
  private readonly waiting = new Set<() => void>();

  ring(): void {
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }

  /** Resolves at the next ring after this call, or after a time. */
  next(afterMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, afterMs);
      this.waiting.add(wake);
    });
  }
}
