import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import { accountKey } from '../../auth/session';
import { storeOwnProblems } from '../../data/copies/own-problems';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';
import { takeCommentsAlong } from './problem-comments';

/**
 * Fetches all pages of "My problems". Never throws.
 * @param invitation an id from a mail
 */
export async function pullOwnProblems(invitation?: string): Promise<PullResult> {
  const account = accountKey();
  const problems: OwnProblem[] = [];
  for (let after: string | undefined; ; ) {
    const answer = await call('problemsOwn', { query: { after, invitation }, account });
    if (!answer.ok) return pullFailure(answer.failure);
    problems.push(...answer.data.problems);
    after = answer.data.next;
    const { invitations } = answer.data;
    if (after !== undefined) continue;
    const result = await storedFor(answer.account, () =>
      storeOwnProblems(account, { problems, invitations }),
    );
    if (result.ok) void takeCommentsAlong(problems, account);
    return result;
  }
}
