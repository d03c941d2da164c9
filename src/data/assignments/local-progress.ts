/** Own progress with what this device knows and the server does not yet. */
import type { Assignment, AssignmentTask } from '../../../contract/entities/classes/assignment';
import type { AccountKey } from '../account/account';
import { answersOf } from '../work/answers';
import { submissionsOf } from '../work/submissions';

/** waiting: handed in, without a result yet. */
export type OwnState = 'notStarted' | 'tried' | 'waiting' | 'solved';

export interface OwnProgress {
  state: OwnState;
  isLate: boolean;
  tries: number;
}

interface Entry {
  at: number;
  isSolved: boolean;
  isWaiting: boolean;
}

/** By the tasks' place. */
export async function readProgress(account: AccountKey, assignment: Assignment): Promise<OwnProgress[]> {
  return Promise.all(assignment.tasks.map((task) => progressOf(account, assignment, task)));
}

async function progressOf(
  account: AccountKey,
  assignment: Assignment,
  { kind, name, own }: AssignmentTask,
): Promise<OwnProgress> {
  const told = { state: own?.state ?? 'notStarted', isLate: own?.late ?? false, tries: own?.tries ?? 0 };
  if (kind === 'challenge' || kind === 'contest' || told.state === 'solved') return told;
  const opensMs = Date.parse(assignment.opensAt);
  const endMs = assignment.lateUntil === null ? Number.POSITIVE_INFINITY : Date.parse(assignment.lateUntil);
  const entries = (await readEntries(account, name, assignment)).filter(
    ({ at }) => at >= opensMs && at <= endMs,
  );
  const solved = entries.filter(({ isSolved }) => isSolved).map(({ at }) => at);
  const dueMs = assignment.dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(assignment.dueAt);
  const tries = Math.max(told.tries, entries.length);
  if (solved.length > 0) return { state: 'solved', isLate: Math.min(...solved) > dueMs, tries };
  if (entries.length === 0) return told;
  const isLate = Math.min(...entries.map(({ at }) => at)) > dueMs;
  return { state: entries.some(({ isWaiting }) => isWaiting) ? 'waiting' : 'tried', isLate, tries };
}

async function readEntries(
  account: AccountKey,
  problemID: string,
  { languages }: Assignment,
): Promise<Entry[]> {
  const submissions = (await submissionsOf(account, problemID)).filter(
    ({ contestSlug, language }) =>
      contestSlug === undefined && (languages.length === 0 || languages.includes(language)),
  );
  const answers = await answersOf(account, problemID);
  return [
    ...submissions.map(({ createdAt, receipt, state }) => ({
      at: createdAt,
      isSolved: state?.verdict === 'AC',
      isWaiting: receipt === 'saved' || receipt === 'sent' || receipt === 'judging',
    })),
    ...answers.map(({ createdAt, receipt, result }) => ({
      at: createdAt,
      isSolved: result?.correct === true,
      isWaiting: receipt === 'saved',
    })),
  ];
}
