import type { FastifyBaseLogger } from 'fastify';
import type { Judge, JudgeResult } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import type { JobData, JudgeJob, JudgeQueue } from '../../platform/queue';

export interface JudgingServices {
  readonly db: Database;
  readonly queue: JudgeQueue;
  readonly judge: Judge;
  readonly log: FastifyBaseLogger;
  /** This process, among all that judge. */
  readonly workerID: string;
  /** For the jobs that are sample runs. */
  readonly sampleRuns: SampleRuns;
}

export interface SampleRuns {
  run(job: JudgeJob, signal: AbortSignal): Promise<void>;
  /** It took one worker after another with it. */
  giveUp(job: JobData): Promise<void>;
}

/** After this many faults of ours, each by a fresh helper and if possible by another worker, we give up. */
export const faultsMax = 3;
/** The same of the problem's own checker: another worker may find the machine less busy, and a third learns nothing new. */
export const checkerFaultsMax = 2;
/** When the next try is at the earliest. */
export const againAfterSeconds = 1;

/** What went wrong on our side, for the operator. */
export function faultOf(result: JudgeResult): string {
  return result.fault ?? result.tests.find(({ verdict }) => verdict === 'JE')?.message ?? 'no reason given';
}
