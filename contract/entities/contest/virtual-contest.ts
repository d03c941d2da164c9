/** A past contest for virtual participation, with a personal clock. */
import * as z from 'zod/mini';
import { ProblemDetail } from '../problem';
import { PackContent } from './contest-pack';

export const VirtualContest = z.object({
  contest: PackContent.shape.contest,
  /** Length of a run. */
  durationMs: z.int(),
  /** In the user's order. */
  problems: z.array(ProblemDetail),
  /** Number of the user's problems that are private and therefore missing. */
  leftOut: z.int(),
  /** The final leaderboard, best first: total score, contest time of the last improvement in ms, attempts. */
  standings: z.array(z.tuple([z.number(), z.number(), z.int()])),
});
export type VirtualContest = z.infer<typeof VirtualContest>;
