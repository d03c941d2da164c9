import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/open';

/**
 * Refresh tokens: used once, replaced at every use, stored as hashes.
 *
 * Theory of operation. Using a token gives a new one. The old one must live on until the new one has certainly arrived, or a lost
 * answer would sign people out; it has arrived when it is used. So using a token ends its parent, after a grace for other
 * tabs that hold the parent in memory. A stolen token that was passed by is worth nothing.
 */
const graceMs = 10 * 60_000;

export interface Session {
  readonly uid: string;
  /** Seconds since 1970 of the sign-in. */
  readonly authTime: number;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Starts a session with its first refresh token. */
export async function startSession(db: Database, session: Session): Promise<string> {
  return await issue(db, session, null);
}

/** Uses a refresh token: answers the session and the next token, or undefined when the token is not valid. */
export async function continueSession(
  db: Database,
  token: string,
): Promise<(Session & { refreshToken: string }) | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const used = await transaction
      .selectFrom('identity_refresh_tokens')
      .selectAll()
      .where('hash', '=', hashOf(token))
      .forUpdate()
      .executeTakeFirst();
    if (!used || (used.dead_at && used.dead_at <= new Date())) return undefined;
    if (used.parent_hash) {
      await transaction
        .updateTable('identity_refresh_tokens')
        .set({ dead_at: new Date(Date.now() + graceMs) })
        .where('hash', '=', used.parent_hash)
        .where('dead_at', 'is', null)
        .execute();
    }
    const session = { uid: used.uid, authTime: used.auth_time };
    return { ...session, refreshToken: await issue(transaction, session, used.hash) };
  });
}

async function issue(db: Database, { uid, authTime }: Session, parentHash: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('identity_refresh_tokens')
    .values({ hash: hashOf(token), uid, parent_hash: parentHash, auth_time: authTime })
    .execute();
  return token;
}
