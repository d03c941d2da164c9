import * as z from 'zod/mini';
import { noNul } from '../no-nul';
import { ContestSlug, MessageText } from './contest-text';

export const ContestMessage = z.object({
  id: z.string(),
  kind: z.enum(['announcement', 'notice']),
  text: z.string(),
  /** If the message is an answer. */
  question: z.optional(z.string()),
  clarificationID: z.optional(z.string()),
  /** Only for those who have this problem. */
  problemID: z.optional(z.string()),
  at: z.iso.datetime(),
});
export type ContestMessage = z.infer<typeof ContestMessage>;

/** The client creates the id, so that a repeat has no effect. */
export const Announce = z.object({
  contestSlug: ContestSlug,
  id: z.uuid(),
  /** Absent: about the whole contest. */
  problemID: z.optional(z.string().check(z.minLength(1), z.maxLength(64), noNul)),
  text: MessageText,
});
export type Announce = z.infer<typeof Announce>;
