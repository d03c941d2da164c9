import type {
  Assignment,
  SaveAssignment,
  TaskKind,
} from '../../../../../contract/entities/classes/assignment';
import type { Language } from '../../../../../contract/limits';
import {
  type AssignmentFault,
  findAssignmentFault,
} from '../../../../../contract/rules/classes/assignment-validity';
import { randomId } from '../../../../lib/random-id';
import { messages } from './messages';

export interface TaskForm {
  kind: TaskKind;
  name: string;
  title: string;
  solution: string;
}

/** Times in the format of datetime-local; '': none. */
export interface AssignmentForm {
  assignmentID: string;
  version: number;
  title: string;
  text: string;
  opensAt: string;
  dueAt: string;
  lateUntil: string;
  languages: Language[];
  groups: string[];
  showSolutions: boolean;
  tasks: TaskForm[];
}

const two = (value: number) => String(value).padStart(2, '0');

export function toLocalTime(ms: number): string {
  const at = new Date(ms);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

const localOf = (time: string | null) => (time === null ? '' : toLocalTime(Date.parse(time)));
const isoOf = (local: string) => (local === '' ? null : new Date(local).toISOString());

/** @param isCopy a new assignment with the content of this one, which opens now */
export function formOf(from: Assignment | undefined, nowMs: number, isCopy = false): AssignmentForm {
  const isNew = !from || isCopy;
  return {
    assignmentID: isNew ? randomId() : from.assignmentID,
    version: isNew ? 0 : from.version,
    title: from?.title ?? '',
    text: from?.text ?? '',
    opensAt: isNew ? toLocalTime(nowMs) : localOf(from.opensAt),
    dueAt: isNew ? '' : localOf(from.dueAt),
    lateUntil: isNew ? '' : localOf(from.lateUntil),
    languages: from?.languages ?? [],
    groups: isCopy ? [] : (from?.groups ?? []),
    showSolutions: from?.showSolutions ?? true,
    tasks: (from?.tasks ?? []).map(({ kind, name, title, solution = '' }) => ({
      kind,
      name,
      title,
      solution,
    })),
  };
}

export type FormFault = { path: AssignmentFault['path'] | 'title' | 'opensAt'; message: string };

export function toAssignment(
  form: AssignmentForm,
  classID: string,
  isPublished: boolean,
): { body: SaveAssignment } | { fault: FormFault } {
  const title = form.title.trim();
  if (title === '') return { fault: { path: 'title', message: messages.needsTitle } };
  const opensAt = isoOf(form.opensAt);
  if (opensAt === null) return { fault: { path: 'opensAt', message: messages.needsOpening } };
  const body: SaveAssignment = {
    assignmentID: form.assignmentID,
    classID,
    version: form.version,
    title,
    text: form.text,
    opensAt,
    dueAt: isoOf(form.dueAt),
    lateUntil: isoOf(form.lateUntil),
    languages: form.languages,
    groups: form.groups,
    showSolutions: form.showSolutions,
    isPublished,
    tasks: form.tasks.map(({ kind, name, solution }) => ({ kind, name, solution: solution.trim() })),
  };
  const fault = findAssignmentFault(body);
  return fault ? { fault } : { body };
}

/** Whether the form says what is stored, perhaps in another version. */
export function isStored(form: AssignmentForm, stored: Assignment): boolean {
  const [own, other] = [form, formOf(stored, 0)].map((one) =>
    JSON.stringify(toAssignment({ ...one, version: stored.version }, stored.classID, false)),
  );
  return own === other;
}
