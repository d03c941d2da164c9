/** What is said in a contest: by its organiser to everybody, and to one person what was decided about them. */
import * as z from 'zod/mini';
import { ContestSlug, MessageText } from './contest-text';

export const ContestMessage = z.object({
  id: z.string(),
  kind: z.enum(['announcement', 'notice']),
  text: z.string(),
  /** What was asked, where this is the answer. */
  question: z.optional(z.string()),
  clarificationID: z.optional(z.string()),
  at: z.iso.datetime(),
});
export type ContestMessage = z.infer<typeof ContestMessage>;

/** The id is made by whoever writes it: sent twice, it is said once. */
export const Announce = z.object({ contestSlug: ContestSlug, id: z.uuid(), text: MessageText });
