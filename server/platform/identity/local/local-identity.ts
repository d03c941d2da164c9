import { sql } from 'kysely';
import type { Database } from '../../database/open';
import type { Caller, Claims, Identity, NewAccount } from '../identity';
import {
  type Account,
  createAccount,
  endSessions,
  findAccount,
  normalEmail,
  replacePassword,
} from './accounts';
import { CheckedTokens } from './checked-tokens';
import { checkIdToken, type TokenCheck } from './id-tokens';
import { hashPassword } from './passwords';
import { makeSignInToken } from './sign-in-tokens';
import type { SigningKeys } from './signing-keys';

type LiveAccount = Pick<Account, 'uid' | 'email' | 'disabled' | 'valid_since'>;

export type LiveToken<A extends LiveAccount = Account> =
  | { readonly ok: true; readonly account: A; readonly authTime: number; readonly provider: string }
  | { readonly ok: false; readonly reason: 'expired' | 'invalid' | 'gone' | 'disabled' };

/** If token and account are still valid. */
export async function accountOfToken(db: Database, keys: SigningKeys, idToken: string): Promise<LiveToken> {
  return await standing(await checkIdToken(keys, idToken), (uid) => findAccount(db, uid));
}

async function standing<A extends LiveAccount>(
  check: TokenCheck,
  find: (uid: string) => Promise<A | undefined>,
): Promise<LiveToken<A>> {
  if (!check.ok) return check;
  const { uid, authTime, provider } = check.token;
  const account = await find(uid);
  if (!account) return { ok: false, reason: 'gone' };
  if (account.disabled) return { ok: false, reason: 'disabled' };
  if (authTime < account.valid_since) return { ok: false, reason: 'expired' };
  return { ok: true, account, authTime, provider };
}

/** Runs with every request of a signed-in user. */
async function findLiveAccount(db: Database, uid: string): Promise<LiveAccount | undefined> {
  const { rows } = await sql<LiveAccount>`/* prepared: live-account */
    select uid, email, disabled, valid_since from identity_accounts where uid = ${uid}`.execute(db);
  return rows[0];
}

export class LocalIdentity implements Identity {
  private readonly db: Database;
  private readonly tokens: CheckedTokens;
  readonly signInToken: (uid: string) => Promise<string>;

  constructor(db: Database, keys: SigningKeys) {
    this.db = db;
    this.tokens = new CheckedTokens(keys);
    this.signInToken = (uid) => makeSignInToken(keys, uid);
  }

  async verify(token: string): Promise<Caller | null> {
    const check = await this.tokens.check(token);
    const live = await standing(check, (uid) => findLiveAccount(this.db, uid));
    if (!live.ok) return null;
    const { account, provider } = live;
    return { uid: account.uid, email: account.email, provider };
  }

  async isDisabled(token: string): Promise<boolean> {
    const live = await standing(await this.tokens.check(token), (uid) => findLiveAccount(this.db, uid));
    return !live.ok && live.reason === 'disabled';
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
