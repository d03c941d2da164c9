/**
 * Rejudges submissions, or answers to a question with a corrected key. A preview shows the changes before they apply.
 */
import * as z from 'zod/mini';
import { Language } from '../problem';
import { Verdict } from '../submission';
import { ContestSlug } from './contest-text';

/** Larger sets must be split by language or verdict. */
export const rejudgeSubmissionsMax = 5000;
/** The response lists this many changes; counts include all. */
export const rejudgeChangesShown = 1000;

export const RejudgeRequest = z.object({
  problemID: z.string().check(z.minLength(1), z.maxLength(64)),
  /**
   * preview: without `rejudgeID` starts judging the selected submissions again; with it returns the progress.
   * apply: makes the new results count, all at once. cancel: discards them.
   */
  mode: z.enum(['preview', 'apply', 'cancel']),
  rejudgeID: z.optional(z.uuid()),
  /** Filters, combined with AND. No filter: all judged submissions. */
  submissionIDs: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(rejudgeSubmissionsMax))),
  language: z.optional(Language),
  verdict: z.optional(Verdict),
  /** Only submissions of this contest, judged with the contest's version. The caller must be its organiser. */
  contestSlug: z.optional(ContestSlug),
});
export type RejudgeRequest = z.infer<typeof RejudgeRequest>;

const Judged = z.object({ verdict: Verdict, score: z.number() });

export const Rejudge = z.object({
  rejudgeID: z.string(),
  problemID: z.string(),
  /** Problem version at the start of the preview; only this version can be applied. */
  problemVersion: z.int(),
  /** outdated: the problem changed since the preview, so it can only be cancelled. */
  status: z.enum(['judging', 'ready', 'outdated', 'applied', 'cancelled']),
  totalSubmissions: z.int(),
  judgedSubmissions: z.int(),
  /** Failed because of a server error; their results do not change. */
  failedSubmissions: z.int(),
  /**
   * Number of (possible) changes by verdict before and after; with equal verdicts only the score differs. Answers to
   * questions are AC or WA.
   */
  counts: z.array(z.object({ from: Verdict, to: Verdict, submissions: z.int() })),
  /** Contests only: participants whose points for the problem (0 to 100) change, largest change first. */
  people: z.optional(z.array(z.object({ username: z.string(), from: z.number(), to: z.number() }))),
  /** `language`: absent for an answer to a question. */
  changes: z.array(
    z.object({ submissionID: z.string(), language: z.optional(Language), from: Judged, to: Judged }),
  ),
});
export type Rejudge = z.infer<typeof Rejudge>;
