/** One entry for the organiser's review (D-35). */
import * as z from 'zod/mini';
import { Language } from '../problem';
import { Answer } from '../question';
import { SubmissionState, Verdict } from '../submission';
import { ManagedEntry } from './contest-manage';

/** All are kept; only one counts. */
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
    judgements: z.array(ManagedJudgement),
    previous: z.nullable(z.object({ code: z.string(), language: Language, receivedTime: z.iso.datetime() })),
  }),
  z.object({
    kind: z.literal('answer'),
    entry: ManagedEntry,
    answer: Answer,
    /** Text of the option, True or False, or the text of each blank. */
    answerTexts: z.array(z.string()),
    correct: z.boolean(),
  }),
]);
export type ManagedSubmission = z.infer<typeof ManagedSubmission>;
