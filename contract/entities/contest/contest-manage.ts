import * as z from 'zod/mini';
import { contestRoles } from '../../rules/contest/contest-roles';
import { contestStates } from '../../rules/contest/contest-states';
import { entryEvidences } from '../../rules/contest/submission-chain';
import { noNul } from '../no-nul';
import { Language } from '../problem/problem';
import { watchKinds } from '../run-entry';
import { SubmissionStatus, Verdict } from '../submission';
import { ManagedClarification } from './clarification';
import { clockCuts, RemovedInterval, RunEnd } from './contest';
import { contestEventKinds } from './contest-run';
import { StaffMember } from './contest-staff';
import { ContestSlug, MessageText } from './contest-text';
import { contestManageLimits as limits } from './manage-limits';
import { TeamDetails } from './team';

const time = z.iso.datetime();
const name = z.string().check(z.minLength(1), z.maxLength(64), noNul);

/** Only facts; the client derives the state from them and the clock. */
export const ManagedParticipant = z.object({
  username: z.string(),
  displayName: z.string(),
  /** Null in unrestricted contests, to keep addresses private (D-38). */
  email: z.nullable(z.string()),
  /** Google or GitHub verified it, or the user entered a code sent to it. */
  emailProven: z.boolean(),
  /** Admitted by the organiser despite an unconfirmed email; absent in copies of older servers. */
  acceptedAt: z.optional(z.nullable(time)),
  registeredAt: time,
  blockedAt: z.nullable(time),
  extraTimeMs: z.int(),
  startedAt: z.nullable(time),
  /** Started offline with the typed code, so the run starts at the contest's start. */
  startedByCode: z.optional(z.boolean()),
  /** Null: not started, or no timer. */
  deadline: z.nullable(time),
  end: z.nullable(RunEnd),
  warnings: z.int(),
  /** Proctored runs: absences by kind, and losses of focus below a second. Missing in older servers. */
  absences: z.optional(z.record(z.string(), z.object({ times: z.int(), ms: z.int() }))),
  /** Proctored runs: what the device can watch. Null: started by something that is not our page. */
  watch: z.optional(z.nullable(z.enum(watchKinds))),
  /** Proctored runs: problems were fetched without naming a device, for example by a script. */
  unwatchedAt: z.optional(time),
  /** Absent: none yet. */
  lastContactAt: z.optional(time),
  /** Proctored runs: when the page was closed, unless it contacted the server since. */
  leftAt: z.optional(time),
  /** Accepted an invitation that is a link. `isAfterOut`: somebody else was blocked or disqualified before. */
  byLink: z.optional(z.object({ at: time, isAfterOut: z.boolean() })),
  /** Absent: none. */
  team: z.optional(TeamDetails),
  /** An organiser created the account for this contest; only for co-organisers. */
  account: z.optional(
    z.object({
      signInName: z.string(),
      /** False: its owner has confirmed the email, so only the owner sets the password. */
      mayReset: z.boolean(),
      /** Nobody has signed in with it. Missing in older servers. */
      isUnused: z.optional(z.boolean()),
    }),
  ),
});
export type ManagedParticipant = z.infer<typeof ManagedParticipant>;

/** An entry with its three times. */
export const ManagedEntry = z.object({
  id: z.string(),
  kind: z.enum(['code', 'answer']),
  username: z.string(),
  problemID: z.string(),
  title: z.string(),
  state: z.enum(contestStates),
  /** Why it is held, or the decision's reason. */
  reason: z.nullable(z.string()),
  deviceTime: z.nullable(time),
  /** Since the start of the run, on the device's monotonic clock. */
  elapsedMs: z.nullable(z.number()),
  receivedTime: time,
  /** Server time at which the entry counts as written. */
  writtenTime: time,
  /** From the participant's start if timed, else from the contest's start. Missing in servers before version 1.0. */
  contestTimeMs: z.optional(z.number()),
  /** Absent in old entries. */
  evidence: z.optional(z.enum(entryEvidences)),
  /** When the server first knew the entry's hash, if before its arrival. */
  committedTime: z.optional(time),
  /** When the server first knew a draft with the same content. */
  draftTime: z.optional(time),
  /** Last contact that did not name the entry, so it was written later. */
  contactTime: z.optional(time),
  /** 0 to 100; null: not judged, or held. */
  score: z.nullable(z.number()),
  /** Code only, as the next two fields. Missing in servers before version 1.0. */
  language: z.optional(Language),
  status: z.optional(SubmissionStatus),
  /** Absent: not judged yet. */
  verdict: z.optional(Verdict),
});
export type ManagedEntry = z.infer<typeof ManagedEntry>;

