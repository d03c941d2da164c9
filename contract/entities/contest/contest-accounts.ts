/** Accounts that an organiser makes for participants, from a list. */
import * as z from 'zod/mini';
import { accountLimits as limits } from '../../account-limits';
import { noNul } from '../no-nul';
import { ContestSlug } from './contest-text';
import { TeamDetails } from './team';

/** As typed: a row with a fault must not refuse the other rows. */
const typed = z.string().check(z.maxLength(limits.fieldLengthMax), noNul);

export const AccountRow = z.object({
  /** The same in each upload of the same list, so that no account is made twice. */
  key: z.string().check(z.minLength(1), z.maxLength(limits.keyLengthMax), noNul),
  name: typed,
  username: typed,
  email: typed,
  teamName: typed,
  affiliation: typed,
  country: typed,
});
export type AccountRow = z.infer<typeof AccountRow>;

const rows = (max: number) => z.array(AccountRow).check(z.minLength(1), z.maxLength(max));

/** The last four depend on other rows and accounts. */
export const accountFaults = [
  ...(['nameMissing', 'nameTooLong', 'nameInvalid', 'usernameInvalid', 'emailInvalid'] as const),
  ...(['teamInvalid', 'affiliationInvalid', 'countryInvalid'] as const),
  ...(['twice', 'usernameTaken', 'emailTaken', 'emailTwice'] as const),
] as const;
export type AccountFault = (typeof accountFaults)[number];

/** new: will be created · exists: was created from this list before · fault: cannot be created. */
export const accountOutcomes = ['new', 'exists', 'fault'] as const;

export const CheckAccounts = z.object({ contestSlug: ContestSlug, rows: rows(limits.rowsMax) });
export type CheckAccounts = z.infer<typeof CheckAccounts>;

/** In the order of the request. */
export const CheckedAccounts = z.object({
  rows: z.array(z.object({ outcome: z.enum(accountOutcomes), fault: z.optional(z.enum(accountFaults)) })),
});
export type CheckedAccounts = z.infer<typeof CheckedAccounts>;

export const CreateAccounts = z.object({ contestSlug: ContestSlug, rows: rows(limits.rowsAtOnceMax) });
export type CreateAccounts = z.infer<typeof CreateAccounts>;

/** A password is in the response that sets it, and nowhere else. */
export const Credentials = z.object({
  username: z.string(),
  displayName: z.string(),
  /** The person types this to sign in: the email, or a name. */
  signInName: z.string(),
  password: z.string(),
  ...TeamDetails.shape,
});
export type Credentials = z.infer<typeof Credentials>;

/** In the order of the request. */
export const CreatedAccounts = z.object({
  rows: z.array(
    z.object({
      outcome: z.enum(accountOutcomes),
      fault: z.optional(z.enum(accountFaults)),
      /** Only if the outcome is `new`. */
      credentials: z.optional(Credentials),
      /** Absent for a fault. */
      username: z.optional(z.string()),
    }),
  ),
});
export type CreatedAccounts = z.infer<typeof CreatedAccounts>;

const username = z.string().check(z.minLength(1), z.maxLength(64), noNul);
export const ResetAccounts = z.object({
  contestSlug: ContestSlug,
  usernames: z.array(username).check(z.minLength(1), z.maxLength(limits.rowsAtOnceMax)),
});
export type ResetAccounts = z.infer<typeof ResetAccounts>;

export const ResetCredentials = z.object({
  accounts: z.array(Credentials),
  /** Usernames whose password the organiser may not set. */
  refused: z.array(z.string()),
});
export type ResetCredentials = z.infer<typeof ResetCredentials>;

export const DeleteAccounts = z.object(ResetAccounts.shape);
export type DeleteAccounts = z.infer<typeof DeleteAccounts>;

/** Usernames. Refused: somebody has signed in, or it was not created for this contest. */
export const DeletedAccounts = z.object({ deleted: z.array(z.string()), refused: z.array(z.string()) });
export type DeletedAccounts = z.infer<typeof DeletedAccounts>;

export const ManageRegistration = z.object({ contestSlug: ContestSlug, asksTeam: z.boolean() });
export type ManageRegistration = z.infer<typeof ManageRegistration>;
