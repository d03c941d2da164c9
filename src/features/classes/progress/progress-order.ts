import type { ClassProgress } from '../../../../contract/entities/classes/class-work';
import { hasTrouble } from './describe-device';

export type Student = ClassProgress['students'][number];
export const orders = ['name', 'most', 'least', 'device'] as const;
export type Order = (typeof orders)[number];

/** '': all. */
export interface ProgressFilter {
  group: string;
  order: Order;
}

/** Not a name that a group can have, because names are trimmed. */
export const withoutGroup = ' ';

export function groupsOf(students: readonly Student[]): string[] {
  const names = new Set(students.map(({ group }) => group));
  if (names.size < 2) return [];
  return [...names]
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b))
    .concat(names.has('') ? withoutGroup : []);
}

/** Solved tasks; in the overview those of all assignments. */
export function solvedCount({ cells }: Student): number {
  return cells.reduce((sum, cell) => sum + (cell?.parts?.solved ?? (cell?.state === 'solved' ? 1 : 0)), 0);
}

export const hasSolvedAll = ({ cells }: Student): boolean =>
  cells.some((cell) => cell !== null) && cells.every((cell) => cell === null || cell.state === 'solved');

export function arrange(students: readonly Student[], { group, order }: ProgressFilter): Student[] {
  const wanted = group === withoutGroup ? '' : group;
  const shown = students.filter((student) => group === '' || student.group === wanted);
  const rank = ranks[order];
  // The server's order is by name, and sorting keeps it among equals.
  return shown.sort((a, b) => rank(a) - rank(b));
}

const ranks: Record<Order, (student: Student) => number> = {
  name: () => 0,
  most: (student) => -solvedCount(student),
  least: solvedCount,
  device: ({ devices }) => (hasTrouble(devices) ? 0 : 1),
};
