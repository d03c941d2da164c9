/** Answers to questions, and what becomes of them (D-31, D-33). */
import * as z from 'zod/mini';
import { ContestStanding, RunEntry } from './contest/run-entry';
import { noNul } from './no-nul';
import { Answer } from './question';
import { submissionTypes } from './submission';

const name = z.string().check(z.maxLength(64), noNul);

export const SubmitAnswer = z.object({
  problemID: name.check(z.minLength(1)),
  answer: Answer,
  type: z.enum(submissionTypes),
  contestSlug: z.optional(z.nullable(name)),
  challengeID: z.optional(z.nullable(name)),
  /** When the answer was given by the clock of the device: evidence only. */
  deviceTime: z.optional(z.iso.datetime()),
  /** In a contest run: as for code. */
  run: z.optional(RunEntry),
});
export type SubmitAnswer = z.infer<typeof SubmitAnswer>;

/**
 * All or nothing: 100 or 0 points. What is right comes only now that the answer is in; in a contest it does not come at all, and of
 * an answer that is held for review not even whether it is right.
 */
export const AnswerReceipt = z.object({
  answerID: z.string(),
  correct: z.boolean(),
  score: z.number(),
  /** Markdown; may be empty. */
  explanation: z.string(),
  correctAnswer: z.optional(Answer),
  /** For fill-in-the-blank: which of the blanks are right. */
  blanks: z.optional(z.array(z.object({ id: z.string(), correct: z.boolean() }))),
  receivedTime: z.iso.datetime(),
  /** In a contest: whether it counts. */
  contest: z.optional(ContestStanding),
});
export type AnswerReceipt = z.infer<typeof AnswerReceipt>;

/** One of one's own answers. */
export const GivenAnswer = z.object({
  answerID: z.string(),
  answer: Answer,
  correct: z.boolean(),
  score: z.number(),
  receivedTime: z.iso.datetime(),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;
