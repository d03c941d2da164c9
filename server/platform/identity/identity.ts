import type { Database } from '../database/open';

export interface Caller {
  readonly uid: string;
  readonly email: string;
  /** As the token names it: `password`, `google.com`, `github.com`; `custom`: a personal code. */
  readonly provider: string;
  /** Undefined if the provider does not tell its sessions apart. */
  readonly sessionID?: string | undefined;
}

export interface DeviceSession {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly startedAt: Date;
  /** At most ten minutes late. */
  readonly seenAt: Date;
}

/** A session lasts from a sign-in to a sign-out on the same device. An ended one is refused at once. */
export interface DeviceSessions {
  /** The newest used first, at most 200. */
  list(uid: string): Promise<DeviceSession[]>;
  /** @returns whether the account had it */
  end(uid: string, id: string): Promise<boolean>;
  /** @returns how many it ended */
  endOthers(uid: string, kept: string): Promise<number>;
}

/** Our claims in a user's token (ENT-1). */
export interface Claims {
  readonly username: string;
  readonly id: string;
  readonly mongoID: string;
  readonly _id: string;
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/**
 * The port to the identity provider.
 *
 * Local accounts: a method with a transaction is part of it. External accounts: the call is stored in that
 * transaction and made after the commit, with retries until it succeeds. Repeating it is safe.
 */
export interface Identity {
  /** Null if the token is forged, expired or revoked, or its account is deleted or disabled. */
  verify(token: string): Promise<Caller | null>;
  /** Why `verify` refused the token: the token is good, but its account is disabled. */
  isDisabled(token: string): Promise<boolean>;
  /** For work that comes without a token of its account. */
  isAccountDisabled(uid: string): Promise<boolean>;
  setClaims(uid: string, claims: Claims, transaction: Database): Promise<void>;
  hasEmail(email: string): Promise<boolean>;
  /** `hasPassword` is false for accounts that only sign in with Google or GitHub. */
  findByEmail(email: string): Promise<{ uid: string; hasPassword: boolean } | null>;
  /** @returns its uid; null: the email is taken. Undefined if this server cannot create accounts for others. */
  readonly create?: (account: NewAccount, transaction: Database) => Promise<string | null>;
  /** A short-lived token that begins a session with fewer rights. Undefined if this server cannot give one. */
  readonly signInToken?: (uid: string) => Promise<string>;
  /** Undefined if the provider can only end all sessions of an account. */
  readonly sessions?: DeviceSessions;
  /** Also ends all sessions of the account. */
  setPassword(uid: string, password: string, transaction: Database): Promise<void>;
  /** Refuses every token of the account until the next sign-in, and ends its long polls and streams. */
  endSessions(uid: string, transaction: Database): Promise<void>;
  /** A disabled account cannot sign in, and its tokens are refused. */
  setDisabled(uid: string, disabled: boolean, transaction: Database): Promise<void>;
  remove(uid: string, transaction: Database): Promise<void>;
}
