/** One contest entry for the organiser's review: the work, its judgements, and the previous submission (D-35). */
import * as z from 'zod/mini';
import { Language } from '../problem';
import { Answer } from '../question';
import { SubmissionState, Verdict } from '../submission';
import { ManagedEntry } from './contest-manage';

/** One judgement of a submission. All are kept; only one counts. */
export const ManagedJudgement = z.object({
  /** From 1. */
  number: z.int(),
  reason: z.enum(['first', 'takeover', 'rejudge']),
  counts: z.boolean(),
  verdict: Verdict,
  score: z.number(),
  problemVersion: z.int(),
  judgedTime: z.iso.datetime(),
});
export type ManagedJudgement = z.infer<typeof ManagedJudgement>;

export const ManagedSubmission = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('code'),
    entry: ManagedEntry,
    code: z.string(),
    /** As its author sees it. Only the problem's creator sees hidden test data. */
    state: SubmissionState,
    /** Newest first. */
    judgements: z.array(ManagedJudgement),
    /** The participant's previous submission for this problem in this contest. */
    previous: z.nullable(z.object({ code: z.string(), language: Language, receivedTime: z.iso.datetime() })),
  }),
  z.object({
    kind: z.literal('answer'),
    entry: ManagedEntry,
    answer: Answer,
    /** Readable answer: text of the option, True or False, or the text of each blank. */
    answerTexts: z.array(z.string()),
    correct: z.boolean(),
  }),
]);
export type ManagedSubmission = z.infer<typeof ManagedSubmission>;
