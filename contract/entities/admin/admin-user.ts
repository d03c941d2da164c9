import * as z from 'zod/mini';
import { noNul } from '../no-nul';
import { adminLimits, roles } from './limits';

export const Uid = z.string().check(z.minLength(1), z.maxLength(128), noNul);
export const Search = z._default(
  z.string().check(z.trim(), z.maxLength(adminLimits.searchLengthMax), noNul),
  '',
);
/** The last item of the page before. */
export const After = z.optional(z.string().check(z.maxLength(64)));
export const Reason = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a reason.'), z.maxLength(adminLimits.reasonLengthMax), noNul);
/** Null: last page. */
export const Next = z.nullable(z.string());

export const userFilters = ['all', 'blocked', 'administrators', 'teachers'] as const;
export const AdminUsersQuery = z.object({
  search: Search,
  filter: z._default(z.enum(userFilters), 'all'),
  after: After,
});
export type AdminUsersQuery = z.infer<typeof AdminUsersQuery>;

export const AdminUser = z.object({
  uid: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  roles: z.array(z.enum(roles)),
  blockedAt: z.nullable(z.iso.datetime()),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUsersPage = z.object({ users: z.array(AdminUser), total: z.int(), next: Next });

export const AdminUserDetail = z.object({
  ...AdminUser.shape,
  isOwn: z.boolean(),
  /** By username; null: an account that does not exist any more, or the command line. */
  block: z.nullable(z.object({ reason: z.string(), by: z.nullable(z.string()), at: z.iso.datetime() })),
  /** Null: accounts at Firebase. */
  lastSignInAt: z.nullable(z.iso.datetime()),
  sessions: z.nullable(z.int()),
  submissions: z.int(),
  problems: z.int(),
  contests: z.int(),
  reports: z.int(),
  /** Of problems. */
  storageBytes: z.number(),
});
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;

export const ChangeUser = z.discriminatedUnion('action', [
  z.object({ action: z.literal('block'), uid: Uid, reason: Reason }),
  z.object({ action: z.literal('unblock'), uid: Uid }),
  z.object({ action: z.literal('endSessions'), uid: Uid }),
  z.object({ action: z.literal('makeResetLink'), uid: Uid }),
  z.object({ action: z.literal('grantRole'), uid: Uid, role: z.enum(roles) }),
  z.object({ action: z.literal('revokeRole'), uid: Uid, role: z.enum(roles) }),
]);
export type ChangeUser = z.infer<typeof ChangeUser>;

export const ChangedUser = z.object({
  user: AdminUserDetail,
  /** Only here and only once. */
  resetLink: z.optional(z.object({ url: z.string(), expiresAt: z.iso.datetime() })),
});
export type ChangedUser = z.infer<typeof ChangedUser>;
