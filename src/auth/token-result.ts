export interface IdToken {
  idToken: string;
  uid: string;
  /** In ms since 1970. */
  expiresAt: number;
}

/** unreachable: retry later · rejected: the user must sign in again. */
export type TokenResult =
  | { type: 'token'; token: IdToken }
  | { type: 'signedOut' }
  | { type: 'unreachable' }
  | { type: 'rejected' };
