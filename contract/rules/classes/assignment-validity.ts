import type { SaveAssignment } from '../../entities/classes/assignment';

type Dated = Pick<SaveAssignment, 'opensAt' | 'dueAt' | 'lateUntil' | 'isPublished'> & {
  readonly tasks: readonly unknown[];
};
export interface AssignmentFault {
  readonly path: 'dueAt' | 'lateUntil' | 'tasks';
  readonly message: string;
}

/** For the form and the server. */
export function findAssignmentFault(assignment: Dated): AssignmentFault | undefined {
  const { opensAt, dueAt, lateUntil, isPublished, tasks } = assignment;
  const ms = (text: string) => Date.parse(text);
  if (dueAt !== null && ms(dueAt) <= ms(opensAt)) {
    return { path: 'dueAt', message: 'The due date must be after the opening.' };
  }
  if (lateUntil !== null && (dueAt === null || ms(lateUntil) < ms(dueAt))) {
    return { path: 'lateUntil', message: 'Late work can end only after a due date.' };
  }
  if (isPublished && tasks.length === 0) {
    return { path: 'tasks', message: 'Add a task before you publish the assignment.' };
  }
  return undefined;
}

/** When students get the solutions; null: never. Work must not be possible any more that counts. */
export function solutionsFromMs({
  showSolutions,
  dueAt,
  lateUntil,
}: Pick<SaveAssignment, 'showSolutions' | 'dueAt' | 'lateUntil'>): number | null {
  if (!showSolutions || dueAt === null) return null;
  return Date.parse(lateUntil ?? dueAt);
}
