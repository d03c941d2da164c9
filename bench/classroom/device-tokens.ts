/** Stands for the identity SDK: keeps an ID token, and renews it with the server's real token call. */
import { workerData } from 'node:worker_threads';
import type { SessionHint } from '../../src/auth/session-hint';
import type { TokenResult } from '../../src/auth/token-result';
import type { DeviceTask } from './device-task';

const { url, person } = workerData as DeviceTask;
let { idToken, refreshToken } = person;

const expiryOf = (token: string): number =>
  1000 * JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')).exp;

export async function askProvider(hint: SessionHint, force: boolean): Promise<TokenResult> {
  if (hint.person.uid !== person.uid) return { type: 'signedOut' };
  if (force || expiryOf(idToken) < Date.now() + 60_000) {
    try {
      const response = await fetch(`${url}/securetoken.googleapis.com/v1/token?key=local`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      });
      if (!response.ok) return { type: response.status === 400 ? 'rejected' : 'unreachable' };
      const renewed = (await response.json()) as { id_token: string; refresh_token: string };
      idToken = renewed.id_token;
      refreshToken = renewed.refresh_token;
    } catch {
      return { type: 'unreachable' };
    }
  }
  return { type: 'token', token: { idToken, uid: person.uid, expiresAt: expiryOf(idToken) } };
}

export async function rememberedUid(): Promise<string | undefined> {
  return person.uid;
}
