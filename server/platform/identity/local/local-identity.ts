import { sql } from 'kysely';
import type { Database } from '../../database/open';
import type { Caller, Claims, DeviceSessions, Identity, NewAccount } from '../identity';
import {
  type Account,
  createAccount,
  endSessions,
  findAccount,
  normalEmail,
  replacePassword,
} from './accounts';
import { CheckedTokens } from './checked-tokens';
import { deviceSessions, hasSession, noteSeen, seenPrecisionMinutes } from './device-sessions';
import { checkIdToken, type TokenCheck, type VerifiedToken } from './id-tokens';
import { hashPassword } from './passwords';
import { makeSignInToken } from './sign-in-tokens';
import type { SigningKeys } from './signing-keys';

type LiveAccount = Pick<Account, 'uid' | 'email' | 'disabled' | 'valid_since'>;

/** `hasSession`: also true for a token without a session's id, from an older server. */
type Found<A extends LiveAccount> = { readonly account: A; readonly hasSession: boolean };

export type LiveToken<A extends LiveAccount = Account> =
  | {
      readonly ok: true;
      readonly account: A;
      readonly authTime: number;
      readonly provider: string;
      readonly sessionID: string | undefined;
    }
  | { readonly ok: false; readonly reason: 'expired' | 'invalid' | 'gone' | 'disabled' };

/** If token and account are still valid. */
export async function accountOfToken(db: Database, keys: SigningKeys, idToken: string): Promise<LiveToken> {
  return await standing(await checkIdToken(keys, idToken), async ({ uid, sessionID }) => {
    const account = await findAccount(db, uid);
    return account && { account, hasSession: sessionID === undefined || (await hasSession(db, sessionID)) };
  });
}

async function standing<A extends LiveAccount>(
  check: TokenCheck,
  find: (token: VerifiedToken) => Promise<Found<A> | undefined>,
): Promise<LiveToken<A>> {
  if (!check.ok) return check;
  const { authTime, provider, sessionID } = check.token;
  const found = await find(check.token);
  if (!found) return { ok: false, reason: 'gone' };
  const { account, hasSession } = found;
  if (account.disabled) return { ok: false, reason: 'disabled' };
  if (authTime < account.valid_since || !hasSession) return { ok: false, reason: 'expired' };
  return { ok: true, account, authTime, provider, sessionID };
}

/** Runs with every request of a signed-in user. */
async function findLiveAccount(
  db: Database,
  { uid, sessionID }: VerifiedToken,
): Promise<Found<LiveAccount> | undefined> {
  const { rows } = await sql<
    LiveAccount & { session: string | null; isStale: boolean | null }
  >`/* prepared: live-session */
    select a.uid, a.email, a.disabled, a.valid_since, s.id as session,
      s.seen_at < now() - ${seenPrecisionMinutes} * interval '1 minute' as "isStale"
    from identity_accounts a left join identity_sessions s on s.id = ${sessionID ?? null}::uuid and s.uid = a.uid
    where a.uid = ${uid}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  if (sessionID !== undefined && row.isStale) await noteSeen(db, sessionID);
  return { account: row, hasSession: sessionID === undefined || row.session !== null };
}

export class LocalIdentity implements Identity {
  private readonly db: Database;
  private readonly tokens: CheckedTokens;
  readonly signInToken: (uid: string) => Promise<string>;
  readonly sessions: DeviceSessions;

  constructor(db: Database, keys: SigningKeys) {
    this.db = db;
    this.tokens = new CheckedTokens(keys);
    this.sessions = deviceSessions(db);
    this.signInToken = (uid) => makeSignInToken(keys, uid);
  }

  async verify(token: string): Promise<Caller | null> {
    const check = await this.tokens.check(token);
    const live = await standing(check, (token) => findLiveAccount(this.db, token));
    if (!live.ok) return null;
    const { account, provider, sessionID } = live;
    return { uid: account.uid, email: account.email, provider, sessionID };
  }

  async isDisabled(token: string): Promise<boolean> {
    const live = await standing(await this.tokens.check(token), (verified) =>
      findLiveAccount(this.db, verified),
    );
    return !live.ok && live.reason === 'disabled';
  }

  async isAccountDisabled(uid: string): Promise<boolean> {
    return (await findAccount(this.db, uid))?.disabled ?? false;
  }

  async setClaims(uid: string, claims: Claims, transaction: Database): Promise<void> {
    await transaction
      .updateTable('identity_accounts')
      .set({ claims: JSON.stringify(claims) })
      .where('uid', '=', uid)
      .execute();
  }

  async hasEmail(email: string): Promise<boolean> {
    return (await this.findByEmail(email)) !== null;
  }

  async findByEmail(email: string): Promise<{ uid: string; hasPassword: boolean } | null> {
    const row = await this.db
      .selectFrom('identity_accounts')
      .select('uid')
      .where('email', '=', normalEmail(email))
      .executeTakeFirst();
    return row ? { uid: row.uid, hasPassword: true } : null;
  }

  async create({ email, password, displayName }: NewAccount, transaction: Database): Promise<string | null> {
    const account = await createAccount(transaction, email, password, displayName);
    return account?.uid ?? null;
  }

  async setPassword(uid: string, password: string, transaction: Database): Promise<void> {
    await replacePassword(transaction, uid, await hashPassword(password));
  }

  async endSessions(uid: string, transaction: Database): Promise<void> {
    await endSessions(transaction, uid);
  }

  async setDisabled(uid: string, disabled: boolean, transaction: Database): Promise<void> {
    await transaction.updateTable('identity_accounts').set({ disabled }).where('uid', '=', uid).execute();
    if (disabled) await endSessions(transaction, uid);
  }

  async remove(uid: string, transaction: Database): Promise<void> {
    await transaction.deleteFrom('identity_accounts').where('uid', '=', uid).execute();
  }
}
