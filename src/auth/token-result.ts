export interface IdToken {
  idToken: string;
  uid: string;
  /** When it stops being valid, in ms since 1970. */
  expiresAt: number;
}

/** unreachable: ask again later · rejected: the person must sign in again. */
export type TokenResult =
  | { type: 'token'; token: IdToken }
  | { type: 'signedOut' }
  | { type: 'unreachable' }
  | { type: 'rejected' };
