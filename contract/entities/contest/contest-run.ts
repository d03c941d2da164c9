/** A participant's run of a contest: started, told of what happens, finished (ENT-17), and what is handed in meanwhile. */
import * as z from 'zod/mini';
import { contestLimits as limits } from '../../limits';
import { noNul } from '../no-nul';
import { ProblemDetail } from '../problem';
import { clockCuts, RunEnd, slugged } from './contest';
import { deviceName, elapsedMs } from './run-entry';

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
  warnings: z.int(),
  /** Of the last entry that the server has, 0 before the first one; the next one is built upon `previousHash`. */
  sequence: z.int(),
  previousHash: z.string(),
  /** That the last entry claimed: the next one claims no less. */
  elapsedMs: z.optional(z.int()),
  end: z.nullable(RunEnd),
  /** The best of each problem so far, 0 to 100; what nothing was scored in is absent. */
  scores: z.record(z.string(), z.number()),
  /** Questions that have their one answer (D-31). */
  answered: z.array(z.string()),
});
export type RunState = z.infer<typeof RunState>;

/**
 * `contest`: the slug, where a client says it twice. `deviceTime`: by the clock of the device, to know later how far it is off.
 * `opened`: the run was begun without a network, with the typed code of the contest's pack; `chainStart` proves it.
 */
export const StartContest = z.object({
  contest: z.optional(z.string().check(z.maxLength(64), noNul)),
  deviceTime: z.optional(time),
  /** Made once on each device: to know whether a run goes on on another one. */
  device: z.optional(deviceName),
  opened: z.optional(
    z.object({
      version: z.int().check(z.gte(1), z.lte(1_000_000)),
      chainStart: z.string().check(z.maxLength(128), noNul),
    }),
  ),
});

export type StartContest = z.infer<typeof StartContest>;

/** A contest as its run shows it. */
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
  contest: slugged(RunContest),
  /** In the participant's own order; empty once the run is over. */
  problems: z.array(ProblemDetail),
  run: RunState,
});
export type StartedContest = z.infer<typeof StartedContest>;

export const RegisterForContest = z.object({
  /** D-11. Any length: a wrong one is a wrong one. */
  password: z.optional(z.string().check(z.maxLength(200), noNul)),
  /** The version of the contest that was registered for: of what was changed since its participants are told. */
  version: z.optional(z.int().check(z.gte(1))),
});
export const Registration = z.object({
  message: z.string(),
  startTime: time,
  registeredAt: time,
});
export type Registration = z.infer<typeof Registration>;

/** CRUN-8: `time` in seconds used · PROC-5: elimination with its cause. */
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
 * What proctoring saw. `fullscreenExit` and `blur` are a warning each (D-30): who leaves full screen by leaving the window tells
 * one of them. `return` ends the one before; `blocked` is an action that was not let through, and no warning.
 */
export const contestEventKinds = [
  ...(['fullscreenExit', 'blur', 'return', 'blocked'] as const),
  // No warnings either: the server writes the first one, a device the second one.
  ...(['otherDevice', 'clockSetBack'] as const),
] as const;
export const ContestEvent = z.object({
  /** Made on the device: the same event told twice is one. */
  id: z.uuid(),
  kind: z.enum(contestEventKinds),
  at: time,
  elapsedMs,
  /** `return`: how long one was away. `blocked`: which action. */
  awayMs: z.optional(elapsedMs),
  detail: z.optional(z.string().check(z.maxLength(100), noNul)),
});
export type ContestEvent = z.infer<typeof ContestEvent>;
export const TellEvents = z.object({
  contestSlug: slug,
  events: z.array(ContestEvent).check(z.minLength(1), z.maxLength(limits.eventsAtOnceMax)),
});
export type TellEvents = z.infer<typeof TellEvents>;

/**
 * A sign of life of a run, every half minute while its page is open and has a network. It names the head of the device's chain and the
 * hashes of what waits, so that nothing can be put before it later (`rules/submission-chain.ts`).
 */
export const RunContact = z.object({
  contestSlug: slug,
  device: deviceName,
  /** Of the last entry that was written on the device, delivered or not. */
  sequence: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** Since the run's start, by the device: no entry that is written later claims less. */
  elapsedMs,
  pending: z
    .array(
      z.object({ sequence: z.int().check(z.gte(1), z.lte(1_000_000)), hash: z.string().check(z.length(64)) }),
    )
    .check(z.maxLength(limits.commitmentsAtOnceMax)),
  /** The page of the run is being closed. */
  isLeaving: z.optional(z.boolean()),
});
export type RunContact = z.infer<typeof RunContact>;

/** How the run stands, and what may have changed in its contest. */
export const ContactedRun = z.object({
  run: z.object({
    startedAt: time,
    deadline: z.nullable(time),
    end: z.nullable(RunEnd),
    isBlocked: z.boolean(),
    /** As in `ContestDetail`: of the problems by their ids; absent once the run is over. */
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

/** What the server counts, and whether that ended the run (PROC-10). */
export const WarningsState = z.object({
  warnings: z.int(),
  maxWarnings: z.int(),
  end: z.nullable(RunEnd),
});
export type WarningsState = z.infer<typeof WarningsState>;
