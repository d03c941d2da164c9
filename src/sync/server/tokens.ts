/** ID tokens come from the session in a page, and from the mirrored token in the service worker. */
export interface IdToken {
  idToken: string;
  uid: string;
}

/** unreachable: retry later · rejected: the user must sign in again. */
export type TokenAnswer =
  | { type: 'token'; token: IdToken }
  | { type: 'signedOut' }
  | { type: 'unreachable' }
  | { type: 'rejected' };

/** @param force the server refused the current token, so fetch a new one */
export type TokenSource = (force: boolean) => Promise<TokenAnswer>;
