import { currentToken } from '../../auth/id-token';
import { isCurrentAccount } from '../../auth/session';
import { type MirroredToken, mirrorToken } from '../../data/account/mirrored-token';
import type { TokenSource } from './tokens';

let mirrored: string | undefined;

/** The user may sign out during a fetch or write; then no token may remain. */
async function mirror(token: MirroredToken): Promise<void> {
  if (!isCurrentAccount(token.uid)) return;
  await mirrorToken(token);
  if (isCurrentAccount(token.uid)) mirrored = token.idToken;
  else await mirrorToken(undefined);
}

/** Mirrors a fresh token for the service worker without delaying the caller. */
export const pageTokens: TokenSource = async (force) => {
  const result = await currentToken(force);
  if (result.type === 'token' && result.token.idToken !== mirrored) {
    void mirror(result.token).catch((error) => console.warn('The token was not mirrored', error));
  }
  return result;
};
