/** Practice and editorials after a contest (decisions 084 and 085). */
import * as z from 'zod/mini';
import { contestLimits } from '../../limits';
import { noNul } from '../no-nul';
import { ProblemDetail } from '../problem/problem';
import { ContestSlug } from './contest-text';

const time = z.iso.datetime();

export const PracticeProblem = z.object({
  /** In the contest, from 0. */
  position: z.int(),
  id: z.string(),
  title: z.string(),
  /** Absent: private, and not open for practice. */
  problem: z.optional(ProblemDetail),
  /** Markdown. Absent: none. */
  editorial: z.optional(z.string()),
});
export type PracticeProblem = z.infer<typeof PracticeProblem>;

export const ContestPractice = z.object({
  contestSlug: z.string(),
  name: z.string(),
  problems: z.array(PracticeProblem),
  /** Private problems that the caller may not know. */
  leftOut: z.int(),
});
export type ContestPractice = z.infer<typeof ContestPractice>;

export const ManagedEditorial = z.object({
  id: z.string(),
  title: z.string(),
  isPrivate: z.boolean(),
  text: z.string(),
  /** 0: never written. */
  version: z.int(),
});
export type ManagedEditorial = z.infer<typeof ManagedEditorial>;

export const ManagedEditorials = z.object({
  openForPractice: z.boolean(),
  /** When participants can read editorials and practise; null: never, the contest has no end. */
  opensAt: z.nullable(time),
  problems: z.array(ManagedEditorial),
});
export type ManagedEditorials = z.infer<typeof ManagedEditorials>;

export const ManagePractice = z.discriminatedUnion('action', [
  z.object({ contestSlug: ContestSlug, action: z.literal('open'), openForPractice: z.boolean() }),
  /** `version`: the one that was edited. An empty text removes the editorial. */
  z.object({
    contestSlug: ContestSlug,
    action: z.literal('write'),
    problemID: z.string().check(z.minLength(1), z.maxLength(64), noNul),
    version: z.int().check(z.gte(0)),
    text: z.string().check(z.maxLength(contestLimits.sectionLengthMax), noNul),
  }),
]);
export type ManagePractice = z.infer<typeof ManagePractice>;
