import type { Generated } from 'kysely';
import type { QuestionCategory } from '../../../contract/entities/contest/clarification';
import type { RemovedInterval } from '../../../contract/entities/contest/contest';
import type { StaffRole } from '../../../contract/rules/contest/contest-roles';
import type { ScoringKind } from '../../../contract/rules/contest/contest-score';
import type { EmailRestriction } from '../../../contract/rules/contest/eligibility';
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
