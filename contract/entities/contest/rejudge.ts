/** Judging submissions again, or answers to a question whose key was wrong, with a look at what would change before anything does. */
import * as z from 'zod/mini';
import { Language } from '../problem';
import { Verdict } from '../submission';
import { ContestSlug } from './contest-text';

/** More submissions than this are rejudged in parts, by language or verdict. */
export const rejudgeSubmissionsMax = 5000;
/** As many changes are listed one by one; all of them are counted. */
export const rejudgeChangesShown = 1000;

export const RejudgeRequest = z.object({
  problemID: z.string().check(z.minLength(1), z.maxLength(64)),
  /**
   * preview: without `rejudgeID` begins to judge the chosen submissions again, beside what counts; with it tells how far that is.
   * apply: makes all of it count, at once. cancel: forgets it.
   */
  mode: z.enum(['preview', 'apply', 'cancel']),
  rejudgeID: z.optional(z.uuid()),
  /** Which submissions; what is given together must all hold. None: all that have been judged. */
  submissionIDs: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(rejudgeSubmissionsMax))),
  language: z.optional(Language),
  verdict: z.optional(Verdict),
  /** Only what was handed in during this contest, of which the caller is the organiser, by the version that it holds. */
  contestSlug: z.optional(ContestSlug),
});
export type RejudgeRequest = z.infer<typeof RejudgeRequest>;

const Judged = z.object({ verdict: Verdict, score: z.number() });

export const Rejudge = z.object({
  rejudgeID: z.string(),
  problemID: z.string(),
  /** Of the problem, when the preview began. It can be applied to this version only. */
  problemVersion: z.int(),
  /** outdated: the problem was changed meanwhile, so it can only be cancelled and begun anew. */
  status: z.enum(['judging', 'ready', 'outdated', 'applied', 'cancelled']),
  totalSubmissions: z.int(),
  judgedSubmissions: z.int(),
  /** Could not be judged again through a fault of ours: they stay as they are. */
  failedSubmissions: z.int(),
  /**
   * How many would change (or have changed), by verdict before and after; equal ones differ in score only. A correct answer to a question is
   * AC, a wrong one WA.
   */
  counts: z.array(z.object({ from: Verdict, to: Verdict, submissions: z.int() })),
  /** Of a contest: whose points of the problem, 0 to 100, would change (or have changed), the greatest change first. */
  people: z.optional(z.array(z.object({ username: z.string(), from: z.number(), to: z.number() }))),
  /** `language`: absent for an answer to a question. */
  changes: z.array(
    z.object({ submissionID: z.string(), language: z.optional(Language), from: Judged, to: Judged }),
  ),
});
export type Rejudge = z.infer<typeof Rejudge>;
