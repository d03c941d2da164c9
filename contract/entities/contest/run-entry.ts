/** Position and time of an entry in a contest run, and its standing. */
import * as z from 'zod/mini';
import { noNul } from '../no-nul';

/** Milliseconds since the start of the run, on a monotonic clock: never decreases, at most 366 days. */
export const elapsedMs = z.int().check(z.gte(0), z.lte(366 * 24 * 3_600_000));

/** Random id that a device creates for itself. */
export const deviceName = z.string().check(z.minLength(1), z.maxLength(64), noNul);

export const RunEntry = z.object({
  sequence: z.int().check(z.gte(1), z.lte(1_000_000)),
  previousHash: z.string().check(z.minLength(1), z.maxLength(128), noNul),
  elapsedMs,
  deviceTime: z.iso.datetime(),
  /** Absent: false. */
  clockSetBack: z.optional(z.boolean()),
});
export type RunEntry = z.infer<typeof RunEntry>;

/** Standing of an entry. `held`: for manual review, not judged before the organiser decides. */
export const contestStates = ['counted', 'late', 'held', 'refused'] as const;
export const ContestStanding = z.object({
  state: z.enum(contestStates),
  /** For held and refused entries. */
  reason: z.optional(z.string()),
  /** Server time at which the entry counts as written. */
  writtenTime: z.iso.datetime(),
});
export type ContestStanding = z.infer<typeof ContestStanding>;
