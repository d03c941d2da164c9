/** Position and time of an entry in a run, and its standing. */
import * as z from 'zod/mini';
import { contestStates } from '../rules/contest/contest-states';
import { noNul } from './no-nul';

/** Since the start of the run, on a monotonic clock; at most 366 days. */
export const elapsedMs = z.int().check(z.gte(0), z.lte(366 * 24 * 3_600_000));

/** focus: a device without full screen for pages, such as an iPhone. */
export const watchKinds = ['fullscreen', 'focus'] as const;

export const RunEntry = z.object({
  sequence: z.int().check(z.gte(1), z.lte(1_000_000)),
  previousHash: z.string().check(z.minLength(1), z.maxLength(128), noNul),
  elapsedMs,
  deviceTime: z.iso.datetime(),
  clockSetBack: z.optional(z.boolean()),
});
export type RunEntry = z.infer<typeof RunEntry>;

export const ContestStanding = z.object({
  state: z.enum(contestStates),
  reason: z.optional(z.string()),
  /** By the server's clock. */
  writtenTime: z.iso.datetime(),
});
export type ContestStanding = z.infer<typeof ContestStanding>;
