import type { OwnProblem } from '../../../contract/entities/own-problem';
import { accountKey } from '../../auth/session';
import { storeOwnProblems } from '../../data/copies/own-problems';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';

/** Fetches all pages of "My problems". Never throws. */
export async function pullOwnProblems(): Promise<PullResult> {
  const account = accountKey();
  const problems: OwnProblem[] = [];
  for (let after: string | undefined; ; ) {
    const answer = await call('problemsOwn', { query: { after }, account });
    if (!answer.ok) return pullFailure(answer.failure);
    problems.push(...answer.data.problems);
    after = answer.data.next;
    if (after === undefined) return storedFor(answer.account, () => storeOwnProblems(account, { problems }));
  }
}
