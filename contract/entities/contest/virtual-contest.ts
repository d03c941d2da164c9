import * as z from 'zod/mini';
import { ProblemDetail } from '../problem';
import { PackContent } from './contest-pack';

export const VirtualContest = z.object({
  contest: PackContent.shape.contest,
  durationMs: z.int(),
  /** In the user's order. */
  problems: z.array(ProblemDetail),
  /** Private problems are missing. */
  leftOut: z.int(),
  /** Final leaderboard, best first: score, contest time of the last improvement in ms, attempts. */
  standings: z.array(z.tuple([z.number(), z.number(), z.int()])),
});
export type VirtualContest = z.infer<typeof VirtualContest>;
