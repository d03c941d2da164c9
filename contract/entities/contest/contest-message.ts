/** Messages in a contest: announcements, and decisions about one participant. */
import * as z from 'zod/mini';
import { ContestSlug, MessageText } from './contest-text';

export const ContestMessage = z.object({
  id: z.string(),
  kind: z.enum(['announcement', 'notice']),
  text: z.string(),
  /** The question, if the message is an answer. */
  question: z.optional(z.string()),
  clarificationID: z.optional(z.string()),
  at: z.iso.datetime(),
});
export type ContestMessage = z.infer<typeof ContestMessage>;

/** The client creates the id, so that a repeated request announces only once. */
export const Announce = z.object({ contestSlug: ContestSlug, id: z.uuid(), text: MessageText });
