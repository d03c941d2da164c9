/** People: what signing up sends and what the server answers (ENT-1, ENT-2). */
import * as z from 'zod/mini';
import { displayName, password, username } from '../limits';
import { noNul } from './no-nul';

/** Letters, digits, dot, dash and underscore; starts with a letter or digit. */
export const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
/** D-12: any top-level domain of two letters or more. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[A-Za-z]{2,}$/;

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
    noNul,
  );
export const Email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    noNul,
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
});
export type User = z.infer<typeof User>;

export const SignupEmail = z.object({
  uid: z.string(),
  email: Email,
  username: Username,
  displayName: DisplayName,
});
export type SignupEmail = z.infer<typeof SignupEmail>;
