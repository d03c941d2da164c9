/** Separate from the comments themselves, because the service worker sends it. */
import * as z from 'zod/mini';
import { commentParts, problemCommentLimits as limits } from '../../comment-limits';
import { noNul } from '../no-nul';

export const ProblemCommentWrite = z.object({
  /** Chosen by the device. */
  commentID: z.uuid(),
  problemID: z.string().check(z.minLength(1), z.maxLength(64), noNul),
  /** The thread's first comment; the same as `commentID` starts a thread. */
  threadID: z.uuid(),
  /** write: adds a comment or changes one's own; an empty text deletes it. The others ignore the text. */
  action: z.enum(['write', 'resolve', 'reopen']),
  /** Of a new thread; otherwise ignored. */
  part: z.enum(commentParts),
  /** For example the name of a test; '' for the whole part. */
  subject: z.string().check(z.trim(), z.maxLength(limits.subjectLengthMax), noNul),
  text: z.string().check(z.trim(), z.maxLength(limits.textLengthMax), noNul),
  writtenAt: z.iso.datetime(),
});
export type ProblemCommentWrite = z.infer<typeof ProblemCommentWrite>;
