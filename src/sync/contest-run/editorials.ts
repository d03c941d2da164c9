/** For the organiser; network failures are returned, not thrown. */
import type { ManagePractice } from '../../../contract/entities/contest/contest-practice';
import type { AccountKey } from '../../data/account/account';
import { forgetEditorials, storeEditorials } from '../../data/contest-run/contest-editorials';
import { errorText } from '../../lib/error-text';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';
import type { Decision } from './manage-contest';

export async function pullEditorials(account: AccountKey, slug: string): Promise<PullResult> {
  const answer = await call('contestEditorials', { params: { slug } });
  if (answer.ok) return storedFor(answer.account, () => storeEditorials(account, slug, answer.data));
  const { failure } = answer;
  if (failure.kind === 'http' && (failure.status === 403 || failure.status === 404)) {
    await forgetEditorials(account, slug);
  }
  return pullFailure(failure);
}

export async function managePractice(account: AccountKey, body: ManagePractice): Promise<Decision> {
  const answer = await call('contestManagePractice', { body });
  if (answer.ok) {
    await storedFor(answer.account, () => storeEditorials(account, body.contestSlug, answer.data));
    return { ok: true };
  }
  // Somebody else changed it: the user compares the two texts.
  if (answer.failure.kind === 'http' && answer.failure.status === 409) {
    await pullEditorials(account, body.contestSlug);
  }
  return { ok: false, message: errorText(answer.failure.error) };
}
