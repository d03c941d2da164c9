import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { forgetProblem } from '../../data/copies/problems';
import { errorText } from '../../lib/error-text';
import { randomId } from '../../lib/random-id';
import { pullProblem } from '../pull/pull-problems';
import { call } from '../server/page-client';
import { pullOwnProblems } from './pull-own-problems';

type Told<T> =
  | ({ ok: true } & T)
  | { ok: false; message: string; isStale?: boolean; fields?: readonly { path: string; message: string }[] };

/** @param version an older one, for authors; default the newest */
export async function fetchOwnProblem(
  problemID: string,
  version?: number,
): Promise<Told<{ problem: NewProblem; version: number }>> {
  const answer = await call('problemExport', { body: { problemID, version } });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  return { ok: true, ...answer.data };
}

/** Saves a new version, with a note for the other authors, and refreshes the copy on this device. */
export async function changeOwnProblem(
  problemID: string,
  version: number,
  problem: NewProblem,
  note: string,
): Promise<Told<{ version: number }>> {
  const answer = await call('problemUpdate', {
    body: { problemID, version, problem, ...(note && { note }) },
    idempotencyKey: randomId(),
    retries: 1,
  });
  if (!answer.ok) {
    const { error } = answer.failure;
    const fields = error.fields?.map((one) => ({ ...one, path: one.path.replace(/^problem\./, '') }));
    const isStale = error.errorCode === 'PROBLEM_EDITED';
    // "My problems" then marks the change.
    if (isStale) void pullOwnProblems();
    return { ok: false, message: errorText(error), isStale, ...(fields && { fields }) };
  }
  await pullProblem(problemID);
  return { ok: true, version: answer.data.version };
}

export async function deleteOwnProblem(problemID: string): Promise<Told<object>> {
  const answer = await call('problemDelete', { body: { problemID }, idempotencyKey: randomId(), retries: 1 });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  await forgetProblem(problemID);
  return { ok: true };
}
