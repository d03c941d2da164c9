import type { ColumnType, Generated } from 'kysely';
import type { QuestionCategory } from '../../../contract/entities/contest/clarification';
import type { RemovedInterval, RunEnd } from '../../../contract/entities/contest/contest';
import type { ContestEvent } from '../../../contract/entities/contest/contest-run';
import type { ContestStanding, watchKinds } from '../../../contract/entities/run-entry';
import type { AbsenceSum, Absences } from '../../../contract/rules/contest/absences';
import type { StaffRole } from '../../../contract/rules/contest/contest-roles';
import type { ScoringKind } from '../../../contract/rules/contest/contest-score';
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
  image_url: string | null;
  banner_hash: string | null;
  logo_url: string | null;
  logo_hash: string | null;
  start_time: Date;
  /** Null: open forever. */
  end_time: Date | null;
  /** Null: not timed. */
  duration_minutes: number | null;
  /** Excluded from everybody's clock. */
  removed: Json<RemovedInterval[]>;
  paused_since: Generated<Date | null>;
  max_questions: number;
  randomize_questions: boolean;
  proctored: boolean;
  /** 0: unlimited. */
  max_warnings: number;
  /** Time away in total for one warning; 0: each absence is one. */
  warning_seconds: Generated<number>;
  late_sync_minutes: number;
  freeze_minutes: number;
  scoring: Generated<ScoringKind>;
  /** icpc: for each wrong attempt. */
  penalty_minutes: Generated<number>;
  /** The freeze lasts until the organiser ends it. */
  freeze_kept: Generated<boolean>;
  /** When the organiser ended the freeze. */
  unfrozen_at: Generated<Date | null>;
  /** Counts of gold, silver and bronze medals. */
  medals: Generated<number[]>;
  /** SHA-256 of the password for the Contest API. */
  api_key_hash: Generated<string | null>;
  /** Null: the default list. */
  canned_answers: Generated<string[] | null>;
  /** Argon2id. Null: no password. */
  password_hash: string | null;
  email_restriction: EmailRestriction;
  allowed_emails: string[];
  email_domains: string[];
  public: boolean;
  /** Participants can practise its private problems after the end. */
  practice_open: Generated<boolean>;
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
  /** Unlisted since then. */
  deleted_at: Generated<Date | null>;
  /** Registration asks for team and affiliation. */
  asks_team: Generated<boolean>;
}

/** Changes of each version, as text for participants. */
export interface ContestVersionsTable {
  contest_pk: string;
  version: number;
  changed_at: Date;
  text: string;
}

export interface ContestImagesTable {
  hash: string;
  media_type: string;
  /** Null: in the file store. */
  bytes: Buffer | null;
  created_at: Moment;
}

export interface ContestProblemsTable {
  contest_pk: string;
  position: number;
  problem_pk: string;
  /** For participants and for judging their submissions. */
  problem_version: number;
  /** Points; unused by icpc. */
  points: Generated<number>;
}

/** Problem versions adopted after the start. */
export interface ContestProblemChangesTable {
  contest_pk: string;
  problem_pk: string;
  version: number;
  former_version: number;
  changed_at: Date;
  note: string;
}

export interface ContestParticipantsTable {
  contest_pk: string;
  uid: string;
  /** The email that was checked against the contest's lists. */
  email: string;
  email_proven: boolean;
  /** Accepted without a confirmed email: by the contest's password, or by the organiser. */
  accepted_at: Date | null;
  registered_at: Moment;
  blocked_at: Date | null;
  extra_time_ms: Generated<number>;
  /** The version on the participant's device at registration; null: unknown. */
  seen_version: Generated<number | null>;
  /** Admitted by the organiser, whatever the contest's lists contain. */
  invited_at: Generated<Date | null>;
  /** '': none, as in the next two. */
  team_name: Generated<string>;
  affiliation: Generated<string>;
  country: Generated<string>;
}

export interface ContestInvitationsTable {
  id: string;
  contest_pk: string;
  /** In lower case; null: a link for several people. */
  email: string | null;
  token: string;
  uses_max: number | null;
  expires_at: Date | null;
  revoked_at: Generated<Date | null>;
  created_by: string;
  created_at: Moment;
}

export interface ContestInvitationUsesTable {
  invitation_id: string;
  uid: string;
  used_at: Moment;
}

