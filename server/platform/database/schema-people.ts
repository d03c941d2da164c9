/** The tables of people: who they are, how they come in, what they earn and tell. See `schema.ts`. */
import type { ColumnType, Generated } from 'kysely';
import type { Preferences } from '../../../contract/entities/profile';
import type { Language, ReportType } from '../../../contract/limits';
import type { BadgeName } from '../../../contract/rules/badges';
import type { Json, Moment } from './column-types';

export interface UsersTable {
  /** The account's id at the identity provider. */
  uid: string;
  /** Our own id of the person: the claims `id` and `mongoID`. */
  id: string;
  email: string;
  username: string;
  display_name: string;
  /** An https address, or the path of an avatar of ours. */
  photo_url: string | null;
  /** What was never chosen is not in it. */
  preferences: ColumnType<Partial<Preferences>, string | undefined, string>;
  avatar_hash: Generated<string | null>;
  created_at: Moment;
}

/** Pictures people have of themselves, by the SHA-256 of their bytes (hexadecimal). */
export interface AvatarsTable {
  hash: string;
  media_type: string;
  bytes: Buffer;
  created_at: Moment;
}

/** The code by which a person may set a new password; one at a time. */
/** Accounts whose email was proven by a code. */
export interface ProvenEmailsTable {
  uid: string;
  /** In small letters. */
  email: string;
  proven_at: Generated<Date>;
}

export interface PasswordOtpsTable {
  uid: string;
  /** HMAC of the code. */
  mac: string;
  /** Wrong ones so far, and those being compared right now. */
  tries: Generated<number>;
  expires_at: Date;
}

/** Random values that every process of an installation must share. */
export interface ServerSecretsTable {
  name: string;
  value: string;
}

/** Mails on their way; gone once they are sent. */
export interface MailsTable {
  id: string;
  uid: string | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attempts: Generated<number>;
  next_at: Moment;
  expires_at: Date;
  created_at: Moment;
}

/** Problems of others that somebody has solved, with the time of the first solution. */
export interface SolvedProblemsTable {
  uid: string;
  problem_pk: string;
  solved_at: Date;
  /** Not for problems of one's own and private ones: they have a mark, but no badge and no profile counts them. */
  counts: Generated<boolean>;
}

/** How much of a person's work of a day (UTC, `YYYY-MM-DD`) was accepted. */
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

/** What people told the operator. */
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
  received_time: Moment;
}

/** Unsent code of an account, as its devices share it. */
export interface DraftsTable {
  uid: string;
  problem_id: string;
  language: Language;
  contest_slug: string;
  /** Null: gone. */
  code: string | null;
  /** Of `draft_revisions`. */
  revision: number;
  device: string;
  saved_at: Date;
  received_time: Moment;
}

/** The newest revision over all drafts of an account. */
export interface DraftRevisionsTable {
  uid: string;
  newest: number;
}

/** Screenshots (PNG), by the SHA-256 of their bytes (hexadecimal). */
export interface ReportImagesTable {
  hash: string;
  bytes: Buffer;
}

export interface IdentityAccountsTable {
  uid: string;
  email: string;
  password_hash: string;
  display_name: string | null;
  photo_url: string | null;
  claims: ColumnType<Record<string, unknown>, string | undefined, string>;
  disabled: Generated<boolean>;
  /** Seconds since 1970: tokens whose sign-in is older are dead. */
  valid_since: number;
  created_at: Moment;
  last_sign_in_at: Moment;
}

/** Where sign-ins of an account came from, as a hash of the network. */
export interface IdentityKnownNetworksTable {
  uid: string;
  network: string;
  seen_at: Moment;
}

/** What holds back guessing at one door: see `sign-in.ts`. */
export interface IdentityGuardsTable {
  name: string;
  /** Without a success in between. */
  attempts: number;
  locked_until: Date | null;
  /** Whether the last attempt came while it was locked. */
  refused: boolean;
  seen_at: Moment;
}

/** Everything that one sign-in led to: a family of refresh tokens. */
export interface IdentitySessionsTable {
  id: string;
  uid: string;
  /** Seconds since 1970 of the sign-in. */
  auth_time: number;
  /** The newest generation of which a token was used, by which token, and when first. */
  used_generation: Generated<number>;
  used_hash: string | null;
  used_at: Date | null;
  created_at: Moment;
}

export interface IdentityRefreshTokensTable {
  hash: string;
  session_id: string;
  /** From 0; the one made by using another has one more. */
  generation: number;
  created_at: Moment;
}

/** What an identity provider elsewhere has still to be told. */
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
