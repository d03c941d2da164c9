import * as z from 'zod/mini';
import { noNul } from '../no-nul';
import { ContestSlug, MessageText } from './contest-text';
import { contestManageLimits as limits } from './manage-limits';

const time = z.iso.datetime();

export const questionCategories = ['general', 'problem', 'technical'] as const;
export type QuestionCategory = (typeof questionCategories)[number];

/** The client creates the id, so that a repeat has no effect. */
export const AskOrganiser = z.object({
  contestSlug: ContestSlug,
  id: z.uuid(),
  /** Absent: about the whole contest. */
  problemID: z.optional(z.string().check(z.minLength(1), z.maxLength(64), noNul)),
  /** Only without a problem. Absent: general. */
  category: z.optional(z.enum(['general', 'technical'])),
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
  /** Missing in servers before version 1.0. */
  category: z.optional(z.enum(questionCategories)),
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
  /** The username of the member of the jury who is answering. Missing in servers before version 1.0, as the next one. */
  takenBy: z.optional(z.nullable(z.string())),
  /** Null also if that account was deleted. */
  answeredBy: z.optional(z.nullable(z.string())),
});
export type ManagedClarification = z.infer<typeof ManagedClarification>;

export const AnswerClarification = z.object({
  contestSlug: ContestSlug,
  clarificationID: z.uuid(),
  text: MessageText,
  toAll: z.boolean(),
});
export type AnswerClarification = z.infer<typeof AnswerClarification>;

/** Each action sets a state, so a repeat has no effect. */
export const TakeClarification = z.discriminatedUnion('action', [
  z.object({
    contestSlug: ContestSlug,
    clarificationID: z.uuid(),
    action: z.literal('take'),
    /** The juror who has the question now, as the caller saw it; null: nobody. */
    from: z.nullable(z.string().check(z.minLength(1), z.maxLength(64), noNul)),
  }),
  z.object({ contestSlug: ContestSlug, clarificationID: z.uuid(), action: z.literal('release') }),
]);
export type TakeClarification = z.infer<typeof TakeClarification>;

const CannedAnswer = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(limits.cannedAnswerLengthMax), noNul);

/** The whole list, which replaces the former one. */
export const ChangeCannedAnswers = z.object({
  contestSlug: ContestSlug,
  answers: z.array(CannedAnswer).check(z.maxLength(limits.cannedAnswersMax)),
});
export type ChangeCannedAnswers = z.infer<typeof ChangeCannedAnswers>;
