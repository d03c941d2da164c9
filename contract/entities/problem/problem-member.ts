/** Co-authors and testers of a problem. */
import * as z from 'zod/mini';
import { memberRoles, problemRoles } from '../../rules/problem-roles';
import { noNul } from '../no-nul';
import { Email } from '../user';

export const membersMax = 30;

/** A person, or the email of an invitation that nobody has accepted. */
export const ProblemMember = z.object({
  memberID: z.string(),
  username: z.optional(z.string()),
  displayName: z.optional(z.string()),
  email: z.optional(z.string()),
  role: z.enum(memberRoles),
  invitedAt: z.iso.datetime(),
  /** Missing: invited. */
  acceptedAt: z.optional(z.iso.datetime()),
  /** The caller. */
  self: z.optional(z.literal(true)),
});
export type ProblemMember = z.infer<typeof ProblemMember>;

export const ProblemMembers = z.object({
  /** Of the caller. */
  role: z.enum(problemRoles),
  creator: z.object({ username: z.string(), displayName: z.string() }),
  members: z.array(ProblemMember),
});
export type ProblemMembers = z.infer<typeof ProblemMembers>;

/** An invitation of the caller. */
export const ProblemInvitation = z.object({
  invitationID: z.string(),
  title: z.string(),
  role: z.enum(memberRoles),
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
});
export type ProblemInvitation = z.infer<typeof ProblemInvitation>;

const problemID = z.string().check(z.minLength(1), z.maxLength(64), noNul);

/** By username, or by an address with an @. Sets a state, so a repeat has no effect. */
export const InviteMember = z.object({
  problemID,
  person: z.union([Email, z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[^@\0]*$/))]),
  role: z.enum(memberRoles),
});
export type InviteMember = z.infer<typeof InviteMember>;

export const ChangeMember = z.object({
  problemID,
  memberID: z.uuid(),
  /** Null: removes the person, or the caller leaves. */
  role: z.nullable(z.enum(memberRoles)),
});
export type ChangeMember = z.infer<typeof ChangeMember>;

export const AnswerInvitation = z.object({ invitationID: z.uuid(), accept: z.boolean() });
export type AnswerInvitation = z.infer<typeof AnswerInvitation>;
