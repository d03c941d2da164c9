import type { Registration } from '../../../../contract/entities/contest/contest-run';
import type { AcceptInvitation } from '../../../../contract/entities/contest/invitation';
import { contestPhase } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { isEmailConfirmed } from '../../../platform/identity/confirmed-emails';
import type { Caller } from '../../../platform/identity/identity';
import { requirePerson } from '../../problems/public';
import { type ContestRow, clockOf, findContest } from '../contest-row';
import { findParticipant } from '../run/admission';

/** Admits the caller whatever the contest's lists and password are (decision 081). */
export async function acceptInvitation(
  db: Database,
  { contestSlug, token }: AcceptInvitation,
  caller: Caller,
): Promise<Registration> {
  return await db.transaction().execute(async (transaction) => {
    await requirePerson(transaction, caller.uid);
    const contest = await findContest(transaction, contestSlug);
    const before = await findParticipant(transaction, contest.pk, caller.uid);
    if (before?.blocked_at) throw new Refusal('PARTICIPANT_BLOCKED');
    await useInvitation(transaction, contest, token, caller.uid);
    const now = new Date();
    if (!before && contestPhase(clockOf(contest), now.getTime()) === 'ended')
      throw new Refusal('CONTEST_ENDED');
    await transaction
      .insertInto('contest_participants')
      .values({
        contest_pk: contest.pk,
        uid: caller.uid,
        email: caller.email,
        email_proven: await isEmailConfirmed(transaction, caller),
        accepted_at: now,
        invited_at: now,
        registered_at: now,
        blocked_at: null,
        seen_version: contest.version,
      })
      .onConflict((conflict) =>
        conflict.columns(['contest_pk', 'uid']).doUpdateSet({ invited_at: now, accepted_at: now }),
      )
      .execute();
    return {
      message: `You are registered for ${contest.name}.`,
      startTime: contest.start_time.toISOString(),
      registeredAt: (before?.registered_at ?? now).toISOString(),
    };
  });
}

/** The lock counts two people at once correctly. @throws Refusal INVITATION_INVALID */
async function useInvitation(
  transaction: Database,
  { pk }: ContestRow,
  token: string,
  uid: string,
): Promise<void> {
  const invitation = await transaction
    .selectFrom('contest_invitations')
    .select(['id', 'uses_max', 'expires_at', 'revoked_at'])
    .where('contest_pk', '=', pk)
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation || invitation.revoked_at) throw new Refusal('INVITATION_INVALID');
  const uses = await transaction
    .selectFrom('contest_invitation_uses')
    .select('uid')
    .where('invitation_id', '=', invitation.id)
    .execute();
  if (uses.some((use) => use.uid === uid)) return;
  const isOver = invitation.expires_at !== null && invitation.expires_at.getTime() <= Date.now();
  const isUsedUp = invitation.uses_max !== null && uses.length >= invitation.uses_max;
  if (isOver || isUsedUp) throw new Refusal('INVITATION_INVALID');
  await transaction
    .insertInto('contest_invitation_uses')
    .values({ invitation_id: invitation.id, uid })
    .execute();
}
