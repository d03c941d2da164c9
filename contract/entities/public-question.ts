import * as z from 'zod/mini';

/** Without the solution. */
export const PublicQuestion = z.object({
  /** Markdown; blanks as in `rules/blank-markers.ts`. */
  questionText: z.string(),
  /** Of a question with one or several right options. */
  options: z.optional(z.array(z.object({ id: z.string(), text: z.string() }))),
  /** Several right options only: a part of them earns points. */
  partialPoints: z.optional(z.boolean()),
  /** Ordering only: sorted by text (`rules/questions/ordering-lines.ts`). */
  lines: z.optional(z.array(z.object({ id: z.string(), text: z.string() }))),
  /** Ordering only: lines of a program. */
  isCode: z.optional(z.boolean()),
});
export type PublicQuestion = z.infer<typeof PublicQuestion>;
