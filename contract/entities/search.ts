/** ENT-3 */
import * as z from 'zod/mini';
import { difficulties, problemTypes } from '../limits';

/** A result links to `/{type}s/{url}` (SRCH-2). */
export const searchTypes = ['problem', 'challenge', 'contest', 'tag', 'user'] as const;
export type SearchType = (typeof searchTypes)[number];

export const SearchResult = z.object({
  name: z.string(),
  type: z.enum(searchTypes),
  /** Not encoded. */
  url: z.string(),
  difficulty: z.optional(z.enum(difficulties)),
  problemType: z.optional(z.enum(problemTypes)),
  tags: z.optional(z.array(z.string())),
  /** Problems only. */
  isPrivate: z.optional(z.literal(true)),
  /** If the match is not in the name. */
  snippet: z.optional(z.string()),
  /** Tags: problems and challenges. Challenges: problems. */
  count: z.optional(z.int()),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const TagCount = z.object({
  tag: z.string(),
  problems: z.int(),
  challenges: z.int(),
});
export type TagCount = z.infer<typeof TagCount>;
