/** A list as its readers see it. */
import * as z from 'zod/mini';
import { Difficulty, ProblemType } from './problem/problem';

export const SharedList = z.object({
  listID: z.string(),
  name: z.string(),
  /** Null for lists of accounts without a name. */
  owner: z.object({ username: z.string(), displayName: z.string() }),
  isOwn: z.boolean(),
  isShared: z.boolean(),
  /** In the owner's order. Without problems that the reader may not read. */
  problems: z.array(
    z.object({ id: z.string(), title: z.string(), difficulty: Difficulty, type: ProblemType }),
  ),
});
export type SharedList = z.infer<typeof SharedList>;
