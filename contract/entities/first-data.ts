/** What the server writes into a page beside its first screen: the answers that the page would ask for first. */
import * as z from 'zod/mini';
import { ChallengeListItem } from './challenge';
import { ProblemDetail, ProblemListItem } from './problem';

export const FirstData = z.object({
  /** Of `/code/:id`. */
  problem: z.optional(ProblemDetail),
  /** Of `/explore`: all challenges, and the first page of the problem list by title. */
  challenges: z.optional(z.array(ChallengeListItem)),
  problems: z.optional(z.array(ProblemListItem)),
});
export type FirstData = z.infer<typeof FirstData>;
