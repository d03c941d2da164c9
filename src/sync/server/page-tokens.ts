import { currentToken } from '../../auth/id-token';
import { isHere } from '../../auth/session';
import { type MirroredToken, mirrorToken } from '../../data/account/mirrored-token';
import type { TokenSource } from './tokens';

/** Looked at with every request: what this page has written down already costs no turn through the database. */
let mirrored: string | undefined;

/** The person may leave while a token is fetched or written: none of theirs is left behind then. */
async function mirror(token: MirroredToken): Promise<void> {
  if (!isHere(token.uid)) return;
  await mirrorToken(token);
  if (isHere(token.uid)) mirrored = token.idToken;
  else await mirrorToken(undefined);
}

/** The session's token; a fresh one is mirrored for the service worker, which nobody who sends waits for. */
export const pageTokens: TokenSource = async (force) => {
  const result = await currentToken(force);
  if (result.type === 'token' && result.token.idToken !== mirrored) {
    void mirror(result.token).catch((error) => console.warn('The token was not mirrored', error));
  }
  return result;
};
