import * as z from 'zod/mini';
import { ProblemDetail } from '../problem/problem';
import { scoringFields } from './contest';
import { PackContent } from './contest-pack';

export const VirtualContest = z.object({
  contest: PackContent.shape.contest,
  durationMs: z.int(),
  /** In the user's order. */
  problems: z.array(ProblemDetail),
  /** Private problems are missing. */
  leftOut: z.int(),
  ...scoringFields,
  /** By problem id; absent: 100. */
  problemPoints: z.optional(z.record(z.string(), z.number())),
  /** Final leaderboard, best first: score, contest time of the last improvement in ms, attempts; icpc: penalty in ms. */
  standings: z.array(z.tuple([z.number(), z.number(), z.int()], z.number())),
});
export type VirtualContest = z.infer<typeof VirtualContest>;
