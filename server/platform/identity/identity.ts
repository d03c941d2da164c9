import type { Database } from '../database/open';

/** Somebody whose token was verified just now. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
}

/** What we put into a person's token (ENT-1). */
export interface Claims {
  readonly username: string;
  readonly id: string;
  readonly mongoID: string;
  readonly _id: string;
}

/** The port to whoever knows passwords and issues tokens. */
export interface Identity {
  /** The person behind a token, or null when it is forged, expired or revoked, or its account gone or disabled. */
  verify(token: string): Promise<Caller | null>;
  /** What the person's next token will say. Part of the transaction that is passed. */
  setClaims(uid: string, claims: Claims, transaction: Database): Promise<void>;
  /** Whether an account with this e-mail exists. */
  hasEmail(email: string): Promise<boolean>;
}
