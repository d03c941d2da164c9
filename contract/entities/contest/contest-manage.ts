/** What a contest's organiser sees of it and may do in it (D-35). */
import * as z from 'zod/mini';
import { contestManageLimits as limits } from '../../limits';
import { entryEvidences } from '../../rules/contest/submission-chain';
import { noNul } from '../no-nul';
import { Language } from '../problem';
import { SubmissionStatus, Verdict } from '../submission';
import { ManagedClarification } from './clarification';
import { clockCuts, RemovedInterval, RunEnd } from './contest';
import { contestEventKinds } from './contest-run';
import { ContestSlug, MessageText } from './contest-text';
import { contestStates } from './run-entry';

const time = z.iso.datetime();
const name = z.string().check(z.minLength(1), z.maxLength(64), noNul);

/** Somebody who registered: facts alone; what follows from them and the clock is `rules/participant-state.ts`. */
export const ManagedParticipant = z.object({
  username: z.string(),
  displayName: z.string(),
  /** Null where everybody may take part: a contest is no way to learn addresses (D-38). */
  email: z.nullable(z.string()),
  /** Whether Google or GitHub has asked for it, or a code sent there was shown; a password proves nothing. */
  emailProven: z.boolean(),
  /** When the organiser let them take part without a proof; absent in copies of older servers. */
  acceptedAt: z.optional(z.nullable(time)),
  registeredAt: time,
  blockedAt: z.nullable(time),
  extraTimeMs: z.int(),
  startedAt: z.nullable(time),
  /** Without a network, with the typed code: nobody saw when, so the run began with the contest. */
  startedByCode: z.optional(z.boolean()),
  /** Null: not started, or no timer. */
  deadline: z.nullable(time),
  end: z.nullable(RunEnd),
  warnings: z.int(),
  /** When the server last heard of this run from its device; absent: not started, or not yet. */
  lastContactAt: z.optional(time),
  /** Proctored: the page of the run was closed then, and no page of it has contacted the server since. */
  leftAt: z.optional(time),
});
export type ManagedParticipant = z.infer<typeof ManagedParticipant>;

/** Something handed in during a run, with its three times. */
export const ManagedEntry = z.object({
  id: z.string(),
  kind: z.enum(['code', 'answer']),
  username: z.string(),
  problemID: z.string(),
  title: z.string(),
  state: z.enum(contestStates),
  /** Of what is held or was decided upon, as a sentence. */
  reason: z.nullable(z.string()),
  /** By the clock of the device. */
  deviceTime: z.nullable(time),
  /** Milliseconds since the start of the run, by the device's monotonic clock. */
  elapsedMs: z.nullable(z.number()),
  receivedTime: time,
  /** When it counts as written, by the server's clock. */
  writtenTime: time,
  /** What shows when it was written; absent: received before servers kept it. */
  evidence: z.optional(z.enum(entryEvidences)),
  /** When the server first knew its hash, where that was before it arrived. */
  committedTime: z.optional(time),
  /** 0 to 100; null: not judged, or held. */
  score: z.nullable(z.number()),
  /** Code only, as the two below. A server before version 1.0 sends none of them. */
  language: z.optional(Language),
  status: z.optional(SubmissionStatus),
  /** Absent: not judged yet. */
  verdict: z.optional(Verdict),
});
export type ManagedEntry = z.infer<typeof ManagedEntry>;

export const ManagedContest = z.object({
  contestSlug: z.string(),
  name: z.string(),
  enableProctored: z.boolean(),
  maxWarnings: z.int(),
  lateSyncMinutes: z.int(),
  ...clockCuts,
  participants: z.array(ManagedParticipant),
  /** Held ones first, then the newest. */
  entries: z.array(ManagedEntry),
  /** How many there are in all. */
  totalEntries: z.int(),
  /** In the order of the contest. */
  problems: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** The version that participants get and are judged by; absent in copies of older servers. */
      version: z.optional(z.int()),
      /** The problem's newest version, where that is another one which this contest may use. */
      newVersion: z.optional(z.nullable(z.int())),
      /** False only in answers of older servers. */
      canRejudge: z.boolean(),
      /** A preview that was neither applied nor cancelled. */
      rejudgeID: z.nullable(z.string()),
    }),
  ),
  /** Unanswered ones first, in the order of asking; then the newest. */
  clarifications: z.array(ManagedClarification),
});
export type ManagedContest = z.infer<typeof ManagedContest>;

/** What proctoring saw of one person. */
export const ManagedEvent = z.object({
  id: z.string(),
  kind: z.enum(contestEventKinds),
  at: time,
  receivedTime: time,
  awayMs: z.nullable(z.number()),
  detail: z.nullable(z.string()),
  forgivenAt: z.nullable(time),
});
export type ManagedEvent = z.infer<typeof ManagedEvent>;

/** What the organiser did with one person, newest first, in the words of the organiser. */
export const ManagedPerson = z.object({
  events: z.array(ManagedEvent),
  decisions: z.array(z.object({ text: z.string(), at: time })),
});
export type ManagedPerson = z.infer<typeof ManagedPerson>;

const about = { contestSlug: ContestSlug, username: name };
/** Each says how it shall be, so that saying it twice is saying it once. */
export const ManageParticipant = z.discriminatedUnion('action', [
  z.object({ ...about, action: z.literal('block') }),
  z.object({ ...about, action: z.literal('unblock') }),
  /** Take part in a contest restricted by email although the email is not proven. */
  z.object({ ...about, action: z.literal('accept') }),
  /** Undoes an elimination. */
  z.object({ ...about, action: z.literal('reinstate') }),
  z.object({ ...about, action: z.literal('forgive'), eventID: z.uuid() }),
  /** In all, not in addition. */
  z.object({
    ...about,
    action: z.literal('extraTime'),
    extraTimeMs: z.int().check(z.gte(0), z.lte(limits.extraTimeMsMax)),
  }),
]);
export type ManageParticipant = z.infer<typeof ManageParticipant>;

/** What an organiser says about a correction; may be empty. */
export const CorrectionNote = z.string().check(z.maxLength(limits.correctionNoteMax), noNul);

/** `version`: the problem's newest, which the organiser has seen. Saying it twice is saying it once. */
export const TakeProblemVersion = z.object({
  contestSlug: ContestSlug,
  problemID: z.string().check(z.minLength(1), z.maxLength(64), noNul),
  version: z.int().check(z.gte(1)),
  note: CorrectionNote,
});
export type TakeProblemVersion = z.infer<typeof TakeProblemVersion>;

export const DecideEntry = z.discriminatedUnion('decision', [
  z.object({ contestSlug: ContestSlug, entryID: z.uuid(), decision: z.literal('accept') }),
  z.object({
    contestSlug: ContestSlug,
    entryID: z.uuid(),
    decision: z.literal('refuse'),
    /** Its author reads it. */
    reason: MessageText,
  }),
]);
export type DecideEntry = z.infer<typeof DecideEntry>;

/** What is cut out of the clock for everybody. Each says how it shall be, so that saying it twice is saying it once. */
export const ManageClock = z.discriminatedUnion('action', [
  z.object({ contestSlug: ContestSlug, action: z.literal('pause') }),
  z.object({ contestSlug: ContestSlug, action: z.literal('resume') }),
  /** An outage that is over. */
  z.object({ contestSlug: ContestSlug, action: z.literal('remove'), ...RemovedInterval.shape }),
  /** It counts after all. */
  z.object({ contestSlug: ContestSlug, action: z.literal('putBack'), ...RemovedInterval.shape }),
]);
export type ManageClock = z.infer<typeof ManageClock>;
