import type { Assignment } from '../../../contract/entities/classes/assignment';
import type { AccountKey } from '../account/account';
import { readChallenge } from '../copies/challenges';
import { readAssignments } from './assignments';

/** A student's opened assignments with this problem, also as a part of a challenge. */
export async function findAssignments(account: AccountKey, problemID: string): Promise<Assignment[]> {
  const all = (await readAssignments(account))?.assignments ?? [];
  const found: Assignment[] = [];
  for (const one of all) {
    if (one.role === 'student' && (await hasProblem(one, problemID))) found.push(one);
  }
  return found;
}

async function hasProblem({ tasks }: Assignment, problemID: string): Promise<boolean> {
  for (const { kind, name } of tasks) {
    if ((kind === 'problem' || kind === 'quiz') && name === problemID) return true;
    if (kind !== 'challenge') continue;
    if ((await readChallenge(name))?.problems.some(({ id }) => id === problemID)) return true;
  }
  return false;
}
