/** Responses embedded in a page, because the page would request them first. */
import * as z from 'zod/mini';
import { ChallengeListItem } from './challenge';
import { ProblemDetail, ProblemListItem } from './problem/problem';

export const FirstData = z.object({
  /** For `/code/:id`. */
  problem: z.optional(ProblemDetail),
  /** For `/explore`: all challenges, and the first recommended problems. */
  challenges: z.optional(z.array(ChallengeListItem)),
  problems: z.optional(z.array(ProblemListItem)),
});
export type FirstData = z.infer<typeof FirstData>;
