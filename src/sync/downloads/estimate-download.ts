import type { DownloadSubject } from '../../../contract/entities/download';
import { missingOf } from '../../data/downloads/downloads';
import { type PullResult, pullFailure } from '../pull/pull-result';
import { call } from '../server/page-client';

export type Estimate =
  | { ok: true; problemCount: number; bytes: number; missingBytes: number }
  | Extract<PullResult, { ok: false }>;

/** The size of a download, and of its part not yet on the device. Never throws. */
export async function estimateDownload(subject: DownloadSubject): Promise<Estimate> {
  const answer = await call('downloadPlan', { body: subject });
  if (!answer.ok) return pullFailure(answer.failure);
  const { problems } = answer.data;
  const missing = await missingOf(problems);
  const sum = (list: typeof problems) => list.reduce((bytes, problem) => bytes + problem.bytes, 0);
  return { ok: true, problemCount: problems.length, bytes: sum(problems), missingBytes: sum(missing) };
}
