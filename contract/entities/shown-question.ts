import * as z from 'zod/mini';

/** What anybody is shown of a question: nothing that tells what is right. */
export const ShownQuestion = z.object({
  /** Markdown; for fill-in-the-blank with its markers: see `rules/blank-markers.ts`. */
  questionText: z.string(),
  /** Multiple choice only, in the order of the question. */
  options: z.optional(z.array(z.object({ id: z.string(), text: z.string() }))),
});
export type ShownQuestion = z.infer<typeof ShownQuestion>;
