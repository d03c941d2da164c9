import * as z from 'zod/mini';
import { binary, type Endpoint, none } from '../endpoint';
import {
  AccountExport,
  OwnProfile,
  OwnSubmissionsPage,
  OwnSubmissionsQuery,
  Profile,
  ProfileUpdate,
} from '../entities/profile';
import {
  DeleteAccount,
  Email,
  ForgotPassword,
  LoginEmail,
  LoginProvider,
  ResetByLink,
  ResetPassword,
  SignupEmail,
  SignupProvider,
  User,
  Username,
  VerifyOtp,
} from '../entities/user';

const keyed = ['KEY_REUSED', 'IN_PROGRESS'] as const;
/** For new accounts, by the settings of the administrators. */
const admission = ['SIGN_UP_CLOSED', 'INVITATION_NEEDED'] as const;

export const userCalls = {
  signupEmail: {
    method: 'POST',
    path: '/users/signup_email',
    auth: 'required',
    offline: 'online',
    body: SignupEmail,
    response: z.object({ message: z.string(), user: User }),
    errors: ['UNAUTHENTICATED', 'IDENTITY_MISMATCH', 'USERNAME_TAKEN', ...admission, ...keyed],
  },
  loginEmail: {
    method: 'POST',
    path: '/users/login_email',
    auth: 'required',
    offline: 'online',
    body: LoginEmail,
    response: z.object({ user: User }),
    errors: ['UNAUTHENTICATED', 'IDENTITY_MISMATCH', 'USER_NOT_FOUND'],
  },
  /**
   * With a display name from the provider, a new user gets an account with a generated username; the response's code
   * says so.
   */
  loginProvider: {
    method: 'POST',
    path: '/users/login_provider',
    auth: 'required',
    offline: 'online',
    body: LoginProvider,
    response: z.object({ code: z.optional(z.literal('AUTO_GEN_UNAME_DNAME')), user: User }),
    errors: ['UNAUTHENTICATED', 'IDENTITY_MISMATCH', 'GET_USERNAME_DNAME', ...admission],
  },
  signupProvider: {
    method: 'POST',
    path: '/users/signup_provider',
    auth: 'required',
    offline: 'online',
    body: SignupProvider,
    response: z.object({ message: z.string(), user: User }),
    errors: ['UNAUTHENTICATED', 'IDENTITY_MISMATCH', 'USERNAME_TAKEN', ...admission, ...keyed],
  },
  forgotPassword: {
    method: 'POST',
    path: '/users/forgot-password',
    auth: 'none',
    offline: 'online',
    body: ForgotPassword,
    response: z.object({ message: z.string(), code: z.literal('forgot_password_email_sent') }),
    errors: ['NO_ACCOUNT_FOUND'],
  },
  /** Does not consume the code; `resetPassword` does. */
  verifyOtp: {
    method: 'POST',
    path: '/users/verify-otp',
    auth: 'none',
    offline: 'online',
    body: VerifyOtp,
    response: z.object({ message: z.string(), code: z.literal('otp_verification_success') }),
    errors: ['OTP_WRONG', 'OTP_EXPIRED'],
  },
  /** Ends all sessions of the account. */
  resetPassword: {
    method: 'POST',
    path: '/users/reset-password',
    auth: 'none',
    offline: 'online',
    body: ResetPassword,
    response: z.object({ message: z.string(), code: z.literal('password_reset') }),
    errors: ['OTP_WRONG', 'OTP_EXPIRED'],
  },
  /** Also ends all sessions of the account. */
  resetByLink: {
    method: 'POST',
    path: '/users/reset-by-link',
    auth: 'none',
    offline: 'online',
    body: ResetByLink,
    response: z.object({ message: z.string(), email: z.string() }),
    errors: ['RESET_LINK_INVALID'],
  },
  emailAvailable: {
    method: 'GET',
    path: '/check_availability/email',
    auth: 'none',
    offline: 'online',
    query: z.object({ email: Email }),
    response: z.object({ available: z.boolean() }),
    errors: none,
  },
  usernameAvailable: {
    method: 'GET',
    path: '/check_availability/username',
    auth: 'none',
    offline: 'online',
    query: z.object({ username: Username }),
    response: z.object({ available: z.boolean() }),
    errors: none,
  },
  profileUpdate: {
    method: 'POST',
    path: '/users/profile',
    auth: 'required',
    offline: 'queued',
    body: ProfileUpdate,
    response: OwnProfile,
    errors: [
      'UNAUTHENTICATED',
      'IDENTITY_MISMATCH',
      'USER_NOT_FOUND',
      'USERNAME_TAKEN',
      'AVATAR_INVALID',
      'KEY_MISSING',
      ...keyed,
    ],
  },
  profileOwn: {
    method: 'GET',
    path: '/users/me',
    auth: 'required',
    offline: 'cached',
    response: OwnProfile,
    errors: ['UNAUTHENTICATED', 'USER_NOT_FOUND'],
  },
  accountExport: {
    method: 'GET',
    path: '/users/export',
    auth: 'required',
    offline: 'online',
    response: AccountExport,
    errors: ['UNAUTHENTICATED', 'USER_NOT_FOUND', 'PASSWORD_NEEDED'],
  },
  accountDelete: {
    method: 'POST',
    path: '/users/delete',
    auth: 'required',
    offline: 'online',
    body: DeleteAccount,
    response: z.object({ message: z.string() }),
    errors: ['UNAUTHENTICATED', 'IDENTITY_MISMATCH', 'USER_NOT_FOUND', 'NOT_CONFIRMED', 'PASSWORD_NEEDED'],
  },
  /** Newest first. */
  submissionsOwn: {
    method: 'POST',
    path: '/users/submissions',
    auth: 'required',
    offline: 'cached',
    body: OwnSubmissionsQuery,
    response: OwnSubmissionsPage,
    errors: ['UNAUTHENTICATED'],
  },
  profileGet: {
    method: 'GET',
    path: '/users/:username',
    auth: 'none',
    offline: 'cached',
    params: z.object({ username: z.string().check(z.minLength(1), z.maxLength(40)) }),
    response: z.object({ profile: Profile }),
    errors: ['USER_NOT_FOUND'],
  },
  /** Named after its content. */
  avatarGet: {
    method: 'GET',
    path: '/avatars/:file',
    auth: 'none',
    offline: 'cached',
    params: z.object({ file: z.string().check(z.maxLength(80)) }),
    response: binary,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
