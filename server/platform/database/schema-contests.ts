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
  /** The banner's URL, ours or external. */
  image_url: string | null;
  banner_hash: string | null;
  logo_url: string | null;
  logo_hash: string | null;
  start_time: Date;
  /** Null: open forever. */
  end_time: Date | null;
  /** Null: not timed. */
  duration_minutes: number | null;
  /** Intervals that count for nobody's clock. */
  removed: Json<RemovedInterval[]>;
  paused_since: Generated<Date | null>;
  max_questions: number;
  randomize_questions: boolean;
  proctored: boolean;
  /** 0: unlimited. */
  max_warnings: number;
  late_sync_minutes: number;
  freeze_minutes: number;
  /** Argon2id. Null: no password. */
  password_hash: string | null;
  email_restriction: EmailRestriction;
  allowed_emails: string[];
  email_domains: string[];
  public: boolean;
  /** '': show the creator's name. */
  org_name: string;
  description: string;
  event_rules: string;
  event_prizes: string;
  event_faq: string;
  event_terms: string;
  event_privacy: string;
  created_at: Moment;
  updated_at: Moment;
  /** Not listed any more since then. */
  deleted_at: Generated<Date | null>;
}

/** What each version of a contest changed, as text for participants. */
export interface ContestVersionsTable {
  contest_pk: string;
  version: number;
  changed_at: Date;
  text: string;
}

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
  /** The version that participants get and that their submissions are judged against. */
  problem_version: number;
}

/** A problem version that a contest took after its start. */
export interface ContestProblemChangesTable {
  contest_pk: string;
  problem_pk: string;
  version: number;
  former_version: number;
  changed_at: Date;
  /** The organiser's note on it; '' for none. */
  note: string;
}

export interface ContestParticipantsTable {
  contest_pk: string;
  uid: string;
  /** The email that was checked against the contest's lists. */
  email: string;
  email_proven: boolean;
  /**
   * When the participant was accepted without a confirmed email: by the contest's password, or by the
   * organiser.
   */
  accepted_at: Date | null;
  registered_at: Moment;
  blocked_at: Date | null;
  extra_time_ms: Generated<number>;
  /** The contest version on the participant's device at registration; null: unknown. */
  seen_version: Generated<number | null>;
}

export interface ContestRunsTable {
  contest_pk: string;
  uid: string;
  started_at: Date;
  /** Server time minus device time at the last start. */
  device_offset_ms: number | null;
  sequence: Generated<number>;
  previous_hash: string;
  warnings: Generated<number>;
  end_reason: RunEnd['reason'] | null;
  end_cause: string | null;
  ended_at: Date | null;
  seconds_used: number | null;
  /** Pack version the run began with; null: no pack. */
  pack_version: Generated<number | null>;
  /** Started offline with the typed code. */
  by_code: Generated<boolean>;
  /** Elapsed time that the last entry claimed. */
  last_elapsed_ms: Generated<number>;
  last_contact: Generated<Date | null>;
  /** Elapsed time at the last contact: an entry that the contact did not name was written later. */
  contact_elapsed_ms: Generated<number>;
  device: Generated<string | null>;
  /** When that device closed the run's page; null while the page is open. */
  left_at: Generated<Date | null>;
}

/** Hashes of entries that a device sent before the entries themselves. */
export interface ContestCommitmentsTable {
  contest_pk: string;
  uid: string;
  sequence: number;
  hash: string;
  committed_at: Date;
  /** Elapsed time of the previous contact. */
  after_elapsed_ms: number;
}

/** Key and code of a contest's packs. They must not leave the server before the start. */
export interface ContestPacksTable {
  contest_pk: string;
  key: Buffer;
  code: string;
  /** Salt that derives the key from the code. */
  salt: Buffer;
  lock_iv: Buffer;
  locked_key: Buffer;
  version: number;
  fingerprint: string;
  changed_at: Date;
}

/** A problem's text as of a version of the pack. */
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
  /** Since when the organiser ignores the event. */
  forgiven_at: Generated<Date | null>;
}

/** A submission or answer of a run, with the same id. */
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
  /** The time that counts as written. */
  written_time: Date;
  /** From the participant's start if the contest is timed, else from the contest's start. */
  contest_time_ms: number;
  state: ContestStanding['state'];
  reason: string | null;
  score: number | null;
  /** Whether it counts as an attempt; a compile error does not. */
  attempt: boolean | null;
  /** What proves when it was written; null: received before this was stored. */
  evidence: Generated<EntryEvidence | null>;
  /** When its hash arrived, if that was before the entry. */
  committed_at: Generated<Date | null>;
}

export interface ContestStandingsTable {
  contest_pk: string;
  uid: string;
  /** False for the creator's own run and for eliminated or blocked participants. */
  listed: boolean;
  total_score: Generated<number>;
  last_improvement_ms: Generated<number>;
  attempts: Generated<number>;
  /** Number of problems with full marks. */
  solved: Generated<number>;
  frozen_total_score: Generated<number>;
  frozen_last_improvement_ms: Generated<number>;
  frozen_attempts: Generated<number>;
  frozen_solved: Generated<number>;
}

/**
 * Messages in a contest. announcement: to everybody · notice: to one participant, about a decision of the
 * organiser.
 */
export interface ContestMessagesTable {
  id: string;
  contest_pk: string;
  kind: 'announcement' | 'notice';
  /** Recipient; null: everybody. */
  uid: string | null;
  text: string;
  /** The question, if this is an answer. */
  question: Generated<string | null>;
  clarification_id: Generated<string | null>;
  created_at: Date;
}

export interface ContestClarificationsTable {
  id: string;
  contest_pk: string;
  uid: string;
  /** Null: about the whole contest. */
  problem_pk: string | null;
  text: string;
  asked_at: Date;
  answer: string | null;
  answered_at: Date | null;
  to_all: boolean | null;
}
