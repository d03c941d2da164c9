import * as z from 'zod/mini';
import { emailPattern } from '../../../../contract/entities/user';
import { password as passwordLimits } from '../../../../contract/limits';
import { hasNoMail } from '../../../../contract/rules/names/sign-in-name';
import { nowSeconds } from './accounts';
import { WireError } from './wire-error';

const optionalText = z.optional(z.nullable(z.string().check(z.maxLength(2048))));
export const WithPassword = z.object({
  email: optionalText,
  password: optionalText,
  displayName: optionalText,
});
export const WithCustomToken = z.object({ token: z.string() });
export const WithToken = z.object({ idToken: z.string() });
export const Update = z.object({
  idToken: z.string(),
  displayName: optionalText,
  photoUrl: optionalText,
  password: z.optional(z.string()),
  email: z.optional(z.string()),
  deleteAttribute: z.optional(z.array(z.string())),
});
export const Refresh = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() });

/** Changing a password or deleting the account needs a sign-in at most this old. */
const recentSeconds = 300;
export function parse<T extends z.ZodMiniType>(
  schema: T,
  body: unknown,
  otherwise = 'INVALID_REQUEST',
): z.output<T> {
  const result = schema.safeParse(body);
  if (!result.success) throw new WireError(otherwise);
  return result.data;
}

export function checkEmail(email: string | null | undefined): string {
  if (!email) throw new WireError('MISSING_EMAIL');
  if (email.length > 254 || !emailPattern.test(email.trim())) throw new WireError('INVALID_EMAIL');
  return email;
}

/** Addresses of accounts that an organiser creates: nobody else may take them first. */
export function checkNewEmail(email: string | null | undefined): string {
  const address = checkEmail(email);
  if (hasNoMail(address)) throw new WireError('INVALID_EMAIL');
  return address;
}

export function checkNewPassword(password: string | null | undefined): void {
  if (!password) throw new WireError('MISSING_PASSWORD');
  const { minLength, maxLength } = passwordLimits;
  if (password.length < minLength || password.length > maxLength) {
    throw new WireError(`WEAK_PASSWORD : Password should contain ${minLength} - ${maxLength} characters`);
  }
}

export function requireRecent(authTime: number): void {
  if (nowSeconds() - authTime > recentSeconds) throw new WireError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
