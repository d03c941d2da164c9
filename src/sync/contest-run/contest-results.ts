import type {
  ChangeResults,
  ContestResults,
  ResultSettings,
} from '../../../contract/entities/contest/contest-results';
import { forgetResults, storeResultSettings } from '../../data/copies/contest-results';
import { errorText } from '../../lib/error-text';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';

type Result<T> = { ok: true; data: T } | { ok: false; message: string };

/** For the organiser. Never throws, as the next functions. */
export async function pullResultSettings(slug: string): Promise<PullResult> {
  const answer = await call('contestResultSettings', { params: { slug } });
  if (answer.ok) return storedFor(answer.account, () => storeResultSettings(slug, answer.data));
  const { failure } = answer;
  if (failure.kind === 'http' && (failure.status === 403 || failure.status === 404))
    await forgetResults(slug);
  return pullFailure(failure);
}

export async function changeResults(body: ChangeResults): Promise<Result<ResultSettings>> {
  const answer = await call('contestChangeResults', { body });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  await storedFor(answer.account, () => storeResultSettings(body.contestSlug, answer.data));
  return answer;
}

export async function fetchResults(slug: string): Promise<Result<ContestResults>> {
  const answer = await call('contestResults', { params: { slug } });
  return answer.ok ? answer : { ok: false, message: errorText(answer.failure.error) };
}
