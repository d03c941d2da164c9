/** Rejudges submissions, or answers to a question with a corrected key. */
import * as z from 'zod/mini';
import { Language } from '../problem/problem';
import { Verdict } from '../submission';
import { ContestSlug } from './contest-text';

/** Larger sets must be split. */
export const rejudgeSubmissionsMax = 5000;
/** Listed changes; counts include all. */
export const rejudgeChangesShown = 1000;

export const RejudgeRequest = z.object({
  problemID: z.string().check(z.minLength(1), z.maxLength(64)),
  /**
   * preview: without `rejudgeID` starts one, with it returns the progress. apply: all at once. cancel: discards it.
   */
  mode: z.enum(['preview', 'apply', 'cancel']),
  rejudgeID: z.optional(z.uuid()),
  /** Combined with AND. None: all judged submissions. */
  submissionIDs: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(rejudgeSubmissionsMax))),
  language: z.optional(Language),
  verdict: z.optional(Verdict),
  /** Only this contest, with its version. The caller must be its organiser. */
  contestSlug: z.optional(ContestSlug),
});
export type RejudgeRequest = z.infer<typeof RejudgeRequest>;

const Judged = z.object({ verdict: Verdict, score: z.number() });

export const Rejudge = z.object({
  rejudgeID: z.string(),
  problemID: z.string(),
  /** Of the preview; only this version can be applied. */
  problemVersion: z.int(),
  /** outdated: the problem changed; only cancel is possible. */
  status: z.enum(['judging', 'ready', 'outdated', 'applied', 'cancelled']),
  totalSubmissions: z.int(),
  judgedSubmissions: z.int(),
  /** Server error; their results do not change. */
  failedSubmissions: z.int(),
  /** By verdict before and after; if equal, only the score differs. Answers are AC or WA. */
  counts: z.array(z.object({ from: Verdict, to: Verdict, submissions: z.int() })),
  /** Contests only: participants whose points (0 to 100) change, largest change first. */
  people: z.optional(z.array(z.object({ username: z.string(), from: z.number(), to: z.number() }))),
  /** `language`: absent for an answer. */
  changes: z.array(
    z.object({ submissionID: z.string(), language: z.optional(Language), from: Judged, to: Judged }),
  ),
});
export type Rejudge = z.infer<typeof Rejudge>;
