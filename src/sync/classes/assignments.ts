/** Assignments of the account's classes. Network failures are returned, not thrown. */
import type { Assignment, SaveAssignment } from '../../../contract/entities/classes/assignment';
import { accountKey } from '../../auth/session';
import type { AccountKey } from '../../data/account/account';
import {
  noteAssigned,
  readAssignments,
  storeAssignments,
  unknownDownloads,
} from '../../data/assignments/assignments';
import { readWorkContact } from '../../data/assignments/work-chain';
import { wantDownload } from '../../data/downloads/downloads';
import { errorText } from '../../lib/error-text';
import { workOnDownloads } from '../downloads/work-on-downloads';
import { pullContest } from '../pull/pull-contests';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';

export async function pullAssignments(account: AccountKey = accountKey()): Promise<PullResult> {
  const chain = await readWorkContact(account);
  const answer = await call('assignmentsAll', { body: { chain }, account });
  if (!answer.ok) return pullFailure(answer.failure);
  return await storedFor(answer.account, () => storeAssignments(account, answer.data.assignments));
}

const everyMs = 60_000;
let done = { account: '', at: 0 };

/** Pulls, unless it did recently, and downloads the content of what has opened. */
export async function takeAssignmentsAlong(account: AccountKey, goOn: () => boolean): Promise<void> {
  if (!goOn() || (done.account === account && Math.abs(Date.now() - done.at) < everyMs)) return;
  done = { account, at: Date.now() };
  const pulled = await pullAssignments(account);
  if (!pulled.ok || !goOn()) return;
  const list = (await readAssignments(account))?.assignments ?? [];
  const fresh = await unknownDownloads(list);
  for (const { assignmentID, title } of fresh) {
    await wantDownload({ kind: 'assignment', name: assignmentID }, title);
  }
  const contests = fresh.flatMap(({ tasks }) => tasks.filter(({ kind }) => kind === 'contest'));
  for (const { name } of contests) await pullContest(name);
  await workOnDownloads(goOn);
  await noteAssigned(account, list);
}

export type Saved = { ok: true; assignment: Assignment } | { ok: false; message: string };

export async function saveAssignment(assignment: SaveAssignment): Promise<Saved> {
  const answer = await call('assignmentSave', { body: assignment });
  if (!answer.ok) {
    const { error } = answer.failure;
    // The editor compares with the newer version.
    if (error.errorCode === 'ASSIGNMENT_EDITED') await pullAssignments();
    return { ok: false, message: errorText(error) };
  }
  await pullAssignments();
  return { ok: true, assignment: answer.data };
}

export async function deleteAssignment(
  assignmentID: string,
): Promise<{ ok: true } | { ok: false; message: string }> {
  const answer = await call('assignmentDelete', { body: { assignmentID } });
  if (!answer.ok) return { ok: false, message: errorText(answer.failure.error) };
  await pullAssignments();
  return { ok: true };
}
