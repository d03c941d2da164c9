/** Co-organisers and jury of a contest. */
import * as z from 'zod/mini';
import { staffRoles } from '../../rules/contest/contest-roles';
import { noNul } from '../no-nul';
import { ContestSlug } from './contest-text';

export const StaffMember = z.object({
  username: z.string(),
  displayName: z.string(),
  role: z.enum(staffRoles),
  addedAt: z.iso.datetime(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** Sets a state, so a repeat has no effect. */
export const ManageStaff = z.object({
  contestSlug: ContestSlug,
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64), noNul),
  /** Null: removes the person. */
  role: z.nullable(z.enum(staffRoles)),
});
export type ManageStaff = z.infer<typeof ManageStaff>;
