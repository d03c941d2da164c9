/** Published versions of a problem, for its authors and testers. */
import * as z from 'zod/mini';
import { problemRoles } from '../../rules/problem-roles';
import { noNul } from '../no-nul';

export const versionNoteMax = 500;
export const VersionNote = z.string().check(z.trim(), z.maxLength(versionNoteMax), noNul);

export const ProblemVersionItem = z.object({
  version: z.int(),
  savedAt: z.iso.datetime(),
  /** Missing: the account was deleted. */
  savedBy: z.optional(z.string()),
  /** '' for none. */
  note: z.string(),
  /** False: only this line is left, because the storage of the creator was full. */
  isKept: z.boolean(),
});
export type ProblemVersionItem = z.infer<typeof ProblemVersionItem>;

export const ProblemVersionList = z.object({
  role: z.enum(problemRoles),
  /** Newest first. */
  versions: z.array(ProblemVersionItem),
  /** The caller's rejudge outside of a contest that waits for a decision. */
  rejudgeID: z.nullable(z.string()),
});
export type ProblemVersionList = z.infer<typeof ProblemVersionList>;

/** Sizes in bytes. Two tests with the same `inputHash` have the same input. */
export const VersionTest = z.object({
  name: z.string(),
  inputHash: z.string(),
  outputHash: z.string(),
  inputBytes: z.int(),
  outputBytes: z.int(),
  timeLimitMs: z.int(),
  memoryLimitMb: z.int(),
  weight: z.number(),
});
export type VersionTest = z.infer<typeof VersionTest>;

/** `content`: a `NewProblem` without its test cases. */
export const ProblemVersionContent = z.object({
  version: z.int(),
  content: z.record(z.string(), z.unknown()),
  tests: z.array(VersionTest),
});
export type ProblemVersionContent = z.infer<typeof ProblemVersionContent>;
