/** Pairs of similar submissions of a contest (decision 083). A hint for a person, never a verdict. */
import * as z from 'zod/mini';
import { Language } from '../problem/problem';
import { ContestSlug } from './contest-text';

const time = z.iso.datetime();

const SimilarEntry = z.object({ id: z.string(), username: z.string(), displayName: z.string() });

export const SimilarPair = z.object({
  left: SimilarEntry,
  right: SimilarEntry,
  problemID: z.string(),
  language: Language,
  /** 0 to 1. */
  similarity: z.number(),
  /** Words of code in the longest equal part. */
  longest: z.int(),
});
export type SimilarPair = z.infer<typeof SimilarPair>;

export const SimilarityReport = z.object({
  contestName: z.string(),
  /** In the order of the contest. */
  problems: z.array(z.object({ id: z.string(), title: z.string() })),
  /** The newest check; null: none yet. `stopped`: the server that made it has stopped. */
  check: z.nullable(
    z.object({
      state: z.enum(['running', 'done', 'failed', 'stopped']),
      startedAt: time,
      finishedAt: z.nullable(time),
      /** Groups of one problem and one language. */
      done: z.int(),
      total: z.int(),
    }),
  ),
  /** Of the newest finished check, as the pairs. */
  groups: z.array(
    z.object({ problemID: z.string(), language: Language, compared: z.int(), leftOut: z.int() }),
  ),
  /** The most similar ones first. */
  pairs: z.array(SimilarPair),
});
export type SimilarityReport = z.infer<typeof SimilarityReport>;

export const CheckSimilarity = z.object({ contestSlug: ContestSlug });

export const SimilarPairRequest = z.object({
  contestSlug: ContestSlug,
  leftID: z.uuid(),
  rightID: z.uuid(),
});
export type SimilarPairRequest = z.infer<typeof SimilarPairRequest>;

const span = z.tuple([z.int(), z.int()]);

export const SimilarCode = z.object({
  left: z.string(),
  right: z.string(),
  /** Positions in both, in the order of the left one; they do not overlap. */
  parts: z.array(z.object({ left: span, right: span })),
});
export type SimilarCode = z.infer<typeof SimilarCode>;
