import * as z from 'zod/mini';

/** The public part of a question, without the solution. */
export const ShownQuestion = z.object({
  /** Markdown; fill-in-the-blank texts contain the markers of `rules/blank-markers.ts`. */
  questionText: z.string(),
  /** Multiple choice only, in the order of the question. */
  options: z.optional(z.array(z.object({ id: z.string(), text: z.string() }))),
});
export type ShownQuestion = z.infer<typeof ShownQuestion>;
