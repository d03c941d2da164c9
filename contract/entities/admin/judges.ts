import * as z from 'zod/mini';
import { Language } from '../problem/problem';

/** pause: running jobs return to the queue. drain: running jobs finish. Neither takes another job. */
export const judgeControls = ['run', 'pause', 'drain'] as const;
export type JudgeControl = (typeof judgeControls)[number];

const Job = z.object({
  /** Of a submission or a sample run. */
  id: z.string(),
  kind: z.enum(['submission', 'rejudge', 'run']),
  language: Language,
  since: z.iso.datetime(),
});
export type RunningJob = z.infer<typeof Job>;

export const AdminJudges = z.object({
  judges: z.array(
    z.object({
      id: z.string(),
      /** Computer and process. */
      host: z.string(),
      slots: z.int(),
      sandbox: z.string(),
      languages: z.array(Language),
      startedAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      /** Heard from within the last 30 s. */
      isAlive: z.boolean(),
      control: z.enum(judgeControls),
      jobs: z.array(Job),
    }),
  ),
  queue: z.object({
    waiting: z.int(),
    running: z.int(),
    /** Of the waiting submissions. */
    oldestAt: z.nullable(z.iso.datetime()),
    /** Submissions that wait for a job that does not exist. */
    stuck: z.int(),
    /** By the setting. */
    isPaused: z.boolean(),
  }),
});
export type AdminJudges = z.infer<typeof AdminJudges>;

const id = z.uuid();
export const ChangeJudges = z.discriminatedUnion('action', [
  z.object({ action: z.literal('pause'), id }),
  z.object({ action: z.literal('resume'), id }),
  z.object({ action: z.literal('drain'), id }),
  /** Sends new jobs for stuck submissions. */
  z.object({ action: z.literal('requeue') }),
]);
export type ChangeJudges = z.infer<typeof ChangeJudges>;
