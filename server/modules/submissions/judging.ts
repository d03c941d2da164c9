import type { FastifyBaseLogger } from 'fastify';
import type { Judge, JudgeResult } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import type { JobData, JudgeJob, JudgeQueue } from '../../platform/queue';

export interface JudgingServices {
  readonly db: Database;
  readonly queue: JudgeQueue;
  readonly judge: Judge;
  readonly log: FastifyBaseLogger;
  /** This process among all judges. */
  readonly workerID: string;
  /** For jobs that are sample runs. */
  readonly sampleRuns: SampleRuns;
}

export interface SampleRuns {
  run(job: JudgeJob, signal: AbortSignal): Promise<void>;
  /** The job ended several workers. */
  giveUp(job: JobData): Promise<void>;
}

/** Give up after this many judge errors, each in a fresh helper and if possible on another worker. */
export const faultsMax = 3;
/** The same for the problem's own checker: a second worker may be less busy, a third try gives no new information. */
export const checkerFaultsMax = 2;
/** Minimum delay before the next try. */
export const againAfterSeconds = 1;

/** What went wrong in the judge, for the operator. */
export function faultOf(result: JudgeResult): string {
  return result.fault ?? result.tests.find(({ verdict }) => verdict === 'JE')?.message ?? 'no reason given';
}
