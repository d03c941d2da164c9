import type { Eligibility } from '../../../../contract/rules/contest/eligibility';
import { judgeEmail } from '../../../../contract/rules/contest/eligibility';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { isEmailConfirmed } from '../../../platform/identity/confirmed-emails';
import type { Caller } from '../../../platform/identity/identity';
import { findRole } from '../contest-role';
import type { ContestRow } from '../contest-row';

export interface Participant {
  readonly registered_at: Date;
  readonly blocked_at: Date | null;
  readonly extra_time_ms: number;
  readonly email_proven: boolean;
  readonly accepted_at: Date | null;
  /** Admitted by the organiser, whatever the contest's lists contain. */
  readonly invited_at: Date | null;
}

export async function findParticipant(
  db: Database,
  contestPk: string,
  uid: string,
): Promise<Participant | undefined> {
  return await db
    .selectFrom('contest_participants')
    .select(['registered_at', 'blocked_at', 'extra_time_ms', 'email_proven', 'accepted_at', 'invited_at'])
    .where('contest_pk', '=', contestPk)
    .where('uid', '=', uid)
    .executeTakeFirst();
}

/** By the current lists or the organiser's invitation, unless blocked (D-13). */
export function judgeAdmission(
  contest: Pick<ContestRow, 'email_restriction' | 'allowed_emails' | 'email_domains' | 'creator'>,
  participant: Participant | undefined,
  caller: Pick<Caller, 'uid' | 'email'>,
): Eligibility {
  if (participant?.blocked_at) return { allowed: false, reason: 'blocked' };
  if (contest.creator === caller.uid || participant?.invited_at) return { allowed: true };
  return judgeEmail(
    {
      emailRestriction: contest.email_restriction,
      allowedEmails: contest.allowed_emails,
      emailDomains: contest.email_domains,
    },
    caller.email,
  );
}

const refusals = {
  blocked: 'PARTICIPANT_BLOCKED',
  domain: 'EMAIL_DOMAIN_NOT_ALLOWED',
  emails: 'EMAIL_NOT_ALLOWED',
} as const;

export function requireAdmission(eligibility: Eligibility): void {
  if (!eligibility.allowed) throw new Refusal(refusals[eligibility.reason]);
}

type Restricted = Pick<ContestRow, 'email_restriction' | 'creator' | 'public'>;

/** Anyone can sign up with an email from the list, so it must be confirmed. */
export async function isAdmitted(
  db: Database,
  contest: Restricted,
  participant: Participant | undefined,
  caller: Caller | null,
): Promise<boolean> {
  if (contest.email_restriction === 'all' || contest.creator === caller?.uid) return true;
  if (!participant || !caller || participant.blocked_at) return false;
  return participant.email_proven || participant.accepted_at !== null || (await isEmailConfirmed(db, caller));
}

/** Messages and leaderboard of an unlisted, restricted contest. */
export async function canReadContest(
  db: Database,
  contest: Restricted & Pick<ContestRow, 'pk'>,
  caller: Caller | null,
): Promise<boolean> {
  if (contest.public || (await findRole(db, contest, caller?.uid))) return true;
  const participant = caller ? await findParticipant(db, contest.pk, caller.uid) : undefined;
  return await isAdmitted(db, contest, participant, caller);
}
