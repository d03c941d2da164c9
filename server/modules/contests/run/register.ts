import type { Registration } from '../../../../contract/entities/contest/contest-run';
import type { TeamDetails } from '../../../../contract/entities/contest/team';
import { contestPhase } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { isEmailConfirmed } from '../../../platform/identity/confirmed-emails';
import type { Caller } from '../../../platform/identity/identity';
import { isPassword } from '../../../platform/identity/local/passwords';
import { requirePerson } from '../../problems/public';
import { clockOf, findContest } from '../contest-row';
import { findParticipant, judgeAdmission, requireAdmission } from './admission';
import { teamColumns } from './team-columns';

/** D-11: before anything is written. Registered users need no password. */
export async function checkPassword(
  db: Database,
  slug: string,
  password: string | undefined,
  uid: string,
): Promise<void> {
  const contest = await findContest(db, slug);
  if (contest.password_hash === null || (await findParticipant(db, contest.pk, uid))) return;
  if (!(await isPassword(contest.password_hash, password ?? ''))) throw new Refusal('CONTEST_PASSWORD_WRONG');
}

/** Idempotent. */
export async function register(
  transaction: Database,
  slug: string,
  { version: seenVersion, team }: { version?: number | undefined; team?: TeamDetails | undefined },
  caller: Caller,
  now = new Date(),
): Promise<Registration> {
  await requirePerson(transaction, caller.uid);
  const contest = await findContest(transaction, slug);
  const before = await findParticipant(transaction, contest.pk, caller.uid);
  requireAdmission(judgeAdmission(contest, before, caller));
  if (!before && contestPhase(clockOf(contest), now.getTime()) === 'ended')
    throw new Refusal('CONTEST_ENDED');
  await transaction
    .insertInto('contest_participants')
    .values({
      contest_pk: contest.pk,
      uid: caller.uid,
      email: caller.email,
      email_proven: await isEmailConfirmed(transaction, caller),
      // Users with the contest's password were invited by the organiser.
      accepted_at: contest.password_hash === null ? null : now,
      registered_at: now,
      blocked_at: null,
      seen_version: Math.min(seenVersion ?? contest.version, contest.version),
      ...(team && contest.asks_team && teamColumns(team)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    message: `You are registered for ${contest.name}.`,
    startTime: contest.start_time.toISOString(),
    registeredAt: (before?.registered_at ?? now).toISOString(),
  };
}
