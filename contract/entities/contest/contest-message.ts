import * as z from 'zod/mini';
import { ContestSlug, MessageText } from './contest-text';

export const ContestMessage = z.object({
  id: z.string(),
  kind: z.enum(['announcement', 'notice']),
  text: z.string(),
  /** If the message is an answer. */
  question: z.optional(z.string()),
  clarificationID: z.optional(z.string()),
  at: z.iso.datetime(),
});
export type ContestMessage = z.infer<typeof ContestMessage>;

/** The client creates the id, so that a repeat has no effect. */
export const Announce = z.object({ contestSlug: ContestSlug, id: z.uuid(), text: MessageText });
