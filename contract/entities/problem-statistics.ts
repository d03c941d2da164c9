/** Statistics of a problem (D-16). */
import * as z from 'zod/mini';
import { Language } from './problem';

export const ProblemStatistics = z.object({
  problemID: z.string(),
  /** Judged submissions of anybody, with or without an account. Of a question: its answers. */
  tries: z.int(),
  accepted: z.int(),
  /** Accounts with a submission, and accounts with an accepted one. */
  triers: z.int(),
  solvers: z.int(),
  /** Tries by language, most tries first; empty for a question. */
  languages: z.array(z.object({ language: Language, tries: z.int(), accepted: z.int() })),
});
export type ProblemStatistics = z.infer<typeof ProblemStatistics>;
