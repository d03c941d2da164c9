import * as z from 'zod/mini';
import { noNul } from './no-nul';
import { Answer } from './question';
import { ContestStanding, RunEntry } from './run-entry';
import { submissionTypes } from './submission';
import { WorkLink } from './work-link';

const name = z.string().check(z.maxLength(64), noNul);

export const SubmitAnswer = z.object({
  problemID: name.check(z.minLength(1)),
  answer: Answer,
  type: z.enum(submissionTypes),
  contestSlug: z.optional(z.nullable(name)),
  challengeID: z.optional(z.nullable(name)),
  /** Device clock; evidence only. */
  deviceTime: z.optional(z.iso.datetime()),
  run: z.optional(RunEntry),
  work: z.optional(WorkLink),
});
export type SubmitAnswer = z.infer<typeof SubmitAnswer>;

/** 100 or 0 points. The solution never appears in a contest. A held answer also omits whether it is correct. */
export const AnswerReceipt = z.object({
  answerID: z.string(),
  correct: z.boolean(),
  score: z.number(),
  /** Markdown; can be empty. */
  explanation: z.string(),
  /** In the question's other languages. */
  explanations: z.optional(z.array(z.object({ language: z.string(), text: z.string() }))),
  correctAnswer: z.optional(Answer),
  blanks: z.optional(z.array(z.object({ id: z.string(), correct: z.boolean() }))),
  receivedTime: z.iso.datetime(),
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
