/** Copies for teachers, and of the work that comments are about. Network failures are returned, not thrown. */
import { accountKey } from '../../auth/session';
import type { AccountKey } from '../../data/account/account';
import { commentCopies } from '../../data/classes/class-comments';
import {
  forgetProgress,
  forgetStudentWork,
  readStudentWork,
  storeProgress,
  storeStudentWork,
  type WorkAddress,
} from '../../data/classes/class-work';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';

export async function pullProgress(classID: string, assignmentID?: string): Promise<PullResult> {
  const account = accountKey();
  const answer = await call('classProgress', { params: { classID }, query: { assignmentID }, account });
  if (answer.ok) return await storedFor(answer.account, () => storeProgress(account, answer.data));
  const failure = pullFailure(answer.failure);
  if (failure.reason === 'notFound') await forgetProgress(account, classID, assignmentID);
  return failure;
}

export async function pullStudentWork(
  address: WorkAddress,
  account: AccountKey = accountKey(),
): Promise<PullResult> {
  const answer = await call('classWork', { params: { ...address }, account });
  if (answer.ok) return await storedFor(answer.account, () => storeStudentWork(account, answer.data));
  const failure = pullFailure(answer.failure);
  if (failure.reason === 'notFound') await forgetStudentWork(account, address);
  return failure;
}

/** So that new comments on own work can be read beside the program without a network. */
export async function pullCommentedWork(account: AccountKey): Promise<void> {
  const wanted = new Map<string, WorkAddress & { submissionID: string }>();
  for (const { classID, student, problemID, submissionID, isOnOwnWork } of await commentCopies(account)) {
    const address = { classID, username: student.username, problemID, submissionID };
    if (isOnOwnWork) wanted.set(submissionID, address);
  }
  const pulled = new Set<string>();
  for (const { submissionID, ...address } of wanted.values()) {
    const key = `${address.classID}/${address.problemID}`;
    const known = await readStudentWork(account, address);
    if (pulled.has(key) || known?.work.some((one) => one.submissionID === submissionID)) continue;
    pulled.add(key);
    const result = await pullStudentWork(address, account);
    if (!result.ok && result.reason !== 'notFound') return;
  }
}
