import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import { accountKey } from '../../auth/session';
import type { AccountKey } from '../../data/account/account';
import {
  forgetCommentCopies,
  noteReadUntil,
  problemsToRefresh,
  readCommentCopies,
  readMarks,
  storeCommentCopies,
} from '../../data/problem-comments/comment-copies';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { authoringCall } from './authoring-client';

/** Reports what was read here, and gets the comments on the problem. Never throws. */
export async function syncProblemComments(
  problemID: string,
  account: AccountKey = accountKey(),
): Promise<PullResult> {
  const [copies, marks] = await Promise.all([readCommentCopies(account, problemID), readMarks(account)]);
  const askedAt = Date.now();
  const answer = await authoringCall('problemCommentsSync', {
    body: { problemID, known: copies?.version, readUntil: marks[problemID.toLowerCase()] },
    account,
  });
  if (!answer.ok) {
    const failure = pullFailure(answer.failure);
    if (failure.reason === 'notFound') await forgetCommentCopies(account, problemID);
    return failure;
  }
  const { role, version, readUntil, threads, comments } = answer.data;
  return await storedFor(answer.account, async () => {
    await noteReadUntil(account, problemID, readUntil);
    const { threads: knownThreads = [], comments: knownComments = [] } = copies ?? {};
    const next = { role, version, threads: threads ?? knownThreads, comments: comments ?? knownComments };
    return await storeCommentCopies(account, problemID, next, askedAt);
  });
}

/** After "My problems" was fetched: so that new comments can be read without a network. */
export async function takeCommentsAlong(
  problems: readonly OwnProblem[],
  account: AccountKey = accountKey(),
): Promise<void> {
  for (const { id, comments } of problems) {
    if (!comments || comments.version === ((await readCommentCopies(account, id))?.version ?? '')) continue;
    const result = await syncProblemComments(id, account);
    if (!result.ok && result.reason !== 'notFound') return;
  }
}

/** After comments of this device were sent. */
export async function refreshComments(account: AccountKey): Promise<void> {
  for (const problemID of await problemsToRefresh(account)) await syncProblemComments(problemID, account);
}
