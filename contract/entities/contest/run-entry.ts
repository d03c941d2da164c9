/** What is handed in during a contest run says when it was written and what came before it; and how it stands then. */
import * as z from 'zod/mini';
import { noNul } from '../no-nul';

/** Milliseconds since the start of the run: a monotonic clock, so never less than before, and no year long. */
export const elapsedMs = z.int().check(z.gte(0), z.lte(366 * 24 * 3_600_000));

/** A random name that a device gives itself. */
export const deviceName = z.string().check(z.minLength(1), z.maxLength(64), noNul);

/** See `rules/submission-chain.ts`. */
export const RunEntry = z.object({
  sequence: z.int().check(z.gte(1), z.lte(1_000_000)),
  previousHash: z.string().check(z.minLength(1), z.maxLength(128), noNul),
  elapsedMs,
  deviceTime: z.iso.datetime(),
  /** Absent: it was not. */
  clockSetBack: z.optional(z.boolean()),
});
export type RunEntry = z.infer<typeof RunEntry>;

/** How something handed in during a run stands. `held`: for review, not judged until a person has decided. */
export const contestStates = ['counted', 'late', 'held', 'refused'] as const;
export const ContestStanding = z.object({
  state: z.enum(contestStates),
  /** For held and refused ones, as a sentence. */
  reason: z.optional(z.string()),
  /** When it counts as written, by the server's clock. */
  writtenTime: z.iso.datetime(),
});
export type ContestStanding = z.infer<typeof ContestStanding>;
