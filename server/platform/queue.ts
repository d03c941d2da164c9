import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import { type Language, languages } from '../../contract/limits';
import type { Database } from './database/open';

/**
 * Submissions that wait for a judge.
 *
 * Theory of operation. One queue for each language, so that a worker only claims what it can run and the rest waits for one
 * that can. A job is sent in the transaction that stores its submission. A claimed job is kept alive by heartbeats; when
 * they stop, somebody else gets it. That makes delivery at-least-once; what is written is guarded by the submission's
 * `claim`, which makes the effect exactly-once.
 */
export interface JudgeJob {
  readonly id: string;
  readonly language: Language;
  /** Which attempt this is: with it, a worker that was taken for dead cannot settle the job. */
  readonly retryCount: number;
  readonly submissionID: string;
  readonly group: string;
}

export interface JudgeQueue {
  /** Sends a job as part of a transaction. `group`: whose it is; nobody gets more than two workers at a time. */
  send(
    transaction: Database,
    job: { submissionID: string; language: Language; group: string },
  ): Promise<void>;
  /** Claims the next job of a language, or answers undefined when there is none that may run now. */
  fetch(language: Language): Promise<JudgeJob | undefined>;
  keepAlive(job: JudgeJob): Promise<void>;
  /** Settles the job as part of a transaction; false when it is somebody else's by now. */
  complete(transaction: Database, job: JudgeJob): Promise<boolean>;
  /** Our fault: it will be tried again, up to the limit. */
  fail(job: JudgeJob, reason: string): Promise<void>;
  /** Puts an unfinished job back as part of a transaction, without counting it as a failed try. */
  giveBack(transaction: Database, job: JudgeJob): Promise<boolean>;
  /** Handles the jobs that failed too often. */
  onGivenUp(handle: (submissionID: string) => Promise<void>): Promise<void>;
  isRunning(): boolean;
  close(): Promise<void>;
}

/** The channel that tells judges of new work; the payload is the language. */
export const workChannel = 'judge_work';
export const heartbeatMs = 3000;

const groupConcurrency = 2;
const givenUp = 'judge.given-up';
const queueOf = (language: Language) => `judge.${language}`;
const policy = {
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  retryLimit: 4,
  retryDelay: 1,
  retentionSeconds: 90 * 86_400,
  deleteAfterSeconds: 86_400,
};

/** What a settling call answers; the library leaves it untyped. */
const Settled = z.object({ affected: z.int() });

interface JobData {
  submissionID: string;
  group: string;
}

/** Starts the queue: makes or updates its tables, then the queues. */
export async function startJudgeQueue(url: string, log: (error: Error) => void): Promise<JudgeQueue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    application_name: 'codeferry-queue',
    schedule: false,
    superviseIntervalSeconds: 4,
    monitorIntervalSeconds: 4,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', log);
  await boss.start();
  await boss.createQueue(givenUp, { retentionSeconds: policy.retentionSeconds });
  for (const language of languages)
    await boss.createQueue(queueOf(language), { ...policy, deadLetter: givenUp });
  return new PgBossQueue(boss);
}

class PgBossQueue implements JudgeQueue {
  private readonly boss: PgBoss;
  private running = true;

  constructor(boss: PgBoss) {
    this.boss = boss;
  }

  async send(
    transaction: Database,
    { submissionID, language, group }: { submissionID: string; language: Language; group: string },
  ): Promise<void> {
    const data: JobData = { submissionID, group };
    await this.boss.send(queueOf(language), data, { db: fromKysely(transaction), group: { id: group } });
    await sql`select pg_notify(${workChannel}, ${language})`.execute(transaction);
  }

  async fetch(language: Language): Promise<JudgeJob | undefined> {
    const [job] = await this.boss.fetch<JobData>(queueOf(language), { batchSize: 1, groupConcurrency });
    if (!job) return undefined;
    return { id: job.id, language, retryCount: job.retryCount, ...job.data };
  }

  async keepAlive(job: JudgeJob): Promise<void> {
    await this.boss.touch(queueOf(job.language), attempt(job));
  }

  async complete(transaction: Database, job: JudgeJob): Promise<boolean> {
    const db = fromKysely(transaction);
    const answer = await this.boss.complete(queueOf(job.language), attempt(job), null, { db });
    return Settled.parse(answer).affected === 1;
  }

  async fail(job: JudgeJob, reason: string): Promise<void> {
    await this.boss.fail(queueOf(job.language), attempt(job), { reason });
  }

  async giveBack(transaction: Database, job: JudgeJob): Promise<boolean> {
    if (!(await this.complete(transaction, job))) return false;
    await this.send(transaction, job);
    return true;
  }

  async onGivenUp(handle: (submissionID: string) => Promise<void>): Promise<void> {
    await this.boss.work<JobData>(givenUp, { pollingIntervalSeconds: 5 }, async (jobs) => {
      for (const job of jobs) await handle(job.data.submissionID);
    });
  }

  isRunning(): boolean {
    return this.running;
  }

  async close(): Promise<void> {
    this.running = false;
    await this.boss.stop({ graceful: false, close: true });
  }
}

const attempt = ({ id, retryCount }: JudgeJob) => ({ id, retryCount });
