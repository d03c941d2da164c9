import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/open';
import { announceEndedSessions } from '../../http/account-endings';
import { hashPassword } from './passwords';
import { attemptKeyOf } from './sign-in-attempts';

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
  readonly created_at: Date;
  readonly last_sign_in_at: Date;
}

export const normalEmail = (email: string): string => email.trim().toLowerCase();
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** @returns the new account, or undefined if the email is taken */
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

/** 28 letters and digits, like Firebase's. */
function newUid(): string {
  let uid = '';
  while (uid.length < 28) uid += randomBytes(24).toString('base64').replace(/[+/=]/g, '');
  return uid.slice(0, 28);
}

export async function findAccount(db: Database, uid: string): Promise<Account | undefined> {
  return await db.selectFrom('identity_accounts').selectAll().where('uid', '=', uid).executeTakeFirst();
}

export interface AccountChanges {
  readonly displayName?: string | null;
  readonly photoUrl?: string | null;
  readonly password?: string;
}

/** A new password ends every session. */
export async function changeAccount(
  db: Database,
  uid: string,
  { displayName, photoUrl, password }: AccountChanges,
): Promise<Account | undefined> {
  const hash = password === undefined ? undefined : await hashPassword(password);
  return await db.transaction().execute(async (transaction) => {
    if (hash !== undefined) await replacePassword(transaction, uid, hash);
    return await transaction
      .updateTable('identity_accounts')
      .set({
        uid,
        display_name: displayName,
        photo_url: photoUrl,
      })
      .where('uid', '=', uid)
      .returningAll()
      .executeTakeFirst();
  });
}

/**
 * Only the owner can reset a password: lifts the lock against guessing, ends every session, and forgets
 * known networks.
 */
export async function replacePassword(
  transaction: Database,
  uid: string,
  passwordHash: string,
): Promise<void> {
  const account = await transaction
    .updateTable('identity_accounts')
    .set({ password_hash: passwordHash })
    .where('uid', '=', uid)
    .returning('email')
    .executeTakeFirst();
  if (!account) return;
  await transaction.deleteFrom('identity_guards').where('name', '=', attemptKeyOf(account.email)).execute();
  await transaction.deleteFrom('identity_known_networks').where('uid', '=', uid).execute();
  await endSessions(transaction, uid);
}

export async function endSessions(transaction: Database, uid: string): Promise<void> {
  await announceEndedSessions(transaction, uid);
  await transaction.deleteFrom('identity_sessions').where('uid', '=', uid).execute();
  await transaction
    .updateTable('identity_accounts')
    // The next second, so that tokens issued within this second are invalid too.
    .set({ valid_since: nowSeconds() + 1 })
    .where('uid', '=', uid)
    .execute();
}
