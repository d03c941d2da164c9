import type { Database } from '../../database/open';
import type { Caller, Claims, Identity } from '../identity';
import { type Account, findAccount, normalEmail } from './accounts';
import { checkIdToken } from './id-tokens';
import type { SigningKeys } from './signing-keys';

export type LiveToken =
  | { readonly ok: true; readonly account: Account; readonly authTime: number }
  | { readonly ok: false; readonly reason: 'expired' | 'invalid' | 'gone' | 'disabled' };

/** The account behind an ID token, if token and account are both still good. */
export async function accountBehind(db: Database, keys: SigningKeys, idToken: string): Promise<LiveToken> {
  const check = await checkIdToken(keys, idToken);
  if (!check.ok) return check;
  const { uid, authTime } = check.token;
  const account = await findAccount(db, uid);
  if (!account) return { ok: false, reason: 'gone' };
  if (account.disabled) return { ok: false, reason: 'disabled' };
  if (authTime < account.valid_since) return { ok: false, reason: 'expired' };
  return { ok: true, account, authTime };
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
    return live.ok ? { uid: live.account.uid, email: live.account.email } : null;
  }

  async setClaims(uid: string, claims: Claims, transaction: Database): Promise<void> {
    await transaction
      .updateTable('identity_accounts')
      .set({ claims: JSON.stringify(claims) })
      .where('uid', '=', uid)
      .execute();
  }

  async hasEmail(email: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('identity_accounts')
      .select('uid')
      .where('email', '=', normalEmail(email))
      .executeTakeFirst();
    return row !== undefined;
  }
}
