import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import { type Language, languages } from '../../contract/limits';
import type { Database } from './database/open';

/**
 * The queue of submissions to judge.
 *
 * Theory of operation. There is one queue per language, so that a worker only claims what it can run. The
 * transaction that stores a submission sends its job. When a job's heartbeats stop, another worker gets it.
 * That makes delivery at-least-once; the submission's `claim` guards the writes, which makes the effect
 * exactly-once.
 *
 * Order. First by lane: contests, practice, rejudging. Within a lane by round: the number of jobs that the
 * sender already had waiting, so everybody's first job comes before anybody's second. Within a round by
 * age. A worker takes the first job over all of its languages, so no language blocks another.
 */
export interface JudgeJob extends JobData {
  readonly id: string;
  readonly language: Language;
  /** The attempt: a worker that was assumed dead cannot settle the job with an old one. */
  readonly retryCount: number;
}

export type Lane = 'contest' | 'practice' | 'rejudge';

export interface JobData {
  readonly submissionID: string;
  /** A group gets at most two workers of a language at a time. */
  readonly group: string;
  readonly lane: Lane;
  /** How many jobs of its group were waiting when it was sent. */
  readonly round: number;
  /** A judgement that does not count until it is applied. */
  readonly rejudgeID?: string;
  /** Only runs samples; `submissionID` is then the id of a code run. */
  readonly isRun?: true;
  /** Workers that had an internal fault with it, and until when (ms since 1970) others are preferred. */
  readonly avoid?: { readonly workers: readonly string[]; readonly untilMs: number };
}

export type NewJob = Pick<JobData, 'submissionID' | 'group'> & Partial<JobData> & { language: Language };

export interface JudgeQueue {
  /** Default is the first round of the practice lane. */
  send(transaction: Database, job: NewJob, afterSeconds?: number): Promise<void>;
  /** Undefined if there is none that may run now. */
  fetch(languages: readonly Language[]): Promise<JudgeJob | undefined>;
  keepAlive(job: JudgeJob): Promise<void>;
  /** False if another worker owns the job now. */
  complete(transaction: Database, job: JudgeJob): Promise<boolean>;
  /**
   * Returns an unfinished job to the queue, without counting a failure; false if another worker owns it.
   */
  giveBack(
    transaction: Database,
    job: JudgeJob,
    changes?: Pick<JobData, 'avoid'>,
    afterSeconds?: number,
  ): Promise<boolean>;
  /** For jobs whose workers were lost too often. */
  onGivenUp(handle: (job: JobData) => Promise<void>): Promise<void>;
  isRunning(): boolean;
  close(): Promise<void>;
}

/** How long other workers are preferred after a failure. */
const avoidMs = 30_000;

/** For a job that failed by an internal fault. */
export function avoidWorker({ avoid }: JudgeJob, workerID: string) {
  return { avoid: { workers: [...(avoid?.workers ?? []), workerID], untilMs: Date.now() + avoidMs } };
}

/** Notifies judges of new work; the payload is the language. */
export const workChannel = 'judge_work';
/** Notifies of finished sample runs, checks and runs of jury solutions; the payload is the id. */
export const runChannel = 'code_run_over';
export const heartbeatMs = 3000;

const groupConcurrency = 2;
const givenUp = 'judge.given-up';
const queueOf = (language: Language) => `judge.${language}`;
const policy = {
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  // Each retry means a lost worker. A program that kills workers must come to an end, but machines die
  // often enough to allow many.
  retryLimit: 20,
  retryDelay: 1,
  retentionSeconds: 90 * 86_400,
  deleteAfterSeconds: 86_400,
};

/** The library does not type these results. */
const Settled = z.object({ affected: z.int() });
const Heads = z.array(z.object({ language: z.enum(languages) }));

const laneBase: Record<Lane, number> = { contest: 2_000_000, practice: 1_000_000, rejudge: 0 };
const roundMax = 900_000;

/** Also for jobs that were created before lanes existed. */
const inPractice = { lane: 'practice', round: 0 } as const;

/** Higher is sooner. */
export function priorityOf({ lane, round }: Pick<JobData, 'lane' | 'round'>): number {
  return laneBase[lane] + roundMax - Math.min(round, roundMax);
}

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
    // An existing queue keeps its old policy otherwise.
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
   * Reads the first job of each queue that may run, with one query: a queue's next rejudge must not come
   * before a contest job of another language.
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
