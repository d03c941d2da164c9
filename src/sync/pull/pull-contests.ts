import { accountKey, session } from '../../auth/session';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import { forgetContest, noteRegistered, storeContest, storeContestLists } from '../../data/copies/contests';
import type { Payloads } from '../../data/intents/registry';
import type { ClaimedEntry } from '../../data/outbox/outbox-entry';
import { call } from '../server/page-client';
import type { CallResult } from '../transport/api-client';
import { type PullResult, pullFailure, storedFor } from './pull-result';

export type { PullResult };

/**
 * Calls with the user's name, because an anonymous answer omits their registration. Anonymous only when the
 * session has expired.
 */
async function inOwnName<N extends 'contestsAll' | 'contestGet'>(
  ask: (as: { account?: AccountKey }) => Promise<CallResult<N>>,
): Promise<CallResult<N>> {
  const account = accountKey();
  if (account === deviceAccount) return ask({});
  const answer = await ask({ account });
  const hasEnded = !answer.ok && answer.failure.kind === 'http' && answer.failure.status === 401;
  return hasEnded ? ask({}) : answer;
}

/** Fetches the public contests and the user's own (ROLE-9). Never throws. */
export async function pullContests(): Promise<PullResult> {
  const { current } = session;
  // The server rejects the name of an expired session.
  const creator = current.state === 'signedIn' && !current.signInNeeded ? current.uid : undefined;
  const body = creator === undefined ? {} : { creator };
  const answer = await inOwnName((account) => call('contestsAll', { body, ...account }));
  if (!answer.ok) return pullFailure(answer.failure);
  const isNamed = answer.account === accountKey();
  return storedFor(answer.account, () => storeContestLists(answer.data, isNamed));
}

/** Never throws. */
export async function pullContest(slug: string): Promise<PullResult> {
  const answer = await inOwnName((account) => call('contestGet', { params: { slug }, ...account }));
  if (answer.ok) {
    const isNamed = answer.account === accountKey();
    return storedFor(answer.account, () => storeContest(answer.data, isNamed));
  }
  const failure = pullFailure(answer.failure);
  if (failure.reason === 'notFound') await forgetContest(slug);
  return failure;
}

/** Marks the local copies as registered, then refetches the contest. Never throws. */
export async function followRegistration({ payload }: ClaimedEntry): Promise<void> {
  const { contestSlug } = payload as Payloads['contestRegister'];
  await noteRegistered(contestSlug).catch((error) => console.warn('A copy could not be stored', error));
  await pullContest(contestSlug);
}
