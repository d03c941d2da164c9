import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/open';
import { hashPassword, isPassword } from './passwords';

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password_hash: string;
  readonly display_name: string | null;
  readonly photo_url: string | null;
  readonly claims: Record<string, unknown>;
  readonly disabled: boolean;
  /** Seconds since 1970. */
  readonly valid_since: number;
  readonly locked_until: Date | null;
  readonly created_at: Date;
  readonly last_sign_in_at: Date;
}

/** Failed sign-ins in a row before the account is locked: one minute first, doubling up to 16. */
const failuresBeforeLock = 10;

export const normalEmail = (email: string): string => email.trim().toLowerCase();
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** @returns the new account, or undefined when the e-mail has one already */
export async function createAccount(
  db: Database,
  email: string,
  password: string,
  displayName: string | null,
): Promise<Account | undefined> {
  return await db
    .insertInto('identity_accounts')
    .values({
      uid: newUid(),
      email: normalEmail(email),
      password_hash: await hashPassword(password),
      display_name: displayName,
      valid_since: nowSeconds(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** 28 letters and digits, as Firebase's are. */
function newUid(): string {
  let uid = '';
  while (uid.length < 28) uid += randomBytes(24).toString('base64').replace(/[+/=]/g, '');
  return uid.slice(0, 28);
}

export async function findAccount(db: Database, uid: string): Promise<Account | undefined> {
  return await db.selectFrom('identity_accounts').selectAll().where('uid', '=', uid).executeTakeFirst();
}

export type SignIn =
  | { readonly ok: true; readonly account: Account }
  | { readonly ok: false; readonly reason: 'credentials' | 'locked' | 'disabled' };

/** Checks e-mail and password and keeps count of failures. Unknown e-mail and wrong password are told apart by nothing. */
export async function checkSignIn(db: Database, email: string, password: string): Promise<SignIn> {
  const account = await db
    .selectFrom('identity_accounts')
    .selectAll()
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
  const right = await isPassword(account?.password_hash, password);
  if (!account) return { ok: false, reason: 'credentials' };
  // Locked means locked: otherwise guessing could go on and the right password would show.
  if (account.locked_until && account.locked_until > new Date()) return { ok: false, reason: 'locked' };
  if (!right) {
    await countFailure(db, account.uid);
    return { ok: false, reason: 'credentials' };
  }
  if (account.disabled) return { ok: false, reason: 'disabled' };
  await db
    .updateTable('identity_accounts')
    .set({ failed_sign_ins: 0, locked_until: null, last_sign_in_at: new Date() })
    .where('uid', '=', account.uid)
    .execute();
  return { ok: true, account };
}

async function countFailure(db: Database, uid: string): Promise<void> {
  await sql`
    update identity_accounts set
      failed_sign_ins = failed_sign_ins + 1,
      locked_until = case when failed_sign_ins + 1 >= ${failuresBeforeLock}
        then now() + interval '1 minute' * power(2, least(failed_sign_ins + 1 - ${failuresBeforeLock}, 4)) end
    where uid = ${uid}`.execute(db);
}

export interface AccountChanges {
  readonly displayName?: string | null;
  readonly photoUrl?: string | null;
  readonly password?: string;
}

/** Changes an account. A new password ends every session: tokens from before are refused from now on. */
export async function changeAccount(
  db: Database,
  uid: string,
  { displayName, photoUrl, password }: AccountChanges,
): Promise<Account | undefined> {
  const secret = password !== undefined && {
    password_hash: await hashPassword(password),
    // The second after this one, so that a token issued within this second is old as well.
    valid_since: nowSeconds() + 1,
  };
  return await db.transaction().execute(async (transaction) => {
    if (secret) await transaction.deleteFrom('identity_refresh_tokens').where('uid', '=', uid).execute();
    return await transaction
      .updateTable('identity_accounts')
      .set({
        uid,
        ...(displayName !== undefined && { display_name: displayName }),
        ...(photoUrl !== undefined && { photo_url: photoUrl }),
        ...secret,
      })
      .where('uid', '=', uid)
      .returningAll()
      .executeTakeFirst();
  });
}
