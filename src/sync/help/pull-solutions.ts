import { type AccountKey, deviceAccount } from '../../data/account/account';
import { forgetSolutions, type SolutionsAddress, storeSolutions } from '../../data/help/shared-solutions';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';

/** Deletes the copies if the server refuses them. Undefined while signed out. Never throws. */
export async function pullSolutions(
  account: AccountKey,
  address: SolutionsAddress,
  skip = 0,
): Promise<PullResult | undefined> {
  if (account === deviceAccount) return undefined;
  const answer = await call('sharedSolutions', { body: { ...address, skip }, account });
  if (answer.ok) return await storedFor(account, () => storeSolutions(account, address, answer.data, skip));
  const { failure } = answer;
  // Not after a session has expired.
  if (failure.kind === 'http' && (failure.status === 403 || failure.status === 404))
    await forgetSolutions(account, address.problemID).catch(() => undefined);
  return pullFailure(failure);
}
