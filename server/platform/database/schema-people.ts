import type { ColumnType, Generated } from 'kysely';
import type { Preferences } from '../../../contract/entities/profile';
import type { Language, ReportType } from '../../../contract/limits';
import type { BadgeName } from '../../../contract/rules/badge-names';
import type { Json, Moment } from './column-types';

export interface UsersTable {
  /** At the identity provider. */
  uid: string;
  /** The claims `id` and `mongoID`. */
  id: string;
  email: string;
  username: string;
  display_name: string;
  /** An https URL, or an uploaded avatar's path. */
  photo_url: string | null;
  /** Only preferences that the user has set. */
  preferences: ColumnType<Partial<Preferences>, string | undefined, string>;
  avatar_hash: Generated<string | null>;
  /** Of administration; teachers have their own table. */
  roles: Generated<string[]>;
  created_at: Moment;
}

export interface AvatarsTable {
  hash: string;
  media_type: string;
  /** Null: in the file store. */
  bytes: Buffer | null;
  created_at: Moment;
}

/** For a password reset; one at a time per user. */
/** Accounts whose email was confirmed by a code. */
export interface ProvenEmailsTable {
  uid: string;
  /** In lower case. */
  email: string;
  proven_at: Generated<Date>;
}

export interface PasswordOtpsTable {
  uid: string;
  /** HMAC of the code. */
  mac: string;
  /** Failed attempts, and those being compared right now. */
  tries: Generated<number>;
  expires_at: Date;
}

/** Shared by all processes of an installation. */
export interface ServerSecretsTable {
  name: string;
  value: string;
}

export interface MailsTable {
  id: string;
  uid: string | null;
  /** For the mail log. */
  kind: Generated<string>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attempts: Generated<number>;
  next_at: Moment;
  expires_at: Date;
  created_at: Moment;
}

/** By other creators, with the time of the first solution. */
export interface SolvedProblemsTable {
  uid: string;
  problem_pk: string;
  solved_at: Date;
  /** False for the user's own and private problems: marked as solved, but not counted. */
  counts: Generated<boolean>;
}

/** Accepted submissions and answers per user and day (UTC, `YYYY-MM-DD`). */
export interface PracticeDaysTable {
  uid: string;
  day: ColumnType<Date, string, string>;
  accepted: number;
}

export interface UserBadgesTable {
  uid: string;
  name: BadgeName;
  awarded_at: Moment;
}

export interface BugReportsTable {
  id: string;
  uid: string | null;
  type: ReportType;
  description: string;
  /** Or the word Anonymous. */
  email: string;
  current_url: string;
  screen_width: number;
  screen_height: number;
  image_hash: string | null;
  closed_at: Generated<Date | null>;
  answer: Generated<string | null>;
  answered_at: Generated<Date | null>;
  /** The shared solution that it is about. */
  submission_id: Generated<string | null>;
  received_time: Moment;
}

/** Unsent code, synchronised between an account's devices. */
export interface DraftsTable {
  uid: string;
  problem_id: string;
  language: Language;
  contest_slug: string;
  /** Null: deleted. */
  code: string | null;
  /** From `draft_revisions`. */
  revision: number;
  device: string;
  saved_at: Date;
  received_time: Moment;
}

export interface DraftRevisionsTable {
  uid: string;
  newest: number;
}

export interface ReportImagesTable {
  hash: string;
  /** Null: in the file store. */
  bytes: Buffer | null;
  size: number;
}

export interface IdentityAccountsTable {
  uid: string;
  email: string;
  password_hash: string;
  display_name: string | null;
  photo_url: string | null;
  claims: ColumnType<Record<string, unknown>, string | undefined, string>;
  disabled: Generated<boolean>;
  /** Seconds since 1970: tokens of an earlier sign-in are invalid. */
  valid_since: number;
  created_at: Moment;
  last_sign_in_at: Moment;
}

/** Networks (hashed) from which an account signed in before. */
export interface IdentityKnownNetworksTable {
  uid: string;
  network: string;
  seen_at: Moment;
}

/** Against password guessing: see `sign-in.ts`. */
export interface IdentityGuardsTable {
  name: string;
  /** Since the last success. */
  attempts: number;
  locked_until: Date | null;
  /** Whether the last attempt came while it was locked. */
  refused: boolean;
  seen_at: Moment;
}

/** One sign-in and its family of refresh tokens: for the user, a device. */
export interface IdentitySessionsTable {
  id: string;
  uid: string;
  /** Seconds since 1970. */
  auth_time: number;
  /** How the session began: `password`, or `custom` with a personal code. */
  provider: Generated<string>;
  /** The newest used generation, its token, and the first use. */
  used_generation: Generated<number>;
  used_hash: string | null;
  used_at: Date | null;
  created_at: Moment;
  /** Product names of the device that signed in; null: unknown. */
  browser: string | null;
  system: string | null;
  /** Last request, at most ten minutes late. */
  seen_at: Moment;
}

export interface IdentityRefreshTokensTable {
  hash: string;
  session_id: string;
  /** From 0; using a token creates one of the next generation. */
  generation: number;
  created_at: Moment;
}

/** Pending calls to an external identity provider. */
export interface IdentityEffectsTable {
  id: string;
  uid: string;
  effect: Json<Record<string, unknown>>;
  attempts: Generated<number>;
  next_at: Moment;
  last_error: string | null;
  created_at: Moment;
}

export interface IdentityKeysTable {
  kid: string;
  private_jwk: Json<Record<string, unknown>>;
  public_jwk: Json<Record<string, unknown>>;
  created_at: Moment;
}
