/**
 * A contest pack: all that one participant needs for the run, fetched before the start and sealed with a key that the server keeps
 * until then. What is fetched is AES-GCM (`sealed`), base64 in parts; the key comes with the start, or out of the typed code.
 */
import * as z from 'zod/mini';
import { ProblemDetail } from '../problem';
import { slugged } from './contest';
import { RunContest, RunState } from './contest-run';
import { deviceName } from './run-entry';

export const PackFacts = z.object({
  /** Grows whenever something in the contest's pack was corrected. */
  version: z.int(),
  problemCount: z.int(),
  /** Of what is fetched. */
  bytes: z.int(),
});
export type PackFacts = z.infer<typeof PackFacts>;

/** How the typed code gives the key: PBKDF2 over it, and AES-GCM around the key. All base64. */
export const PackLock = z.object({
  salt: z.string(),
  iterations: z.int(),
  iv: z.string(),
  key: z.string(),
});
export type PackLock = z.infer<typeof PackLock>;

export const PackPart = z.object({
  ...PackFacts.shape,
  /** The pack's initialisation vector, base64: parts of another one do not belong together. */
  iv: z.string(),
  lock: PackLock,
  part: z.int(),
  parts: z.int(),
  data: z.string(),
});
export type PackPart = z.infer<typeof PackPart>;

/** What is sealed. The contest as its start says it; what is the person's own comes with the network. */
export const PackContent = z.object({
  contest: RunContest,
  lateSyncMinutes: z.int(),
  maxWarnings: z.int(),
  extraTimeMs: z.int(),
  /** In the participant's own order. */
  problems: z.array(ProblemDetail),
});
export type PackContent = z.infer<typeof PackContent>;

const { eventRules: _, ...facts } = RunContest.shape;
/** The start of whoever has the pack: the key instead of the problems. */
export const OpenedPack = z.object({
  /** base64 */
  key: z.string(),
  /** Of the contest's pack as it is now. */
  version: z.int(),
  contest: slugged(z.object(facts)),
  run: RunState,
});
export type OpenedPack = z.infer<typeof OpenedPack>;

export const OpenPack = z.object({
  /** Of the pack on the device. */
  version: z.int().check(z.gte(1), z.lte(1_000_000)),
  deviceTime: z.optional(z.iso.datetime()),
  device: z.optional(deviceName),
});
export type OpenPack = z.infer<typeof OpenPack>;

/** For the organiser: the code, once the contest has begun. */
export const PackCode = z.object({
  code: z.nullable(z.string()),
  /** Null: nobody has asked for a pack yet. */
  version: z.nullable(z.int()),
  startTime: z.iso.datetime(),
});
export type PackCode = z.infer<typeof PackCode>;
