/**
 * The current ID token where the service worker can read it, so that it may send with all tabs closed. It lives an hour at most;
 * the refresh token, which lives long, never comes here.
 */
import { appDb } from '../db/app-db';

export interface MirroredToken {
  idToken: string;
  uid: string;
  /** When it stops being valid, in ms since 1970. */
  expiresAt: number;
}

const key = 'idToken';

export async function readMirroredToken(): Promise<MirroredToken | undefined> {
  const row = await appDb.kv.get(key);
  return row?.value as MirroredToken | undefined;
}

export async function mirrorToken(token: MirroredToken | undefined): Promise<void> {
  if (!token) return appDb.kv.delete(key);
  const known = await readMirroredToken();
  if (known?.idToken !== token.idToken) await appDb.kv.put({ key, value: token });
}
