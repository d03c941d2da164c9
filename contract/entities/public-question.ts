import * as z from 'zod/mini';

/** Without the solution. */
export const PublicQuestion = z.object({
  /** Markdown; blanks as in `rules/blank-markers.ts`. */
  questionText: z.string(),
  /** Multiple choice only. */
  options: z.optional(z.array(z.object({ id: z.string(), text: z.string() }))),
});
export type PublicQuestion = z.infer<typeof PublicQuestion>;
