import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { otp as limits } from '../../../../contract/limits';
import type { Database } from '../../../platform/database/open';

/**
 * Theory of operation. Six digits can be guessed in a million tries, so a code is valid for ten minutes and five
 * tries. A try is counted before the comparison, in one statement, so that parallel guesses cannot exceed the limit.
 * A correct try is given back, because the code is sent twice (verify, then reset). The table stores an HMAC with a
 * server secret: a million plain hashes could be reversed in a second.
 */
export type OtpCheck = 'right' | 'wrong' | 'expired';

const secretName = 'otp';

export function newOtp(): string {
  return randomInt(10 ** limits.digits)
    .toString()
    .padStart(limits.digits, '0');
}

/** Replaces the user's earlier code. */
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

/** Not in a transaction that can be rolled back: the try must count. */
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

/** False if it was already consumed or replaced. */
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
