/** One entry of a contest as its organiser reviews it: the work itself, what the judge made of it, and what came before (D-35). */
import * as z from 'zod/mini';
import { Language } from '../problem';
import { Answer } from '../question';
import { SubmissionState, Verdict } from '../submission';
import { ManagedEntry } from './contest-manage';

/** One judgement of a submission. All are kept; one of them counts. */
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
    /** As its author reads it. Hidden test data only for the problem's creator. */
    state: SubmissionState,
    /** Newest first. */
    judgements: z.array(ManagedJudgement),
    /** What the participant submitted for this problem before, in this contest. */
    previous: z.nullable(z.object({ code: z.string(), language: Language, receivedTime: z.iso.datetime() })),
  }),
  z.object({
    kind: z.literal('answer'),
    entry: ManagedEntry,
    answer: Answer,
    /** The answer in words: text of the option, True or False, or the text of each blank. */
    answerTexts: z.array(z.string()),
    correct: z.boolean(),
  }),
]);
export type ManagedSubmission = z.infer<typeof ManagedSubmission>;
