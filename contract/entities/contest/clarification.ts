import * as z from 'zod/mini';
import { noNul } from '../no-nul';
import { ContestSlug, MessageText } from './contest-text';

const time = z.iso.datetime();

/** The client creates the id, so that a repeat has no effect. */
export const AskOrganiser = z.object({
  contestSlug: ContestSlug,
  id: z.uuid(),
  /** Absent: about the whole contest. */
  problemID: z.optional(z.string().check(z.minLength(1), z.maxLength(64), noNul)),
  text: MessageText,
});
export type AskOrganiser = z.infer<typeof AskOrganiser>;

export const ClarificationAnswer = z.object({
  text: z.string(),
  at: time,
  /** Sent to all participants, without the author's name. */
  toAll: z.boolean(),
});

export const Clarification = z.object({
  id: z.string(),
  problemID: z.nullable(z.string()),
  text: z.string(),
  askedAt: time,
  answer: z.nullable(ClarificationAnswer),
});
export type Clarification = z.infer<typeof Clarification>;

export const ManagedClarification = z.extend(Clarification, {
  username: z.string(),
  displayName: z.string(),
  title: z.nullable(z.string()),
});
export type ManagedClarification = z.infer<typeof ManagedClarification>;

export const AnswerClarification = z.object({
  contestSlug: ContestSlug,
  clarificationID: z.uuid(),
  text: MessageText,
  toAll: z.boolean(),
});
export type AnswerClarification = z.infer<typeof AnswerClarification>;
