import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { otp as limits } from '../../../../contract/limits';
import type { Database } from '../../../platform/database/open';

/**
 * Codes by mail.
 *
 * Theory of operation. Six digits are guessed in a million tries, so what counts is that nobody gets them: a code lives ten minutes
 * and is compared five times. A try is counted before it is compared, with one statement, so that any number of guesses at
 * once are five comparisons; a right one is given back, since the code is shown twice (verify, then reset). The table holds an
 * HMAC under a secret of the installation: a million plain hashes would be undone in a second.
 */
export type OtpCheck = 'right' | 'wrong' | 'expired';

const secretName = 'otp';

export function newOtp(): string {
  return randomInt(10 ** limits.digits)
    .toString()
    .padStart(limits.digits, '0');
}

/** Stores a code for a person in the place of the one before. */
export async function storeOtp(transaction: Database, uid: string, code: string): Promise<Date> {
  const row = {
    mac: await macOf(transaction, uid, code),
    tries: 0,
    expires_at: new Date(Date.now() + limits.validMs),
  };
  await transaction
    .insertInto('password_otps')
    .values({ uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute();
  return row.expires_at;
}

/** Compares a code. Not within a transaction that may be rolled back: the try must count. */
export async function tryOtp(db: Database, uid: string, code: string): Promise<OtpCheck> {
  const mac = await macOf(db, uid, code);
  const tried = await db
    .updateTable('password_otps')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('uid', '=', uid)
    .where('tries', '<', limits.triesMax)
    .where('expires_at', '>', new Date())
    .returning('mac')
    .executeTakeFirst();
  if (!tried) return 'expired';
  if (!timingSafeEqual(Buffer.from(tried.mac), Buffer.from(mac))) return 'wrong';
  await db
    .updateTable('password_otps')
    .set((is) => ({ tries: is('tries', '-', 1) }))
    .where('uid', '=', uid)
    .where('mac', '=', tried.mac)
    .execute();
  return 'right';
}

/** Uses a right code up; false when somebody was quicker, or a newer code has taken its place. */
export async function useOtp(transaction: Database, uid: string, code: string): Promise<boolean> {
  const used = await transaction
    .deleteFrom('password_otps')
    .where('uid', '=', uid)
    .where('mac', '=', await macOf(transaction, uid, code))
    .returning('uid')
    .executeTakeFirst();
  return used !== undefined;
}

async function macOf(db: Database, uid: string, code: string): Promise<string> {
  return createHmac('sha256', await readSecret(db))
    .update(`${uid} ${code}`)
    .digest('base64url');
}

/** The installation's secret, made by whoever needs it first. */
async function readSecret(db: Database): Promise<string> {
  const stored = db.selectFrom('server_secrets').select('value').where('name', '=', secretName);
  const row = await stored.executeTakeFirst();
  if (row) return row.value;
  await db
    .insertInto('server_secrets')
    .values({ name: secretName, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await stored.executeTakeFirstOrThrow()).value;
}
