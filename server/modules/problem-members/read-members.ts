import { sql } from 'kysely';
import type { ProblemInvitation, ProblemMembers } from '../../../contract/entities/problem/problem-member';
import type { Database } from '../../platform/database/open';
import { isEmailConfirmed } from '../../platform/identity/confirmed-emails';
import type { Caller } from '../../platform/identity/identity';
import { findAuthored } from './find-role';

/** Emails of invitations only for the creator, who wrote them. */
export async function readMembers(db: Database, problemID: string, uid: string): Promise<ProblemMembers> {
  const { pk, creator, role } = await findAuthored(db, problemID, uid, 'tester');
  const owner = await db
    .selectFrom('users')
    .select(['username', 'display_name as displayName'])
    .where('uid', '=', creator)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('problem_members as m')
    .leftJoin('users', 'users.uid', 'm.uid')
    .select(['m.id', 'm.uid', 'm.email', 'm.role', 'm.invited_at', 'm.accepted_at'])
    .select(['users.username', 'users.display_name'])
    .where('m.problem_pk', '=', pk)
    .$if(role !== 'creator', (query) => query.where('m.uid', 'is not', null))
    .orderBy(sql`coalesce(lower(users.username), lower(m.email))`)
    .execute();
  return {
    role,
    creator: owner ?? { username: '', displayName: '' },
    members: rows.map((row) => ({
      memberID: row.id,
      ...(row.username !== null && { username: row.username, displayName: row.display_name ?? row.username }),
      ...(row.email !== null && { email: row.email }),
      role: row.role,
      invitedAt: row.invited_at.toISOString(),
      ...(row.accepted_at && { acceptedAt: row.accepted_at.toISOString() }),
      ...(row.uid === uid && { self: true as const }),
    })),
  };
}

/**
 * Not accepted yet: by username, by the caller's confirmed email, and the one whose id came by mail, which proves the
 * mailbox.
 */
export async function findInvitations(db: Database, caller: Caller, mailedID: string | undefined) {
  const isConfirmed = caller.email !== '' && (await isEmailConfirmed(db, caller));
  return await db
    .selectFrom('problem_members as m')
    .innerJoin('problems', 'problems.pk', 'm.problem_pk')
    .leftJoin('users as inviter', 'inviter.uid', 'm.invited_by')
    .select(['m.id', 'm.role', 'm.invited_at', 'm.problem_pk', 'problems.id as problemID', 'problems.title'])
    .select('inviter.display_name')
    .where('m.accepted_at', 'is', null)
    .where('problems.creator', '<>', caller.uid)
    .where((is) =>
      is.or([
        is('m.uid', '=', caller.uid),
        ...(isConfirmed ? [sql<boolean>`lower(m.email) = ${caller.email.toLowerCase()}`] : []),
        ...(mailedID === undefined ? [] : [is.and([is('m.id', '=', mailedID), is('m.uid', 'is', null)])]),
      ]),
    )
    .orderBy('m.invited_at', 'desc')
    .execute();
}

export async function listInvitations(
  db: Database,
  caller: Caller,
  mailedID: string | undefined,
): Promise<ProblemInvitation[]> {
  const rows = await findInvitations(db, caller, mailedID);
  return rows.map(({ id, title, role, invited_at, display_name }) => ({
    invitationID: id,
    title,
    role,
    invitedAt: invited_at.toISOString(),
    invitedBy: display_name ?? '',
  }));
}
