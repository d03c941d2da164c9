import { currentToken } from '../auth/id-token';
import { isHere } from '../auth/session';
import { type MirroredToken, mirrorToken } from '../data/mirrored-token';
import type { TokenSource } from './tokens';

/** The person may leave while a token is fetched or written: none of theirs is left behind then. */
async function mirror(token: MirroredToken): Promise<void> {
  if (!isHere(token.uid)) return;
  await mirrorToken(token);
  if (!isHere(token.uid)) await mirrorToken(undefined);
}

/** The session's token; a fresh one is mirrored for the service worker. */
export const pageTokens: TokenSource = async (force) => {
  const result = await currentToken(force);
  if (result.type === 'token') {
    await mirror(result.token).catch((error) => console.warn('The token was not mirrored', error));
  }
  return result;
};
