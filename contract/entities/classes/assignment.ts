/** Assignments of a class: tasks with an opening and a due date. */
import * as z from 'zod/mini';
import { assignmentLimits as limits } from '../../assignment-limits';
import { classLimits } from '../../class-limits';
import { languages, problemTypes } from '../../limits';
import { deviceName } from '../device-name';
import { noNul } from '../no-nul';
import { classRoles } from './class';

/** quiz: a question. */
export const taskKinds = ['problem', 'quiz', 'challenge', 'contest'] as const;
export type TaskKind = (typeof taskKinds)[number];
export const taskStates = ['notStarted', 'tried', 'solved'] as const;

const time = z.iso.datetime();
const assignmentID = z.uuid();
const text = z.string().check(z.maxLength(limits.textLengthMax), noNul);
/** The id of a problem or question, the url of a challenge, the slug of a contest. */
const taskName = z.string().check(z.minLength(1), z.maxLength(64), noNul);

/** Of one member, for one task. A task is done by ordinary work between opening and due date. */
export const TaskState = z.object({
  state: z.enum(taskStates),
  /** Entries up to the first accepted one, without compile errors. */
  tries: z.int(),
  /** Of the first accepted work: written, and received by the server. */
  solvedAt: z.nullable(time),
  receivedAt: z.nullable(time),
  /** Of the newest work that counts: when it was written. */
  lastAt: z.nullable(time),
  /** Solved after the due date; or only tried, and all of it after the due date. */
  late: z.boolean(),
  /** Of a challenge or contest: problems solved, and all of them. */
  parts: z.optional(z.object({ solved: z.int(), total: z.int() })),
});
export type TaskState = z.infer<typeof TaskState>;

export const AssignmentTask = z.object({
  kind: z.enum(taskKinds),
  name: z.string(),
  title: z.string(),
  type: z.optional(z.enum(problemTypes)),
  /** Of the problem or challenge. */
  version: z.optional(z.int()),
  /** Markdown. For students after the due date, if the teacher wrote one. */
  solution: z.optional(z.string()),
  /** Only for students: their own. */
  own: z.optional(TaskState),
});
export type AssignmentTask = z.infer<typeof AssignmentTask>;

export const Assignment = z.object({
  assignmentID: z.string(),
  classID: z.string(),
  className: z.string(),
  /** The caller's, in the class. */
  role: z.enum(classRoles),
  version: z.int(),
  title: z.string(),
  /** Markdown. */
  text: z.string(),
  opensAt: time,
  dueAt: z.nullable(time),
  /** Work that is written later does not count. Null: no limit. */
  lateUntil: z.nullable(time),
  /** Empty: all. */
  languages: z.array(z.enum(languages)),
  showSolutions: z.boolean(),
  /** Empty for students until it opens. */
  tasks: z.array(AssignmentTask),
  /** Only for teachers, as is the next. Empty: the whole class. */
  groups: z.optional(z.array(z.string())),
  isPublished: z.optional(z.boolean()),
});
export type Assignment = z.infer<typeof Assignment>;

/** `chain`: the newest entry of this device (`WorkLink`). */
export const AssignmentsQuery = z.object({
  chain: z.optional(
    z.object({ device: deviceName, sequence: z.int().check(z.gte(0), z.lte(1_000_000_000)) }),
  ),
});
export type AssignmentsQuery = z.infer<typeof AssignmentsQuery>;

/**
 * `version`: the one that was edited; 0 for a new assignment, whose id the device chooses. A repeat of the newest
 * save changes nothing.
 */
export const SaveAssignment = z.object({
  assignmentID,
  classID: z.uuid(),
  version: z.int().check(z.gte(0)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.titleLengthMax), noNul),
  text,
  opensAt: time,
  dueAt: z.nullable(time),
  lateUntil: z.nullable(time),
  languages: z.array(z.enum(languages)).check(z.maxLength(languages.length)),
  showSolutions: z.boolean(),
  groups: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(classLimits.groupLengthMax), noNul))
    .check(z.maxLength(limits.groupsMax)),
  isPublished: z.boolean(),
  tasks: z
    .array(z.object({ kind: z.enum(taskKinds), name: taskName, solution: text }))
    .check(z.maxLength(limits.tasksMax)),
});
export type SaveAssignment = z.infer<typeof SaveAssignment>;

export const DeleteAssignment = z.object({ assignmentID });
export type DeleteAssignment = z.infer<typeof DeleteAssignment>;
