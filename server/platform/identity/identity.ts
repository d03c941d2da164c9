import type { Database } from '../database/open';

/** Somebody whose token was verified just now. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  /** How they signed in, in the tokens' words: `password`, `google.com`, `github.com`. */
  readonly provider: string;
}

/** What we put into a person's token (ENT-1). */
export interface Claims {
  readonly username: string;
  readonly id: string;
  readonly mongoID: string;
  readonly _id: string;
}

/**
 * The port to whoever knows passwords and issues tokens.
 *
 * What takes a transaction is part of it where the accounts are kept in the same database. Where they are kept elsewhere it is
 * written down in that transaction and done after the commit, again and again until it worked: repeating it does no harm.
 */
export interface Identity {
  /** The person behind a token, or null when it is forged, expired or revoked, or its account gone or disabled. */
  verify(token: string): Promise<Caller | null>;
  /** What the person's next token will say. */
  setClaims(uid: string, claims: Claims, transaction: Database): Promise<void>;
  /** Whether an account with this e-mail exists. */
  hasEmail(email: string): Promise<boolean>;
  /** The account with this e-mail; `hasPassword` is false where only Google or GitHub lead to it. */
  findByEmail(email: string): Promise<{ uid: string; hasPassword: boolean } | null>;
  /** Gives the account a new password and ends all of its sessions. */
  setPassword(uid: string, password: string, transaction: Database): Promise<void>;
  /** From now on every token of the account is refused, until somebody signs in again. */
  endSessions(uid: string, transaction: Database): Promise<void>;
  /** A disabled account cannot sign in, and its tokens are refused. */
  setDisabled(uid: string, disabled: boolean, transaction: Database): Promise<void>;
  /** Removes the account with its sessions. */
  remove(uid: string, transaction: Database): Promise<void>;
}
