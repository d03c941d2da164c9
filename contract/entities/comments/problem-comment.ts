/** Comments on a problem, for the people who write or test it. */
import * as z from 'zod/mini';
import { commentParts } from '../../comment-limits';
import { problemRoles } from '../../rules/problem-roles';

const time = z.iso.datetime();

export const ProblemComment = z.object({
  commentID: z.string(),
  /** The thread's first comment. */
  threadID: z.string(),
  /** Null: the account was deleted. `role` is missing for former members. */
  author: z.nullable(
    z.object({ username: z.string(), displayName: z.string(), role: z.optional(z.enum(problemRoles)) }),
  ),
  isOwn: z.boolean(),
  /** Markdown. '' if it is deleted. */
  text: z.string(),
  isDeleted: z.boolean(),
  /** Device clock, at most the time of arrival. */
  writtenAt: time,
  receivedAt: time,
  editedAt: z.nullable(time),
});
export type ProblemComment = z.infer<typeof ProblemComment>;

export const CommentThread = z.object({
  threadID: z.string(),
  part: z.enum(commentParts),
  subject: z.string(),
  /** Null: open. */
  resolved: z.nullable(z.object({ at: time, by: z.nullable(z.string()) })),
});
export type CommentThread = z.infer<typeof CommentThread>;

export const SyncProblemComments = z.object({
  problemID: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The version that the device has. */
  known: z.optional(z.string().check(z.maxLength(64))),
  /** The user has read comments up to this time of arrival. */
  readUntil: z.optional(time),
});
export type SyncProblemComments = z.infer<typeof SyncProblemComments>;

export const ProblemComments = z.object({
  role: z.enum(problemRoles),
  version: z.string(),
  /** On any device of the account. */
  readUntil: z.nullable(time),
  /** Missing: the version is still the known one. Oldest first; threads without a comment are left out. */
  threads: z.optional(z.array(CommentThread)),
  comments: z.optional(z.array(ProblemComment)),
});
export type ProblemComments = z.infer<typeof ProblemComments>;
