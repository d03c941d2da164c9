import * as z from 'zod/mini';
import { contestLimits as limits } from '../../limits';
import { deviceName } from '../device-name';
import { noNul } from '../no-nul';
import { ProblemDetail } from '../problem/problem';
import { elapsedMs, watchKinds } from '../run-entry';
import { clockCuts, normalizeSlugField, RunEnd } from './contest';
import { TeamDetails } from './team';

const time = z.iso.datetime();
const slug = z.string().check(z.minLength(1), z.maxLength(64), noNul);
export const RunState = z.object({
  startedAt: time,
  /** Null: no timer (CRUN-15). */
  deadline: z.nullable(time),
  serverTime: time,
  extraTimeMs: z.int(),
  lateSyncMinutes: z.int(),
  maxWarnings: z.int(),
  /** 0 or absent: each absence is a warning. */
  warningSeconds: z.optional(z.int()),
  warnings: z.int(),
  /** Counted time away in total. */
  awayMs: z.optional(z.int()),
  /** Of the server's last entry, 0 if none. The next entry continues from `previousHash`. */
  sequence: z.int(),
  previousHash: z.string(),
  /** Of the last entry; the next one must not claim less. */
  elapsedMs: z.optional(z.int()),
  end: z.nullable(RunEnd),
  /** Best scores, 0 to 100. */
  scores: z.record(z.string(), z.number()),
  /** One answer per question (D-31). */
  answered: z.array(z.string()),
});
export type RunState = z.infer<typeof RunState>;

/**
 * `contest`: the slug, for clients that send it twice. `deviceTime`: to measure the offset of the device clock.
 * `opened`: started offline with the typed code; `chainStart` proves it.
 */
export const StartContest = z.object({
  contest: z.optional(z.string().check(z.maxLength(64), noNul)),
  deviceTime: z.optional(time),
  /** To detect that a run continues on another device. */
  device: z.optional(deviceName),
  /** Continues here although another device has the run. Without it, a former device only reads. */
  takeOver: z.optional(z.boolean()),
  /** What the page can watch in a proctored run. Absent: not our page. */
  watch: z.optional(z.enum(watchKinds)),
  opened: z.optional(
    z.object({
      version: z.int().check(z.gte(1), z.lte(1_000_000)),
      chainStart: z.string().check(z.maxLength(128), noNul),
    }),
  ),
});

export type StartContest = z.infer<typeof StartContest>;

export const RunContest = z.object({
  contestSlug: z.string(),
  name: z.string(),
  startTime: time,
  endTime: z.nullable(time),
  openContestForever: z.boolean(),
  timedContest: z.boolean(),
  duration: z.nullable(z.number()),
  enableProctored: z.boolean(),
  ...clockCuts,
  eventRules: z.string(),
  version: z.int(),
});

export const StartedContest = z.object({
  contest: normalizeSlugField(RunContest),
  /** In the participant's order; empty after the run. */
  problems: z.array(ProblemDetail),
  run: RunState,
});
export type StartedContest = z.infer<typeof StartedContest>;

export const RegisterForContest = z.object({
  /** D-11. Accepts any length, so that a short password is refused as wrong and not as invalid. */
  password: z.optional(z.string().check(z.maxLength(200), noNul)),
  /** That the user registered for; later changes are notified. */
  version: z.optional(z.int().check(z.gte(1))),
  /** If the contest asks for it. */
  team: z.optional(TeamDetails),
});
export const Registration = z.object({
  message: z.string(),
  startTime: time,
  registeredAt: time,
});
export type Registration = z.infer<typeof Registration>;

/** CRUN-8: `time` in seconds used · PROC-5: disqualification with its cause. */
export const FinishContest = z.union([
  z.object({
    contestSlug: slug,
    reason: z.literal('malpractice'),
    cause: z.string().check(z.minLength(1), z.maxLength(limits.causeLengthMax), noNul),
    time: z.optional(z.number().check(z.gte(0), z.lte(366 * 24 * 3600))),
  }),
  z.object({ contestSlug: slug, time: z.number().check(z.gte(0), z.lte(366 * 24 * 3600)) }),
]);
export type FinishContest = z.infer<typeof FinishContest>;

/**
 * `fullscreenExit` and `blur` give one warning each (D-30); leaving full screen by leaving the window reports only
 * one of them. `return` ends the previous event. `blocked`: a prevented action, no warning.
 */
export const contestEventKinds = [
  ...(['fullscreenExit', 'blur', 'return', 'blocked'] as const),
  // Without warnings. The server records the first one, a device the second one.
  ...(['otherDevice', 'clockSetBack'] as const),
] as const;
export const ContestEvent = z.object({
  /** Created on the device, so that a repeated event counts once. */
  id: z.uuid(),
  kind: z.enum(contestEventKinds),
  at: time,
  elapsedMs,
  /** `return`: time away. `blocked`: which action. */
  awayMs: z.optional(elapsedMs),
  detail: z.optional(z.string().check(z.maxLength(100), noNul)),
});
export type ContestEvent = z.infer<typeof ContestEvent>;
export const ReportContestEvents = z.object({
  contestSlug: slug,
  events: z.array(ContestEvent).check(z.minLength(1), z.maxLength(limits.eventsAtOnceMax)),
});
export type ReportContestEvents = z.infer<typeof ReportContestEvents>;

/**
 * Heartbeat every 30 s while the page is open and online. Its hashes of queued entries prevent insertions before them
 * (`rules/contest/submission-chain.ts`).
 */
export const RunContact = z.object({
  contestSlug: slug,
  device: deviceName,
  /** Of the device's last entry, delivered or not. */
  sequence: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** Later entries must not claim less. */
  elapsedMs,
  pending: z
    .array(
      z.object({ sequence: z.int().check(z.gte(1), z.lte(1_000_000)), hash: z.string().check(z.length(64)) }),
    )
    .check(z.maxLength(limits.commitmentsAtOnceMax)),
  /** Hashes of the newest drafts (`draftText`). */
  drafts: z.optional(
    z.array(z.object({ hash: z.string().check(z.length(64)) })).check(z.maxLength(limits.draftsAtOnceMax)),
  ),
  isLeaving: z.optional(z.boolean()),
  /** Losses of focus below a second, so far: no warnings. */
  glances: z.optional(z.object({ times: z.int().check(z.gte(0), z.lte(1_000_000)), ms: elapsedMs })),
});
export type RunContact = z.infer<typeof RunContact>;

export const ContactedRun = z.object({
  run: z.object({
    startedAt: time,
    deadline: z.nullable(time),
    end: z.nullable(RunEnd),
    isBlocked: z.boolean(),
    /** The run continues on another device. */
    isElsewhere: z.optional(z.boolean()),
    /** By problem id; absent after the run. */
    versions: z.optional(z.record(z.string(), z.int())),
  }),
  name: z.string(),
  endTime: z.nullable(time),
  openContestForever: z.boolean(),
  eventRules: z.string(),
  version: z.int(),
  pausedSince: z.optional(time),
  serverTime: time,
});
export type ContactedRun = z.infer<typeof ContactedRun>;

/** The server's count, and whether it ended the run (PROC-10). */
export const WarningsState = z.object({
  warnings: z.int(),
  maxWarnings: z.int(),
  /** Counted time away in total. */
  awayMs: z.optional(z.int()),
  end: z.nullable(RunEnd),
});
export type WarningsState = z.infer<typeof WarningsState>;
