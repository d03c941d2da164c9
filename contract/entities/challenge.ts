import * as z from 'zod/mini';
import { Difficulty, ProblemType } from './problem';
import { TranslatedTitle } from './statement-texts';

export const ChallengeListItem = z.object({
  name: z.string(),
  description: z.string(),
  url: z.string(),
  tags: z.array(z.string()),
  problemCount: z.int(),
  version: z.int(),
  /** Easiest first. Old copies on a device can lack both fields. */
  difficulties: z.optional(z.array(Difficulty)),
  problemIDs: z.optional(z.array(z.string())),
});
export type ChallengeListItem = z.infer<typeof ChallengeListItem>;

export const Challenge = z.object({
  name: z.string(),
  description: z.string(),
  url: z.string(),
  tags: z.array(z.string()),
  version: z.int(),
  problems: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      language: z.optional(z.string()),
      titles: z.optional(z.array(TranslatedTitle)),
      difficulty: Difficulty,
      tags: z.array(z.string()),
      type: ProblemType,
      version: z.int(),
    }),
  ),
});
export type Challenge = z.infer<typeof Challenge>;
