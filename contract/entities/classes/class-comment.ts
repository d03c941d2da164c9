/** Comments on submissions in a class. Separate, because the service worker sends them. */
import * as z from 'zod/mini';
import { classWorkLimits as limits } from '../../class-limits';
import { noNul } from '../no-nul';

const time = z.iso.datetime();

const Author = z.object({ username: z.string(), displayName: z.string(), isTeacher: z.boolean() });

export const ClassComment = z.object({
  commentID: z.string(),
  classID: z.string(),
  submissionID: z.string(),
  problemID: z.string(),
  problemTitle: z.string(),
  /** Whose submission it is. */
  student: z.object({ username: z.string(), displayName: z.string() }),
  /** Null: the account was deleted. */
  author: z.nullable(Author),
  isOwn: z.boolean(),
  /** On a submission of the caller. */
  isOnOwnWork: z.boolean(),
  /** From 1; null: about the whole program. */
  line: z.nullable(z.int()),
  /** The line's text, shortened. */
  quote: z.nullable(z.string()),
  text: z.string(),
  /** Device clock, at most the time of arrival. */
  writtenAt: time,
  editedAt: z.nullable(time),
});
export type ClassComment = z.infer<typeof ClassComment>;

/** Adds a comment, or changes one's own: the device chooses the id. An empty text deletes it. */
export const CommentWrite = z.object({
  commentID: z.uuid(),
  classID: z.uuid(),
  submissionID: z.uuid(),
  line: z.nullable(z.int().check(z.gte(1), z.lte(limits.lineMax))),
  text: z.string().check(z.trim(), z.maxLength(limits.commentLengthMax), noNul),
  writtenAt: time,
});
export type CommentWrite = z.infer<typeof CommentWrite>;

export const CommentReceipt = z.object({ commentID: z.string(), receivedAt: time });
export type CommentReceipt = z.infer<typeof CommentReceipt>;
