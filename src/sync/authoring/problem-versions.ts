import type { Rejudge, RejudgeRequest } from '../../../contract/entities/contest/rejudge';
import type {
  ProblemVersionContent,
  ProblemVersionList,
} from '../../../contract/entities/problem/problem-version';
import { errorText } from '../../lib/error-text';
import { randomId } from '../../lib/random-id';
import { pullProblem } from '../pull/pull-problems';
import { call } from '../server/page-client';

type Told<T> = ({ ok: true } & T) | { ok: false; message: string };

export async function fetchVersions(problemID: string): Promise<Told<{ list: ProblemVersionList }>> {
  const answer = await call('problemVersions', { params: { problemID } });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  return { ok: true, list: answer.data };
}

export async function fetchVersion(
  problemID: string,
  version: number,
): Promise<Told<{ found: ProblemVersionContent }>> {
  const answer = await call('problemVersionGet', { body: { problemID, version } });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  return { ok: true, found: answer.data };
}

/**
 * Publishes the version again and refreshes the copy on this device. `mayInsist`: only the checks refused it, or could
 * not run.
 */
export async function restoreVersion(body: {
  problemID: string;
  version: number;
  newest: number;
  note: string;
  publishAnyway?: boolean;
}): Promise<{ ok: true; version: number } | { ok: false; message: string; mayInsist: boolean }> {
  const answer = await call('problemRestore', { body, idempotencyKey: randomId(), retries: 1 });
  if (!answer.ok) {
    const { error } = answer.failure;
    const mayInsist = error.errorCode === 'SOLUTIONS_DIFFER' || error.errorCode === 'JUDGE_NEEDED';
    return { ok: false, message: errorText(error), mayInsist };
  }
  await pullProblem(body.problemID);
  return { ok: true, version: answer.data.version };
}

/** Judges earlier submissions or answers again with the newest version: shows what would change, applies or discards it. */
export async function rejudgeProblem(body: RejudgeRequest): Promise<Told<{ report: Rejudge }>> {
  const answer = await call('problemRejudge', { body });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  if (body.mode === 'apply') await pullProblem(body.problemID);
  return { ok: true, report: answer.data };
}
