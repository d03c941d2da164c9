/** D-16 */
import * as z from 'zod/mini';
import { Language } from './problem';

export const ProblemStatistics = z.object({
  problemID: z.string(),
  /** Judged submissions or answers, with or without an account. */
  tries: z.int(),
  accepted: z.int(),
  triers: z.int(),
  solvers: z.int(),
  /** Most tries first; empty for a question. */
  languages: z.array(z.object({ language: Language, tries: z.int(), accepted: z.int() })),
});
export type ProblemStatistics = z.infer<typeof ProblemStatistics>;
