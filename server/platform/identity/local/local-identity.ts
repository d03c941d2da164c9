import type { Database } from '../../database/open';
import type { Caller, Claims, Identity } from '../identity';
import { type Account, endSessions, findAccount, normalEmail, replacePassword } from './accounts';
import { checkIdToken } from './id-tokens';
import { hashPassword } from './passwords';
import type { SigningKeys } from './signing-keys';

export type LiveToken =
  | { readonly ok: true; readonly account: Account; readonly authTime: number; readonly provider: string }
  | { readonly ok: false; readonly reason: 'expired' | 'invalid' | 'gone' | 'disabled' };

/** The account behind an ID token, if token and account are both still good. */
export async function accountBehind(db: Database, keys: SigningKeys, idToken: string): Promise<LiveToken> {
  const check = await checkIdToken(keys, idToken);
  if (!check.ok) return check;
  const { uid, authTime, provider } = check.token;
  const account = await findAccount(db, uid);
  if (!account) return { ok: false, reason: 'gone' };
  if (account.disabled) return { ok: false, reason: 'disabled' };
  if (authTime < account.valid_since) return { ok: false, reason: 'expired' };
  return { ok: true, account, authTime, provider };
}

/** Identity kept in our own database. */
export class LocalIdentity implements Identity {
  private readonly db: Database;
  private readonly keys: SigningKeys;

  constructor(db: Database, keys: SigningKeys) {
    this.db = db;
    this.keys = keys;
  }

  async verify(token: string): Promise<Caller | null> {
    const live = await accountBehind(this.db, this.keys, token);
    if (!live.ok) return null;
    const { account, provider } = live;
    return { uid: account.uid, email: account.email, provider };
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
