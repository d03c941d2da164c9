/** How a problem went for those who tried it (D-16). */
import * as z from 'zod/mini';
import { Language } from './problem';

export const ProblemStatistics = z.object({
  problemID: z.string(),
  /** Handed in and judged, by anybody, with an account or without. Of a question: its answers. */
  tries: z.int(),
  accepted: z.int(),
  /** Accounts that have handed something in, and those of them whose work was accepted. */
  triers: z.int(),
  solvers: z.int(),
  /** The tries by language, most tried first; empty for a question. */
  languages: z.array(z.object({ language: Language, tries: z.int(), accepted: z.int() })),
});
export type ProblemStatistics = z.infer<typeof ProblemStatistics>;
