import type { ResetPassword } from '../../../../contract/entities/user';
import { hasNoMail } from '../../../../contract/rules/names/sign-in-name';
import type { Context } from '../../../platform/context';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { markEmailConfirmed } from '../../../platform/identity/confirmed-emails';
import { queueMail } from '../../../platform/mail/mail-queue';
import { countRequest } from '../../../platform/rate-limit';
import { newOtp, storeOtp, tryOtp, useOtp } from './otp';
import { otpMail } from './otp-mail';

/** A whole class can share one address. */
const usersPerAddress = 4;
/** So that one address cannot exhaust the owner's share at another address. */
const addressesPerEmail = 2;
/** Request, typing mistake, verify, use. */
const triesPerCode = 2;
const windowSeconds = 15 * 60;
const daySeconds = 24 * 60 * 60;
/**
 * Multiplied by LIMIT_OTP: per email and day. With five tries per code, a day of guessing succeeds with a chance of 1
 * in 5000.
 */
const codesPerDay = { fromOneAddress: 2, inAll: 8 } as const;
/** Not a uid: an unknown email takes the same time. */
const nobody = '';

type Services = Pick<Context, 'db' | 'identity' | 'mail' | 'config'>;

const noMail = 'This account has no email. Ask the organiser of your contest for a new password.';

/** FORG-4, FORG-5 */
export async function sendOtp(
  { db, identity, mail, config }: Services,
  email: string,
  address: string,
): Promise<void> {
  const max = config.limits.otp;
  if (hasNoMail(email)) throw new Refusal('NO_ACCOUNT_FOUND', { message: noMail });
  await count(db, ['otp-from', address], max * usersPerAddress);
  await count(db, ['otp-to', emailName(email), address], max);
  await count(db, ['otp-to', emailName(email)], max * addressesPerEmail);
  await count(db, ['otp-day', emailName(email), address], max * codesPerDay.fromOneAddress, daySeconds);
  await count(db, ['otp-day', emailName(email)], max * codesPerDay.inAll, daySeconds);
  const account = await identity.findByEmail(email);
  if (!account) throw new Refusal('NO_ACCOUNT_FOUND');
  await db.transaction().execute(async (transaction) => {
    const code = newOtp();
    const expiresAt = await storeOtp(transaction, account.uid, code);
    // The normalised email, not the typed one: letters that are equal only in lower case could be another mailbox.
    const recipient = emailName(email);
    await queueMail(transaction, {
      kind: 'password code',
      uid: account.uid,
      recipient,
      expiresAt,
      ...otpMail(code),
    });
  });
  mail.wake();
}

/** The code stays valid. */
export async function verifyOtp(
  services: Services,
  { email, otp }: { email: string; otp: string },
  address: string,
): Promise<void> {
  await requireOtp(services, email, otp, address);
}

export async function resetPassword(
  services: Services,
  { email, otp, newPassword }: ResetPassword,
  address: string,
): Promise<void> {
  const uid = await requireOtp(services, email, otp, address);
  await services.db.transaction().execute(async (transaction) => {
    if (!(await useOtp(transaction, uid, otp))) throw new Refusal('OTP_EXPIRED');
    await services.identity.setPassword(uid, newPassword, transaction);
  });
}

/** Counts tries per sender's address and email, and in total, so that exhausting another user's tries stops soon. */
async function requireOtp(
  { db, identity, config }: Services,
  email: string,
  otp: string,
  address: string,
): Promise<string> {
  const max = config.limits.otp * triesPerCode;
  await count(db, ['otp-try', address], max * usersPerAddress);
  await count(db, ['otp-try', emailName(email), address], max);
  const account = await identity.findByEmail(email);
  const check = await tryOtp(db, account?.uid ?? nobody, otp);
  if (check === 'wrong') throw new Refusal('OTP_WRONG');
  if (check === 'expired' || !account) throw new Refusal('OTP_EXPIRED');
  await markEmailConfirmed(db, account.uid, email);
  return account.uid;
}

const emailName = (email: string) => email.trim().toLowerCase();

async function count(
  db: Database,
  parts: readonly string[],
  max: number,
  seconds = windowSeconds,
): Promise<void> {
  const decision = await countRequest(db, parts, max, seconds);
  if (!decision.allowed) {
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: decision.retryAfterSeconds });
  }
}
