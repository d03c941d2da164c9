/** The tables of contests: what they are, who takes part, what happens in a run. See `schema.ts`. */
import type { Generated } from 'kysely';
import type { RemovedInterval, RunEnd } from '../../../contract/entities/contest/contest';
import type { ContestEvent } from '../../../contract/entities/contest/contest-run';
import type { ContestStanding } from '../../../contract/entities/contest/run-entry';
import type { EmailRestriction } from '../../../contract/rules/contest/eligibility';
import type { EntryEvidence } from '../../../contract/rules/contest/submission-chain';
import type { Json, Moment } from './column-types';

export interface ContestsTable {
  pk: string;
  slug: string;
  creator: string;
  version: Generated<number>;
  name: string;
  tags: string[];
  /** Of the banner, or an address elsewhere. */
  image_url: string | null;
  banner_hash: string | null;
  logo_url: string | null;
  logo_hash: string | null;
  start_time: Date;
  /** Null: open forever. */
  end_time: Date | null;
  /** Null: not timed. */
  duration_minutes: number | null;
  /** Cut out of the clock for everybody. */
  removed: Json<RemovedInterval[]>;
  /** The clock stands still since then. */
  paused_since: Generated<Date | null>;
  max_questions: number;
  randomize_questions: boolean;
  proctored: boolean;
  /** 0: as many as there may be. */
  max_warnings: number;
  late_sync_minutes: number;
  freeze_minutes: number;
  /** Argon2id. Null: no password. */
  password_hash: string | null;
  email_restriction: EmailRestriction;
  allowed_emails: string[];
  email_domains: string[];
  public: boolean;
  /** '' shows the creator's name. */
  org_name: string;
  description: string;
  event_rules: string;
  event_prizes: string;
  event_faq: string;
  event_terms: string;
  event_privacy: string;
  created_at: Moment;
  updated_at: Moment;
  /** Nobody finds it any more since then. */
  deleted_at: Generated<Date | null>;
}

/** What was changed with a version of a contest, in words for its participants. */
export interface ContestVersionsTable {
  contest_pk: string;
  version: number;
  changed_at: Date;
  text: string;
}

/** Logos and banners, named by the SHA-256 of their bytes. */
export interface ContestImagesTable {
  hash: string;
  media_type: string;
  bytes: Buffer;
  created_at: Moment;
}

export interface ContestProblemsTable {
  contest_pk: string;
  position: number;
  problem_pk: string;
  /** The version that participants get and that their submissions are judged by. */
  problem_version: number;
}

/** A version that a contest took after its start. */
export interface ContestProblemChangesTable {
  contest_pk: string;
  problem_pk: string;
  version: number;
  former_version: number;
  changed_at: Date;
  /** What the organiser says about it; '' for nothing. */
  note: string;
}

export interface ContestParticipantsTable {
  contest_pk: string;
  uid: string;
  /** As it was held against the contest's lists. */
  email: string;
  email_proven: boolean;
  /** When the organiser let them take part without; by the contest's password at registration, or later one by one. */
  accepted_at: Date | null;
  registered_at: Moment;
  blocked_at: Date | null;
  extra_time_ms: Generated<number>;
  /** The contest's when they registered, as their device had it; null: not said. */
  seen_version: Generated<number | null>;
}

export interface ContestRunsTable {
  contest_pk: string;
  uid: string;
  started_at: Date;
  /** Server time minus device time at the last start from a device. */
  device_offset_ms: number | null;
  /** Of the last entry that was taken. */
  sequence: Generated<number>;
  previous_hash: string;
  warnings: Generated<number>;
  end_reason: RunEnd['reason'] | null;
  end_cause: string | null;
  ended_at: Date | null;
  seconds_used: number | null;
  /** Of the pack that it began with; null: with none. */
  pack_version: Generated<number | null>;
  /** Begun without a network, with the typed code. */
  by_code: Generated<boolean>;
  /** That the last entry claimed. */
  last_elapsed_ms: Generated<number>;
  /** When its device was last heard of. */
  last_contact: Generated<Date | null>;
  /** Elapsed time at the last contact: an entry that it did not name was written later. */
  contact_elapsed_ms: Generated<number>;
  /** The device of the last start or contact. */
  device: Generated<string | null>;
  /** When that device closed the page of the run, as long as it has not opened it again. */
  left_at: Generated<Date | null>;
}