/** Accounts that an organiser created for a contest, with the key of their row in the organiser's list. */
export interface ManagedAccountsTable {
  uid: string;
  contest_pk: string;
  key: string;
  created_by: string;
  created_at: Moment;
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
  /** At the start; null: no pack. */
  pack_version: Generated<number | null>;
  /** Started offline with the typed code. */
  by_code: Generated<boolean>;
  /** Claimed by the last entry. */
  last_elapsed_ms: Generated<number>;
  last_contact: Generated<Date | null>;
  /** At the last contact: an entry that the contact did not name was written later. */
  contact_elapsed_ms: Generated<number>;
  device: Generated<string | null>;
  /** When the device closed the run's page; null: open. */
  left_at: Generated<Date | null>;
  /** All devices that had the run. */
  devices: Generated<string[]>;
  /** What the starting page could watch; null: not our page. */
  watch: Generated<(typeof watchKinds)[number] | null>;
  unwatched_at: Generated<Date | null>;
  /** Absences from a proctored run, recomputed from its events. */
  absences: ColumnType<Absences, string | undefined, string>;
  /** Counted time away. */
  away_ms: Generated<number>;
  /** Reported by the device: losses of focus below a second. */
  glances: ColumnType<AbsenceSum | null, string | null | undefined, string | null>;
}

/** Hashes of drafts, with the time when the server first knew them. */
export interface ContestDraftsTable {
  contest_pk: string;
  uid: string;
  hash: string;
  first_at: Date;
}

/** Hashes that a device sent before their entries. */
export interface ContestCommitmentsTable {
  contest_pk: string;
  uid: string;
  sequence: number;
  hash: string;
  committed_at: Date;
  /** Of the previous contact. */
  after_elapsed_ms: number;
}

/** Must not leave the server before the start. */
export interface ContestPacksTable {
  contest_pk: string;
  key: Buffer;
  code: string;
  /** Derives the key from the code. */
  salt: Buffer;
  lock_iv: Buffer;
  locked_key: Buffer;
  version: number;
  fingerprint: string;
  changed_at: Date;
}

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
  /** From the participant's start if timed, else from the contest's start. */
  contest_time_ms: number;
  state: ContestStanding['state'];
  reason: string | null;
  score: number | null;
  /** A compile error does not count as an attempt. */
  attempt: boolean | null;
  /** Proof of the time; null: older than this column. */
  evidence: Generated<EntryEvidence | null>;
  /** When its hash arrived, if before the entry. */
  committed_at: Generated<Date | null>;
  /** When a draft with the same content was first known. */
  draft_at: Generated<Date | null>;
  /** The last contact that did not name the entry. */
  contact_at: Generated<Date | null>;
}

export interface ContestStandingsTable {
  contest_pk: string;
  uid: string;
  /** False for the creator's own run and for disqualified or blocked participants. */
  listed: boolean;
  total_score: Generated<number>;
  penalty_ms: Generated<number>;
  last_improvement_ms: Generated<number>;
  attempts: Generated<number>;
  /** With full marks. */
  solved: Generated<number>;
  frozen_total_score: Generated<number>;
  frozen_penalty_ms: Generated<number>;
  frozen_last_improvement_ms: Generated<number>;
  frozen_attempts: Generated<number>;
  frozen_solved: Generated<number>;
}

/** announcement: to everybody · notice: to one participant, about a decision of the organiser. */
export interface ContestMessagesTable {
  id: string;
  contest_pk: string;
  kind: 'announcement' | 'notice';
  /** Recipient; null: everybody. */
  uid: string | null;
  text: string;
  /** If this is an answer. */
  question: Generated<string | null>;
  clarification_id: Generated<string | null>;
  /** Null: about the whole contest. */
  problem_pk: Generated<string | null>;
  created_at: Date;
}

export interface ContestClarificationsTable {
  id: string;
  contest_pk: string;
  uid: string;
  /** Null: about the whole contest. */
  problem_pk: string | null;
  category: Generated<QuestionCategory>;
  text: string;
  asked_at: Date;
  /** The member of the jury who is answering. */
  taken_by: string | null;
  taken_at: Date | null;
  answer: string | null;
  answered_at: Date | null;
  /** Null also if that account was deleted. */
  answered_by: string | null;
  to_all: boolean | null;
}

/** Of the jury, about an entry. */
export interface ContestNotesTable {
  id: string;
  entry_id: string;
  /** Null: the account was deleted. */
  uid: string | null;
  text: string;
  created_at: Moment;
}

export interface ContestEditorialsTable {
  contest_pk: string;
  problem_pk: string;
  /** Markdown. */
  text: string;
  version: number;
  updated_at: Moment;
}

export interface ContestStaffTable {
  contest_pk: string;
  uid: string;
  role: StaffRole;
  added_at: Moment;
  /** Null: still in the staff. */
  removed_at: Date | null;
}
