/**
 * A copy of the ID token, so that the service worker can send with all tabs closed. It lives one hour at
 * most; the long-lived refresh token is never copied.
 */
import { appDb } from '../db/app-db';

export interface MirroredToken {
  idToken: string;
  uid: string;
  /** In ms since 1970. */
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
