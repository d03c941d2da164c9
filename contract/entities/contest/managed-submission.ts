/** One entry for the organiser's review (D-35). */
import * as z from 'zod/mini';
import { noNul } from '../no-nul';
import { Language } from '../problem/problem';
import { Answer } from '../question';
import { SubmissionState, Verdict } from '../submission';
import { ManagedEntry } from './contest-manage';
import { ContestSlug } from './contest-text';
import { contestManageLimits } from './manage-limits';

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

/** Only for organisers and jury. */
export const ManagedNote = z.object({
  id: z.string(),
  /** Null: the account was deleted. */
  username: z.nullable(z.string()),
  /** Written by the caller, who can delete it. */
  own: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type ManagedNote = z.infer<typeof ManagedNote>;

const reviewed = {
  entry: ManagedEntry,
  /** Oldest first. Missing in servers before version 1.0, as the next one. */
  notes: z.optional(z.array(ManagedNote)),
};

export const ManagedSubmission = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('code'),
    ...reviewed,
    code: z.string(),
    /** As its author sees it. Only the problem's creator sees hidden test data. */
    state: SubmissionState,
    /** Whether the caller may read hidden tests with `contestManageTest`. */
    canReadTests: z.optional(z.boolean()),
    judgements: z.array(ManagedJudgement),
    previous: z.nullable(z.object({ code: z.string(), language: Language, receivedTime: z.iso.datetime() })),
  }),
  z.object({
    kind: z.literal('answer'),
    ...reviewed,
    answer: Answer,
    /** Text of the option, True or False, or the text of each blank. */
    answerTexts: z.array(z.string()),
    correct: z.boolean(),
  }),
  /** Refused on arrival: only the participant's device has the content. */
  z.object({ kind: z.literal('refused'), ...reviewed }),
]);
export type ManagedSubmission = z.infer<typeof ManagedSubmission>;

/** The client creates the id, so that a repeat has no effect. Authors can delete their own notes. */
export const ManageNote = z.discriminatedUnion('action', [
  z.object({
    contestSlug: ContestSlug,
    entryID: z.uuid(),
    action: z.literal('add'),
    id: z.uuid(),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(contestManageLimits.noteLengthMax), noNul),
  }),
  z.object({ contestSlug: ContestSlug, entryID: z.uuid(), action: z.literal('delete'), id: z.uuid() }),
]);
export type ManageNote = z.infer<typeof ManageNote>;

export const ManagedTestRequest = z.object({
  contestSlug: ContestSlug,
  entryID: z.uuid(),
  testcaseIndex: z.int().check(z.gte(0), z.lte(100_000)),
});

/** Of the judged version. Texts are cut; the sizes are of the whole. */
export const ManagedTest = z.object({
  input: z.string(),
  inputBytes: z.int(),
  expected: z.string(),
  expectedBytes: z.int(),
  /** Null: not kept. Of the first wrong tests only. */
  output: z.nullable(z.string()),
  stderr: z.nullable(z.string()),
});
export type ManagedTest = z.infer<typeof ManagedTest>;