/** The hash of an entry that a device named before it delivered the entry. */
export interface ContestCommitmentsTable {
  contest_pk: string;
  uid: string;
  sequence: number;
  hash: string;
  committed_at: Date;
  /** Elapsed time of the contact before this one. */
  after_elapsed_ms: number;
}

/** What opens the packs of a contest: leaves the server with the start, and never before. */
export interface ContestPacksTable {
  contest_pk: string;
  key: Buffer;
  code: string;
  /** How the code gives the key. */
  salt: Buffer;
  lock_iv: Buffer;
  locked_key: Buffer;
  version: number;
  /** Of what is in the packs now. */
  fingerprint: string;
  changed_at: Date;
}

/** What a problem said from a version of the pack on. */
export interface ContestPackTextsTable {
  contest_pk: string;
  problem_pk: string;
  version: number;
  title: string;
  text: string;
  noted_at: Date;
}

export interface ContestEventsTable {
  contest_pk: string;
  uid: string;
  id: string;
  kind: ContestEvent['kind'];
  at: Date;
  elapsed_ms: number;
  away_ms: number | null;
  detail: string | null;
  received_time: Moment;
  /** Since when the organiser does not count it. */
  forgiven_at: Generated<Date | null>;
}

/** Something handed in during a run; the id is that of the submission or the answer. */
export interface ContestEntriesTable {
  id: string;
  kind: 'code' | 'answer';
  contest_pk: string;
  uid: string;
  problem_pk: string;
  sequence: number | null;
  previous_hash: string | null;
  entry_hash: string | null;
  device_time: Date | null;
  elapsed_ms: number | null;
  received_time: Date;
  /** When it counts as written. */
  written_time: Date;
  /** From the participant's start where the contest is timed, else from its own. */
  contest_time_ms: number;
  state: ContestStanding['state'];
  reason: string | null;
  /** Null: not judged. */
  score: number | null;
  /** Whether it is one of the attempts; what does not compile is none. */
  attempt: boolean | null;
  /** What shows when it was written; null: received before this was kept. */
  evidence: Generated<EntryEvidence | null>;
  /** When its hash was named, if that was before it arrived. */
  committed_at: Generated<Date | null>;
}

export interface ContestStandingsTable {
  contest_pk: string;
  uid: string;
  /** False: the creator's own run, and whoever was eliminated or blocked. */
  listed: boolean;
  total_score: Generated<number>;
  last_improvement_ms: Generated<number>;
  attempts: Generated<number>;
  /** Problems with full marks. */
  solved: Generated<number>;
  frozen_total_score: Generated<number>;
  frozen_last_improvement_ms: Generated<number>;
  frozen_attempts: Generated<number>;
  frozen_solved: Generated<number>;
}

/** What is said in a contest. announcement: to everybody · notice: what the organiser decided about one person, to them. */
export interface ContestMessagesTable {
  id: string;
  contest_pk: string;
  kind: 'announcement' | 'notice';
  /** Whom it is to; null: everybody. */
  uid: string | null;
  text: string;
  /** What was asked, where this is the answer. */
  question: Generated<string | null>;
  clarification_id: Generated<string | null>;
  created_at: Date;
}

/** What a participant asks the organiser. */
export interface ContestClarificationsTable {
  id: string;
  contest_pk: string;
  uid: string;
  /** Null: about the contest as a whole. */
  problem_pk: string | null;
  text: string;
  asked_at: Date;
  answer: string | null;
  answered_at: Date | null;
  to_all: boolean | null;
}
