/** A problem as its authors see it in "My problems". */
import * as z from 'zod/mini';
import { problemRoles } from '../../rules/problem-roles';
import { Difficulty, Language, ProblemType } from './problem';

/** `key`: the contest's slug, the challenge's url, the class of the assignment. */
export const ProblemUse = z.object({
  kind: z.enum(['contest', 'challenge', 'assignment']),
  key: z.string(),
  name: z.string(),
});
export type ProblemUse = z.infer<typeof ProblemUse>;

/** Judged submissions and answers, without those of running contests. */
export const OwnProblemCounts = z.object({
  tries: z.int(),
  accepted: z.int(),
  triers: z.int(),
  solvers: z.int(),
  /** Most used first. Empty for questions. */
  languages: z.array(z.object({ language: Language, tries: z.int() })),
});
export type OwnProblemCounts = z.infer<typeof OwnProblemCounts>;

export const OwnProblemComments = z.object({
  /** Threads that nobody resolved. */
  open: z.int(),
  /** Comments by others that the caller has not read. */
  unread: z.int(),
  /** Changes with every comment. */
  version: z.string(),
});
export type OwnProblemComments = z.infer<typeof OwnProblemComments>;

export const OwnProblem = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  difficulty: Difficulty,
  type: ProblemType,
  tags: z.array(z.string()),
  public: z.boolean(),
  version: z.int(),
  role: z.enum(problemRoles),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  counts: OwnProblemCounts,
  /** Only what the caller may know: own and ended public contests, challenges, and assignments of own classes. */
  uses: z.array(ProblemUse),
  /** Of the people who write and test it. Missing in answers of older servers. */
  comments: z.optional(OwnProblemComments),
});
export type OwnProblem = z.infer<typeof OwnProblem>;
