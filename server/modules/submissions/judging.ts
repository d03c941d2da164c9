import type { FastifyBaseLogger } from 'fastify';
import type { Judge, JudgeResult } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import type { JobData, JudgeJob, JudgeQueue } from '../../platform/queue';

export interface JudgingServices {
  readonly db: Database;
  readonly queue: JudgeQueue;
  readonly judge: Judge;
  readonly log: FastifyBaseLogger;
  readonly workerID: string;
  readonly sampleRuns: SampleRuns;
}

export interface SampleRuns {
  run(job: JudgeJob, signal: AbortSignal): Promise<void>;
  /** For a job during which several workers have died. */
  giveUp(job: JobData): Promise<void>;
}

/** Maximum judge errors, each in a fresh helper and if possible on another worker. */
export const faultsMax = 3;
/** A second worker may be less busy; a third attempt gives no new information. */
export const checkerFaultsMax = 2;
/** Minimum delay before a retry. */
export const retryDelaySeconds = 1;

/** For the operator. */
export function faultOf(result: JudgeResult): string {
  return result.fault ?? result.tests.find(({ verdict }) => verdict === 'JE')?.message ?? 'no reason given';
}
