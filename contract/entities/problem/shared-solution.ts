/** Accepted programs that their authors share with others who have solved the problem (decision 105). */
import * as z from 'zod/mini';
import { sharedSolutionLimits } from '../../limits';
import { noNul } from '../no-nul';
import { Language } from './problem';

export const solutionOrders = ['shortest', 'fastest', 'newest'] as const;
export type SolutionOrder = (typeof solutionOrders)[number];

export const SharedSolutionsQuery = z.object({
  problemID: z.string().check(z.minLength(1), z.maxLength(64), noNul),
  /** Absent: all. */
  language: z.optional(Language),
  order: z._default(z.enum(solutionOrders), 'shortest'),
  /** Only this one. */
  submissionID: z.optional(z.uuid()),
  /** How many of them the device has. */
  skip: z._default(z.int().check(z.gte(0), z.lte(sharedSolutionLimits.skipMax)), 0),
});
export type SharedSolutionsQuery = z.infer<typeof SharedSolutionsQuery>;

export const SharedSolution = z.object({
  submissionID: z.string(),
  username: z.string(),
  displayName: z.string(),
  language: Language,
  code: z.string(),
  /** UTF-8 bytes of the code. */
  bytes: z.int(),
  /** Of the slowest test: CPU time. */
  timeMs: z.number(),
  receivedTime: z.iso.datetime(),
});
export type SharedSolution = z.infer<typeof SharedSolution>;

/** The best of each person and language. */
export const SharedSolutionsPage = z.object({
  solutions: z.array(SharedSolution),
  total: z.int(),
});
export type SharedSolutionsPage = z.infer<typeof SharedSolutionsPage>;
