/** Where the client gets ID tokens from: the session in a page, a mirrored token in the service worker. */
export interface IdToken {
  idToken: string;
  uid: string;
}

/** unreachable: ask again later · rejected: the person must sign in again. */
export type TokenAnswer =
  | { type: 'token'; token: IdToken }
  | { type: 'signedOut' }
  | { type: 'unreachable' }
  | { type: 'rejected' };

/** @param force a token the server refused just now must not come again */
export type TokenSource = (force: boolean) => Promise<TokenAnswer>;
