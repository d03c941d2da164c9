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
 *
 * Order. First the lane: contests, then practice, then rejudging. Within a lane the round: a job's round is the number of jobs that
 * its sender had waiting already, so everybody's first comes before anybody's second, whoever came first and however many
 * workers there are. Within a round the age. Over all languages that a worker can judge, the head that comes first by this
 * order is taken, so no language waits behind another.
 */
export interface JudgeJob extends JobData {
  readonly id: string;
  readonly language: Language;
  /** Which attempt this is: with it, a worker that was taken for dead cannot settle the job. */
  readonly retryCount: number;
}

export type Lane = 'contest' | 'practice' | 'rejudge';

export interface JobData {
  readonly submissionID: string;
  /** Whose it is; nobody gets more than two workers of a language at a time. */
  readonly group: string;
  readonly lane: Lane;
  /** How many jobs of its group were waiting when it came. */
  readonly round: number;
  /** A judgement that does not count until it is applied. */
  readonly rejudgeID?: string;
  /** Samples are to be run and nothing is to be judged: `submissionID` is the name of a run then. */
  readonly isRun?: true;
  /** Workers that failed at it by a fault of ours, and until when (ms since 1970) others are preferred. */
  readonly avoid?: { readonly workers: readonly string[]; readonly untilMs: number };
}

export type NewJob = Pick<JobData, 'submissionID' | 'group'> & Partial<JobData> & { language: Language };

export interface JudgeQueue {
  /** Sends a job as part of a transaction; in the practice lane and the first round unless it says otherwise. */
  send(transaction: Database, job: NewJob, afterSeconds?: number): Promise<void>;
  /** Claims the next job of these languages, or answers undefined when there is none that may run now. */
  fetch(languages: readonly Language[]): Promise<JudgeJob | undefined>;
  keepAlive(job: JudgeJob): Promise<void>;
  /** Settles the job as part of a transaction; false when it is somebody else's by now. */
  complete(transaction: Database, job: JudgeJob): Promise<boolean>;
  /** Puts an unfinished job back as part of a transaction, without counting it as a failed try; false when it is somebody else's. */
  giveBack(
    transaction: Database,
    job: JudgeJob,
    changes?: Pick<JobData, 'avoid'>,
    afterSeconds?: number,
  ): Promise<boolean>;
  /** Handles the jobs that were lost with their workers too often. */
  onGivenUp(handle: (job: JobData) => Promise<void>): Promise<void>;
  isRunning(): boolean;
  close(): Promise<void>;
}

/** How long the others are preferred to a worker that failed. */
const avoidMs = 30_000;

/** What a worker that failed at a job by a fault of ours leaves to the next one. */
export function avoiding({ avoid }: JudgeJob, workerID: string) {
  return { avoid: { workers: [...(avoid?.workers ?? []), workerID], untilMs: Date.now() + avoidMs } };
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
  // Each is a worker that died or was lost; a program that brings them down must come to an end, but machines die often enough.
  retryLimit: 20,
  retryDelay: 1,
  retentionSeconds: 90 * 86_400,
  deleteAfterSeconds: 86_400,
};

/** What calls of the library answer where it leaves that untyped. */
const Settled = z.object({ affected: z.int() });
const Heads = z.array(z.object({ language: z.enum(languages) }));

const laneBase: Record<Lane, number> = { contest: 2_000_000, practice: 1_000_000, rejudge: 0 };
const roundMax = 900_000;

/** What a job is that says nothing of its place: also one that was sent before places were told. */
const inPractice = { lane: 'practice', round: 0 } as const;

/** What a job weighs in its queue: the larger, the sooner. */
export function priorityOf({ lane, round }: Pick<JobData, 'lane' | 'round'>): number {
  return laneBase[lane] + roundMax - Math.min(round, roundMax);
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
  for (const language of languages) {
    await boss.createQueue(queueOf(language), { ...policy, deadLetter: givenUp });
    // One that is there already keeps the policy it was made with.
    await boss.updateQueue(queueOf(language), policy);
  }
  return new PgBossQueue(boss);
}

class PgBossQueue implements JudgeQueue {
  private readonly boss: PgBoss;
  private running = true;

  constructor(boss: PgBoss) {
    this.boss = boss;
  }

  async send(transaction: Database, job: NewJob, afterSeconds = 0): Promise<void> {
    const { language, ...rest } = job;
    const data: JobData = { ...inPractice, ...rest };
    await this.boss.send(queueOf(language), data, {
      db: fromKysely(transaction),
      group: { id: data.group },
      priority: priorityOf(data),
      startAfter: afterSeconds > 0 ? afterSeconds : undefined,
    });
    await sql`select pg_notify(${workChannel}, ${language})`.execute(transaction);
  }

  async fetch(wanted: readonly Language[]): Promise<JudgeJob | undefined> {
    for (const language of await this.languagesInOrder(wanted)) {
      const options = { batchSize: 1, groupConcurrency };
      const [job] = await this.boss.fetch<JobData>(queueOf(language), options);
      if (job) return { ...inPractice, ...job.data, id: job.id, language, retryCount: job.retryCount };
    }
    return undefined;
  }

  /**
   * One look at the heads of all queues: an idle judge asks one question, not one for each language. A head is the first that may be
   * taken: behind somebody who has all the workers one can have, a rejudging may be next, and must not come before a contest.
   */
  private async languagesInOrder(wanted: readonly Language[]): Promise<Language[]> {
    const { rows } = await this.boss.getDb().executeSql(
      `select queue.language from unnest($1::text[], $2::text[]) as queue (language, name)
        cross join lateral (
          select coalesce(array_agg(group_id), '{}') as ids from (
            select group_id from pgboss.job
              where name = queue.name and state = 'active' and group_id is not null
              group by group_id having count(*) >= $3
          ) satisfied
        ) satisfied
        cross join lateral (
          select priority, created_on from pgboss.job
            where name = queue.name and state < 'active' and not blocked and start_after <= now()
              and (group_id is null or group_id <> all(satisfied.ids))
            order by priority desc, created_on limit 1
        ) head
        order by head.priority desc, head.created_on`,
      [[...wanted], wanted.map(queueOf), groupConcurrency],
    );
    return Heads.parse(rows).map(({ language }) => language);
  }

  async keepAlive(job: JudgeJob): Promise<void> {
    await this.boss.touch(queueOf(job.language), attempt(job));
  }

  async complete(transaction: Database, job: JudgeJob): Promise<boolean> {
    const db = fromKysely(transaction);
    const answer = await this.boss.complete(queueOf(job.language), attempt(job), null, { db });
    return Settled.parse(answer).affected === 1;
  }

  async giveBack(
    transaction: Database,
    job: JudgeJob,
    changes: Pick<JobData, 'avoid'> = {},
    afterSeconds = 0,
  ): Promise<boolean> {
    if (!(await this.complete(transaction, job))) return false;
    const { id: _id, retryCount: _retryCount, ...rest } = job;
    await this.send(transaction, { ...rest, ...changes }, afterSeconds);
    return true;
  }

  async onGivenUp(handle: (job: JobData) => Promise<void>): Promise<void> {
    await this.boss.work<JobData>(givenUp, { pollingIntervalSeconds: 5 }, async (jobs) => {
      for (const { data } of jobs) await handle(data);
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
