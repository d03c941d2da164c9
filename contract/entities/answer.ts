/** Answers to questions, and their results (D-31, D-33). */
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
  /** Time on the device's clock; evidence only. */
  deviceTime: z.optional(z.iso.datetime()),
  /** Contest runs only, as for code. */
  run: z.optional(RunEntry),
});
export type SubmitAnswer = z.infer<typeof SubmitAnswer>;

/**
 * 100 or 0 points. The solution is included only after the answer; never in a contest. A held answer also omits
 * whether it is correct.
 */
export const AnswerReceipt = z.object({
  answerID: z.string(),
  correct: z.boolean(),
  score: z.number(),
  /** Markdown; can be empty. */
  explanation: z.string(),
  correctAnswer: z.optional(Answer),
  /** Fill-in-the-blank only: result for each blank. */
  blanks: z.optional(z.array(z.object({ id: z.string(), correct: z.boolean() }))),
  receivedTime: z.iso.datetime(),
  /** Contests only: whether the answer counts. */
  contest: z.optional(ContestStanding),
});
export type AnswerReceipt = z.infer<typeof AnswerReceipt>;

export const GivenAnswer = z.object({
  answerID: z.string(),
  answer: Answer,
  correct: z.boolean(),
  score: z.number(),
  receivedTime: z.iso.datetime(),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;
