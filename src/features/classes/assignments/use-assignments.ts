import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { type AssignmentsRow, readAssignments } from '../../../data/assignments/assignments';
import { type OwnProgress, readProgress } from '../../../data/assignments/local-progress';

/** null: not on this device. undefined: not read yet. */
export function useAssignments(): AssignmentsRow | null | undefined {
  useSnapshot(session);
  const account = accountKey();
  return useLiveQuery(async () => (await readAssignments(account)) ?? null, [account]);
}

/** Of each assignment of a student, by its tasks' place. */
export function useProgress(row: AssignmentsRow | null | undefined): ReadonlyMap<string, OwnProgress[]> {
  const account = accountKey();
  const found = useLiveQuery(async () => {
    const own = row?.assignments.filter(({ role }) => role === 'student') ?? [];
    return new Map(
      await Promise.all(
        own.map(async (one) => [one.assignmentID, await readProgress(account, one)] as const),
      ),
    );
  }, [account, row]);
  return found ?? nothing;
}

const nothing: ReadonlyMap<string, OwnProgress[]> = new Map();
