/** What teachers see of the work of a class, and the state of the devices. */
import * as z from 'zod/mini';
import { classWorkLimits as limits } from '../../class-limits';
import { draftLimits } from '../../limits';
import { noNul } from '../no-nul';
import { Language } from '../problem/problem';
import { OpenedHelp } from '../problem/problem-help';
import { SubmissionStatus, Verdict } from '../submission';
import { taskKinds, taskStates } from './assignment';
import { ClassComment } from './class-comment';

const time = z.iso.datetime();

/** Times are of the device's clock. */
export const DeviceReport = z.object({
  deviceID: z.string().check(z.minLength(1), z.maxLength(64), noNul),
  name: z.string().check(z.maxLength(draftLimits.deviceLengthMax), noNul),
  /** Outbox entries that the server does not have. */
  waiting: z.int().check(z.gte(0), z.lte(limits.waitingMax)),
  /** Of these, entries that wait for a decision of the user. */
  refused: z.int().check(z.gte(0), z.lte(limits.waitingMax)),
  oldestWaitingAt: z.nullable(time),
  isStorageLow: z.boolean(),
});
export type DeviceReport = z.infer<typeof DeviceReport>;

/** A report as the server received it. */
export const DeviceState = z.object({
  name: z.string(),
  waiting: z.int(),
  refused: z.int(),
  oldestWaitingAt: z.nullable(time),
  isStorageLow: z.boolean(),
  seenAt: time,
});
export type DeviceState = z.infer<typeof DeviceState>;

export const ClassSync = z.object({
  device: DeviceReport,
  /** The version of the comments on the device. */
  known: z.optional(z.string().check(z.maxLength(64), noNul)),
});
export type ClassSync = z.infer<typeof ClassSync>;

export const ClassSyncAnswer = z.object({
  /** The caller belongs to a class. */
  isMember: z.boolean(),
  version: z.string(),
  /** The newest ones that the caller may read; absent: nothing changed since `known`. */
  comments: z.optional(z.array(ClassComment)),
});
export type ClassSyncAnswer = z.infer<typeof ClassSyncAnswer>;

/** Of one student: one task, or a whole assignment. */
export const ProgressCell = z.object({
  state: z.enum(taskStates),
  tries: z.int(),
  /** Of the newest work that counts: when it was written. */
  lastAt: z.nullable(time),
  late: z.boolean(),
  /** Of an assignment, a challenge or a contest: tasks solved, and all of them. */
  parts: z.optional(z.object({ solved: z.int(), total: z.int() })),
  /** Hints and editorials that the student opened before solving. Absent: none. */
  help: z.optional(z.object({ hints: z.int(), editorials: z.int() })),
});
export type ProgressCell = z.infer<typeof ProgressCell>;

export const ProgressColumn = z.object({
  kind: z.enum(['assignment', ...taskKinds]),
  /** The id of an assignment, problem or question, the url of a challenge, the slug of a contest. */
  name: z.string(),
  title: z.string(),
  dueAt: z.nullable(time),
  /** Whose work can be read: the problem, or those of the challenge. */
  problems: z.array(z.object({ problemID: z.string(), title: z.string() })),
});
export type ProgressColumn = z.infer<typeof ProgressColumn>;

export const ClassProgress = z.object({
  classID: z.string(),
  name: z.string(),
  archivedAt: z.nullable(time),
  /** Of the server; decides which devices count as away. */
  time,
  /** The published ones, the newest first. */
  assignments: z.array(
    z.object({ assignmentID: z.string(), title: z.string(), opensAt: time, dueAt: z.nullable(time) }),
  ),
  /** Null: `columns` are the assignments, otherwise the tasks of this one. */
  assignmentID: z.nullable(z.string()),
  columns: z.array(ProgressColumn),
  students: z.array(
    z.object({
      username: z.string(),
      displayName: z.string(),
      group: z.string(),
      /** Newest report first. */
      devices: z.array(DeviceState),
      /** In the order of `columns`. Null: not given to this student. */
      cells: z.array(z.nullable(ProgressCell)),
    }),
  ),
});
export type ClassProgress = z.infer<typeof ClassProgress>;

const GivenWork = z.object({
  submissionID: z.string(),
  receivedTime: time,
  language: z.optional(Language),
  code: z.optional(z.string()),
  status: z.optional(SubmissionStatus),
  verdict: z.optional(Verdict),
  score: z.optional(z.number()),
  passedTestcases: z.optional(z.int()),
  totalTestcases: z.optional(z.int()),
  /** Of an answer to a question. */
  answer: z.optional(z.object({ texts: z.array(z.string()), correct: z.boolean() })),
});
export type GivenWork = z.infer<typeof GivenWork>;

/** What a student sent for one problem of the class. */
export const StudentWork = z.object({
  classID: z.string(),
  className: z.string(),
  student: z.object({ username: z.string(), displayName: z.string() }),
  /** The caller is this student. */
  isOwn: z.boolean(),
  problemID: z.string(),
  title: z.string(),
  /** Newest first. */
  work: z.array(GivenWork),
  /** Hints and the editorial that the student opened, oldest first. Absent in answers of older servers. */
  opened: z.optional(z.array(z.extend(OpenedHelp, { beforeSolving: z.boolean() }))),
  /** Those that were given to this student, and this one. */
  problems: z.array(z.object({ problemID: z.string(), title: z.string() })),
  comments: z.array(ClassComment),
});
export type StudentWork = z.infer<typeof StudentWork>;
