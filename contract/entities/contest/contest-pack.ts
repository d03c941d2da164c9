/**
 * All that one participant needs for the run. The device downloads it before the start, encrypted with AES-GCM
 * (`sealed`), as base64 in parts. The key arrives with the start, or is derived from the typed code.
 */
import * as z from 'zod/mini';
import { deviceName } from '../device-name';
import { ProblemDetail } from '../problem/problem';
import { watchKinds } from '../run-entry';
import { normalizeSlugField } from './contest';
import { RunContest, RunState } from './contest-run';

export const PackFacts = z.object({
  /** Increases when a problem of the contest is corrected. */
  version: z.int(),
  problemCount: z.int(),
  bytes: z.int(),
});
export type PackFacts = z.infer<typeof PackFacts>;

/** To derive the key from the typed code: PBKDF2, then AES-GCM. All base64. */
export const PackLock = z.object({
  salt: z.string(),
  iterations: z.int(),
  iv: z.string(),
  key: z.string(),
});
export type PackLock = z.infer<typeof PackLock>;

export const PackPart = z.object({
  ...PackFacts.shape,
  /** Initialisation vector, base64. Parts with different vectors belong to different packs. */
  iv: z.string(),
  lock: PackLock,
  part: z.int(),
  parts: z.int(),
  data: z.string(),
});
export type PackPart = z.infer<typeof PackPart>;

/** Decrypted content, without the caller's own run state. */
export const PackContent = z.object({
  contest: RunContest,
  lateSyncMinutes: z.int(),
  maxWarnings: z.int(),
  warningSeconds: z.optional(z.int()),
  extraTimeMs: z.int(),
  problems: z.array(ProblemDetail),
});
export type PackContent = z.infer<typeof PackContent>;

const { eventRules: _, ...facts } = RunContest.shape;
/** The key instead of the problems. */
export const OpenedPack = z.object({
  key: z.string(),
  version: z.int(),
  contest: normalizeSlugField(z.object(facts)),
  run: RunState,
});
export type OpenedPack = z.infer<typeof OpenedPack>;

export const OpenPack = z.object({
  /** On the device. */
  version: z.int().check(z.gte(1), z.lte(1_000_000)),
  deviceTime: z.optional(z.iso.datetime()),
  device: z.optional(deviceName),
  /** Continues here although another device has the run. Without it, a former device only reads. */
  takeOver: z.optional(z.boolean()),
  /** What the page can watch in a proctored run. Absent: not our page. */
  watch: z.optional(z.enum(watchKinds)),
});
export type OpenPack = z.infer<typeof OpenPack>;

/** Null before the start. */
export const PackCode = z.object({
  code: z.nullable(z.string()),
  /** Null: no pack was requested yet. */
  version: z.nullable(z.int()),
  startTime: z.iso.datetime(),
});
export type PackCode = z.infer<typeof PackCode>;
