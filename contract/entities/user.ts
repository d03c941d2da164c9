/** ENT-1, ENT-2 */
import * as z from 'zod/mini';
import { displayName, otp, password, username } from '../limits';
import { isPlainName, isVisibleName } from '../rules/names/display-name';
import { noNul } from './no-nul';

export const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
/** These characters have a meaning in mail headers: mail could go to a wrong address. */
const special = String.raw`\s@<>()[\]\\,;:"\p{Cc}\p{Cf}`;
const label = `[^.${special}]+`;
/** D-12: any top-level domain of two letters or more. */
export const emailPattern = new RegExp(`^[^${special}]+@${label}(\\.${label})*\\.[A-Za-z]{2,}$`, 'u');

export const Username = z
  .string()
  .check(
    z.minLength(username.minLength, 'Username should be atleast 4 characters long.'),
    z.maxLength(username.maxLength, 'Username should have at most 20 characters.'),
    z.regex(usernamePattern, 'Username may contain letters, digits, dots, dashes and underscores.'),
  );
export const DisplayName = z
  .string()
  .check(
    z.trim(),
    z.minLength(displayName.minLength, 'Display name is required.'),
    z.maxLength(displayName.maxLength, 'Display name should have at most 28 characters.'),
    z.refine(isPlainName, 'Display name may not contain control characters.'),
    z.refine(isVisibleName, 'Display name is required.'),
  );
export const Email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.regex(emailPattern, 'Invalid Email. Make sure the Email is complete with an @ sign.'),
  );
export const Password = z
  .string()
  .check(
    z.minLength(password.minLength, 'Password should contain 6 - 18 characters.'),
    z.maxLength(password.maxLength, 'Password should contain 6 - 18 characters.'),
  );

export const User = z.object({
  uid: z.string(),
  email: z.string(),
  username: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Shows the link only: the server checks each call. */
  isAdministrator: z.optional(z.boolean()),
});
export type User = z.infer<typeof User>;

/** Of an installation that admits new users by invitation. */
const InvitationCode = z.optional(z.string().check(z.maxLength(100), noNul));

export const SignupEmail = z.object({
  invitation: InvitationCode,
  uid: z.string(),
  email: Email,
  username: Username,
  displayName: DisplayName,
});
export type SignupEmail = z.infer<typeof SignupEmail>;

/** The caller; must match the token (D-9). */
export const LoginEmail = z.object({ uid: z.string(), email: Email });

export const providerModes = ['GOOGLE', 'GITHUB'] as const;
export type ProviderMode = (typeof providerModes)[number];

/** Only https pictures are shown. */
const ProfileImage = z.optional(
  z.nullable(z.string().check(z.maxLength(2048), z.regex(/^https:\/\/[^\s<>"']+$/, 'Not an https address.'))),
);

export const LoginProvider = z.object({
  invitation: InvitationCode,
  mode: z.enum(providerModes),
  uid: z.string(),
  email: Email,
  profileImageURL: ProfileImage,
  /** From the provider: any length, can be missing. */
  displayName: z.optional(z.nullable(z.string().check(z.maxLength(256), noNul))),
});
export type LoginProvider = z.infer<typeof LoginProvider>;

export const SignupProvider = z.object({
  invitation: InvitationCode,
  mode: z.enum(providerModes),
  uid: z.string(),
  email: Email,
  profileImageURL: ProfileImage,
  displayName: DisplayName,
  username: Username,
});
export type SignupProvider = z.infer<typeof SignupProvider>;

const Otp = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${otp.digits}}$`), `The code has ${otp.digits} digits.`));

export const ForgotPassword = z.object({ email: Email });
export const VerifyOtp = z.object({ email: Email, otp: Otp });
export const ResetPassword = z.object({ email: Email, otp: Otp, newPassword: Password });
/** Of a link that an administrator made. */
export const ResetByLink = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  newPassword: Password,
});
export type ResetByLink = z.infer<typeof ResetByLink>;
export type ResetPassword = z.infer<typeof ResetPassword>;

/** `username` is typed as confirmation. */
export const DeleteAccount = z.object({ uid: z.string(), username: z.string().check(z.maxLength(40)) });
export type DeleteAccount = z.infer<typeof DeleteAccount>;