export const ManagedContest = z.object({
  /** The caller's. Missing in servers before version 1.0, as the next one: creator. */
  role: z.optional(z.enum(contestRoles)),
  staff: z.optional(z.array(StaffMember)),
  contestSlug: z.string(),
  name: z.string(),
  enableProctored: z.boolean(),
  maxWarnings: z.int(),
  lateSyncMinutes: z.int(),
  /** Registration asks for team and affiliation. Absent from older servers: no. */
  asksTeam: z.optional(z.boolean()),
  /** False: the accounts are at another provider. Absent from older servers: false. */
  createsAccounts: z.optional(z.boolean()),
  ...clockCuts,
  participants: z.array(ManagedParticipant),
  entries: z.array(ManagedEntry),
  totalEntries: z.int(),
  problems: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Used in this contest; absent in copies of older servers. */
      version: z.optional(z.int()),
      /** If newer and usable in this contest. */
      newVersion: z.optional(z.nullable(z.int())),
      /** False only in responses of older servers. */
      canRejudge: z.boolean(),
      /** A preview that is neither applied nor cancelled. */
      rejudgeID: z.nullable(z.string()),
    }),
  ),
  /** Unanswered first (oldest first), then newest first. */
  clarifications: z.array(ManagedClarification),
  /** Missing in servers before version 1.0. */
  cannedAnswers: z.optional(z.array(z.string())),
});
export type ManagedContest = z.infer<typeof ManagedContest>;

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

export const ManagedPerson = z.object({
  events: z.array(ManagedEvent),
  decisions: z.array(z.object({ text: z.string(), at: time })),
});
export type ManagedPerson = z.infer<typeof ManagedPerson>;

const about = { contestSlug: ContestSlug, username: name };
/** Each action sets a state, so a repeat has no effect. */
export const ManageParticipant = z.discriminatedUnion('action', [
  z.object({ ...about, action: z.literal('block') }),
  z.object({ ...about, action: z.literal('unblock') }),
  /** Despite an unconfirmed email. */
  z.object({ ...about, action: z.literal('accept') }),
  z.object({ ...about, action: z.literal('reinstate') }),
  z.object({ ...about, action: z.literal('forgive'), eventID: z.uuid() }),
  /** Total minutes, not an increment. */
  z.object({
    ...about,
    action: z.literal('extraTime'),
    extraTimeMs: z.int().check(z.gte(0), z.lte(limits.extraTimeMsMax)),
  }),
  z.object({ ...about, action: z.literal('team'), team: TeamDetails }),
]);
export type ManageParticipant = z.infer<typeof ManageParticipant>;

/** Can be empty. */
export const CorrectionNote = z.string().check(z.maxLength(limits.correctionNoteMax), noNul);

/** `version`: the newest one, as the organiser saw it. A repeat has no effect. */
export const AdoptProblemVersion = z.object({
  contestSlug: ContestSlug,
  problemID: z.string().check(z.minLength(1), z.maxLength(64), noNul),
  version: z.int().check(z.gte(1)),
  note: CorrectionNote,
});
export type AdoptProblemVersion = z.infer<typeof AdoptProblemVersion>;

export const DecideEntry = z.discriminatedUnion('decision', [
  z.object({ contestSlug: ContestSlug, entryID: z.uuid(), decision: z.literal('accept') }),
  z.object({
    contestSlug: ContestSlug,
    entryID: z.uuid(),
    decision: z.literal('refuse'),
    reason: MessageText,
  }),
]);
export type DecideEntry = z.infer<typeof DecideEntry>;

/** Each action sets a state, so a repeat has no effect. */
export const ManageClock = z.discriminatedUnion('action', [
  z.object({ contestSlug: ContestSlug, action: z.literal('pause') }),
  z.object({ contestSlug: ContestSlug, action: z.literal('resume') }),
  /** A past outage. */
  z.object({ contestSlug: ContestSlug, action: z.literal('remove'), ...RemovedInterval.shape }),
  z.object({ contestSlug: ContestSlug, action: z.literal('putBack'), ...RemovedInterval.shape }),
]);
export type ManageClock = z.infer<typeof ManageClock>;
