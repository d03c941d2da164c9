import * as z from 'zod/mini';
import { Difficulty, ProblemType } from './problem/problem';
import { TranslatedTitle } from './problem/statement-texts';

/** Name and description in another language than English. */
export const ChallengeTranslation = z.object({
  language: z.string(),
  name: z.string(),
  description: z.string(),
});
export type ChallengeTranslation = z.infer<typeof ChallengeTranslation>;

const translations = z.optional(z.array(ChallengeTranslation));

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
  translations,
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
  translations,
});
export type Challenge = z.infer<typeof Challenge>;
