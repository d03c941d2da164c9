/** The calls of a password reset. None throws. */
import { errorText } from '../../lib/error-text';
import { call } from '../server/page-client';
import type { Answer } from '../transport/read-answer';

type ResetCode = 'forgot_password_email_sent' | 'otp_verification_success' | 'password_reset';
export type ResetAnswer =
  | { ok: true; code: ResetCode }
  /** message: toast text (ERR-8, ERR-9). */
  | { ok: false; code: string; message: string };

function read(answer: Answer<{ code: ResetCode }>): ResetAnswer {
  if (answer.ok) return { ok: true, code: answer.data.code };
  const { error } = answer.failure;
  return { ok: false, code: error.errorCode, message: errorText(error) };
}

/** Emails a code; older codes become invalid. */
export async function requestResetCode(email: string): Promise<ResetAnswer> {
  return read(await call('forgotPassword', { body: { email } }));
}

export async function verifyResetCode(email: string, otp: string): Promise<ResetAnswer> {
  return read(await call('verifyOtp', { body: { email, otp } }));
}

/** Also ends all sessions of the account. */
export async function setNewPassword(email: string, otp: string, newPassword: string): Promise<ResetAnswer> {
  return read(await call('resetPassword', { body: { email, otp, newPassword } }));
}

/** By a link of an administrator. @returns the email to sign in with */
export async function resetByLink(
  token: string,
  newPassword: string,
): Promise<{ ok: true; email: string } | { ok: false; message: string }> {
  const answer = await call('resetByLink', { body: { token, newPassword } });
  return answer.ok
    ? { ok: true, email: answer.data.email }
    : { ok: false, message: errorText(answer.failure.error) };
}
