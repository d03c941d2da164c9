import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DeviceNames } from '../../../../contract/rules/names/device-name';
import type { Database } from '../../database/open';

/**
 * Refresh tokens: replaced at every use, stored as hashes, and useless to a thief after the owner's next
 * use.
 *
 * Theory of operation. A session's tokens have generations. Using a token of the newest generation gives
 * one of the next. A response may be lost, so a token may be used again until its successor is used: only
 * that proves that the successor arrived. A session therefore stores the newest used generation and its
 * token. An older token, or another one of the same generation, is a copy: from a tab that did not know the
 * new token yet (there is a grace period), or from a thief. After the grace period the two cannot be
 * distinguished, and the session ends for both.
 */
const graceMs = 10 * 60_000;

export interface Session {
  readonly id: string;
  readonly uid: string;
  /** Seconds since 1970. */
  readonly authTime: number;
  /** See `identity_sessions.provider`. */
  readonly provider: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export async function startSession(
  db: Database,
  { uid, authTime, provider }: Omit<Session, 'id'>,
  { browser, system }: DeviceNames,
): Promise<Session & { refreshToken: string }> {
  return await db.transaction().execute(async (transaction) => {
    const id = randomUUID();
    await transaction
      .insertInto('identity_sessions')
      .values({ id, uid, auth_time: authTime, provider, browser: browser ?? null, system: system ?? null })
      .execute();
    return { id, uid, authTime, provider, refreshToken: await issue(transaction, id, 0) };
  });
}

/** Returns the session and the next token, or undefined if the token is not valid (any more). */
export async function continueSession(
  db: Database,
  token: string,
): Promise<(Session & { refreshToken: string }) | undefined> {
  const hash = hashOf(token);
  return await db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('identity_refresh_tokens as token')
      .innerJoin('identity_sessions as session', 'session.id', 'token.session_id')
      .selectAll('session')
      .select('token.generation')
      .where('token.hash', '=', hash)
      .forUpdate('session')
      .executeTakeFirst();
    if (!found) return undefined;
    const { id, uid, auth_time: authTime, provider, generation, used_generation: newest } = found;
    if (generation > newest) {
      await transaction
        .updateTable('identity_sessions')
        .set({ used_generation: generation, used_hash: hash, used_at: new Date(), seen_at: new Date() })
        .where('id', '=', id)
        .execute();
    } else if (hash !== found.used_hash && Date.now() - (found.used_at?.getTime() ?? 0) > graceMs) {
      await transaction.deleteFrom('identity_sessions').where('id', '=', id).execute();
      return undefined;
    }
    const refreshToken = await issue(transaction, id, Math.max(generation, newest) + 1);
    return { id, uid, authTime, provider, refreshToken };
  });
}

async function issue(db: Database, sessionID: string, generation: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('identity_refresh_tokens')
    .values({ hash: hashOf(token), session_id: sessionID, generation })
    .execute();
  return token;
}
