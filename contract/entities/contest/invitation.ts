/** Invitations admit people whatever the contest's lists and password are. */
import * as z from 'zod/mini';
import { invitationLimits as limits } from '../../account-limits';
import { noNul } from '../no-nul';
import { Email } from '../user';
import { ContestSlug } from './contest-text';

const time = z.iso.datetime();

export const Invitation = z.object({
  id: z.string(),
  /** Null: a link for several people. */
  email: z.nullable(z.string()),
  /** The address of the link; null for a mailed one. */
  token: z.nullable(z.string()),
  /** Null: unlimited. */
  usesMax: z.nullable(z.int()),
  expiresAt: z.nullable(time),
  revokedAt: z.nullable(time),
  createdAt: time,
  /** Usernames. */
  acceptedBy: z.array(z.string()),
});
export type Invitation = z.infer<typeof Invitation>;

export const Invitations = z.object({
  invitations: z.array(Invitation),
  /** saved: the server writes mails to files, so nobody gets them. */
  mail: z.enum(['sent', 'saved', 'off']),
});
export type Invitations = z.infer<typeof Invitations>;

/** A repeat has no effect. */
export const Invite = z.discriminatedUnion('action', [
  z.object({
    contestSlug: ContestSlug,
    action: z.literal('link'),
    id: z.uuid(),
    usesMax: z.nullable(z.int().check(z.gte(1), z.lte(limits.usesMax))),
    days: z.nullable(z.int().check(z.gte(1), z.lte(limits.daysMax))),
  }),
  z.object({
    contestSlug: ContestSlug,
    action: z.literal('mail'),
    emails: z.array(Email).check(z.minLength(1), z.maxLength(limits.mailsAtOnceMax)),
  }),
  z.object({ contestSlug: ContestSlug, action: z.literal('revoke'), id: z.uuid() }),
]);
export type Invite = z.infer<typeof Invite>;

export const AcceptInvitation = z.object({
  contestSlug: ContestSlug,
  token: z.string().check(z.minLength(1), z.maxLength(64), noNul),
});
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;
