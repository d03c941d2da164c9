/** The account's assignments, to read without a network. */
import type { Assignment } from '../../../contract/entities/classes/assignment';
import type { AccountKey } from '../account/account';
import { readChallenge } from '../copies/challenges';
import { appDb } from '../db/app-db';
import { downloadKey, removeDownload } from '../downloads/downloads';
import { withRoom } from '../storage/storage-full';
import { assignedKey } from '../work/assigned-problems';

export interface AssignmentsRow {
  assignments: Assignment[];
  fetchedAt: number;
}

/** In the app database: without it, a student offline would not know the tasks any more. */
const listKey = (account: AccountKey) => `assignments/${account}`;

export async function readAssignments(account: AccountKey): Promise<AssignmentsRow | undefined> {
  return (await appDb.kv.get(listKey(account)))?.value as AssignmentsRow | undefined;
}

/** Returns whether the list changed. */
export async function storeAssignments(
  account: AccountKey,
  assignments: Assignment[],
  now = Date.now(),
): Promise<boolean> {
  const before = await readAssignments(account);
  await withRoom(() => appDb.kv.put({ key: listKey(account), value: { assignments, fetchedAt: now } }));
  await noteAssigned(account, assignments);
  const listed = new Set(assignments.map(({ assignmentID }) => assignmentID));
  const gone = before?.assignments.filter(({ assignmentID }) => !listed.has(assignmentID)) ?? [];
  for (const { assignmentID } of gone) {
    await removeDownload(downloadKey({ kind: 'assignment', name: assignmentID }));
  }
  return JSON.stringify(before?.assignments) !== JSON.stringify(assignments);
}

/** Also the problems of challenges, as far as they are on this device. */
export async function noteAssigned(account: AccountKey, assignments: readonly Assignment[]): Promise<void> {
  const tasks = assignments.filter(({ role }) => role === 'student').flatMap(({ tasks }) => tasks);
  const ids = tasks.flatMap(({ kind, name }) => (kind === 'problem' || kind === 'quiz' ? name : []));
  for (const { kind, name } of tasks) {
    if (kind !== 'challenge') continue;
    ids.push(...((await readChallenge(name))?.problems.map(({ id }) => id) ?? []));
  }
  const key = assignedKey(account);
  if (assignments.length === 0) await appDb.kv.delete(key);
  else await appDb.kv.put({ key, value: [...new Set(ids)] });
}

/** Assignments whose content this device should have, and does not know yet. */
export async function unknownDownloads(assignments: readonly Assignment[]): Promise<Assignment[]> {
  const wanted = assignments.filter(({ role, tasks }) => role === 'student' && tasks.length > 0);
  const known = await appDb.downloads.bulkGet(
    wanted.map(({ assignmentID }) => downloadKey({ kind: 'assignment', name: assignmentID })),
  );
  return wanted.filter((_, index) => known[index] === undefined);
}
