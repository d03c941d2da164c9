/** CHAL-3, EXP-8 */
import * as z from 'zod/mini';
import { AnswerReceipt } from './answer';
import { noNul } from './no-nul';
import { Answer } from './question';

export const OwnPracticeQuery = z.object({
  /** Absent: everything. */
  since: z.optional(z.string().check(z.maxLength(19), z.regex(/^(0|[1-9]\d*)$/))),
  after: z.optional(z.string().check(z.maxLength(64), noNul)),
});
export type OwnPracticeQuery = z.infer<typeof OwnPracticeQuery>;

/** The newest answer outside contests. */
const PractisedAnswer = z.extend(z.omit(AnswerReceipt, { contest: true }), {
  answer: Answer,
  /** A correction of the question changed whether it is correct. `correct`: before. */
  judgedAgain: z.optional(z.object({ at: z.iso.datetime(), correct: z.boolean() })),
});
/** As a device keeps it. */
export type KeptResult = AnswerReceipt & Pick<z.infer<typeof PractisedAnswer>, 'judgedAgain'>;

export const PractisedProblem = z.object({
  problemID: z.string(),
  /** Null: only answered. */
  solvedAt: z.nullable(z.iso.datetime()),
  answer: z.optional(PractisedAnswer),
});
export type PractisedProblem = z.infer<typeof PractisedProblem>;

/** UTC day with an accepted submission. */
export const PracticeDay = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  accepted: z.int(),
});
export type PracticeDay = z.infer<typeof PracticeDay>;

export const OwnPracticePage = z.object({
  /** The device must replace its data. */
  whole: z.boolean(),
  problems: z.array(PractisedProblem),
  /** First page only. */
  days: z.array(PracticeDay),
  /** Value of `since` for the next synchronisation; keep the first page's. */
  cursor: z.string(),
  /** Null: last page. */
  next: z.nullable(z.string()),
});
export type OwnPracticePage = z.infer<typeof OwnPracticePage>;
