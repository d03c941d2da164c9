/** Copies of the account's classes. Network failures are returned, not thrown. */
import { accountKey } from '../../auth/session';
import type { AccountKey } from '../../data/account/account';
import { forgetClass, storeClass, storeClasses } from '../../data/classes/classes';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';

export async function pullClasses(): Promise<PullResult> {
  const account = accountKey();
  const answer = await call('classesAll', { account });
  if (!answer.ok) return pullFailure(answer.failure);
  return await storedFor(answer.account, () => storeClasses(account, answer.data));
}

export async function pullClass(classID: string, account: AccountKey = accountKey()): Promise<PullResult> {
  const answer = await call('classGet', { params: { classID }, account });
  if (answer.ok) return await storedFor(answer.account, () => storeClass(account, answer.data));
  const failure = pullFailure(answer.failure);
  if (failure.reason === 'notFound') await forgetClass(account, classID);
  return failure;
}

/** So that they can be read without a network. One after the other: a class may have hundreds of members. */
export async function pullEachClass(classIDs: readonly string[]): Promise<void> {
  const account = accountKey();
  for (const classID of classIDs) {
    const result = await pullClass(classID, account);
    if (!result.ok && result.reason !== 'notFound') return;
  }
}
