/** A contest that is over, for running it once more on one's own clock. */
import * as z from 'zod/mini';
import { ProblemDetail } from '../problem';
import { PackContent } from './contest-pack';

export const VirtualContest = z.object({
  contest: PackContent.shape.contest,
  /** How long a run of it is. */
  durationMs: z.int(),
  /** In one's own order. */
  problems: z.array(ProblemDetail),
  /** How many of one's problems are private, and not among them. */
  leftOut: z.int(),
  /** The final board, best first: total score, contest time of the last improvement in ms, attempts. */
  standings: z.array(z.tuple([z.number(), z.number(), z.int()])),
});
export type VirtualContest = z.infer<typeof VirtualContest>;
