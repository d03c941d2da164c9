import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { forgetProblem } from '../../data/copies/problems';
import { appDb } from '../../data/db/app-db';
import { errorText } from '../../lib/error-text';
import { randomId } from '../../lib/random-id';
import { pullProblem } from '../pull/pull-problems';
import { call } from '../server/page-client';

type Told<T> = ({ ok: true } & T) | { ok: false; message: string };

/** @param version an older one, for authors; default the newest */
export async function fetchOwnProblem(
  problemID: string,
  version?: number,
): Promise<Told<{ problem: NewProblem; version: number }>> {
  const answer = await call('problemExport', { body: { problemID, version } });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  return { ok: true, ...answer.data };
}

/** After a change was published: this device gets the new version. */
export async function refreshChanged(changeID: string): Promise<void> {
  const change = await appDb.problemChanges.get(changeID);
  if (change) await pullProblem(change.problemID);
}

export async function deleteOwnProblem(problemID: string): Promise<Told<object>> {
  const answer = await call('problemDelete', { body: { problemID }, idempotencyKey: randomId(), retries: 1 });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  await forgetProblem(problemID);
  return { ok: true };
}
