import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invitationLimits as limits } from '../../../../contract/account-limits';
import type { Invitations, Invite } from '../../../../contract/entities/contest/invitation';
import type { Context } from '../../../platform/context';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { queueMail } from '../../../platform/mail/mail-queue';
import { findManagedContest } from '../contest-role';
import type { ContestRow } from '../contest-row';
import { invitationMail } from './invitation-mail';

type Services = Pick<Context, 'config' | 'mail'>;

const dayMs = 24 * 3_600_000;
/** Without an end of the contest. */
const mailedDays = 30;

const newToken = () => randomBytes(24).toString('base64url');

export async function listInvitations(
  db: Database,
  { config }: Services,
  contestPk: string,
): Promise<Invitations> {
  const rows = await db
    .selectFrom('contest_invitations as i')
    .selectAll('i')
    .select(
      sql<string[]>`array(select users.username from contest_invitation_uses u
        join users on users.uid = u.uid where u.invitation_id = i.id order by u.used_at)`.as('accepted_by'),
    )
    .where('i.contest_pk', '=', contestPk)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .execute();
  return {
    invitations: rows.map((row) => ({
      id: row.id,
      email: row.email,
      token: row.email === null ? row.token : null,
      usesMax: row.uses_max,
      expiresAt: row.expires_at?.toISOString() ?? null,
      revokedAt: row.revoked_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      acceptedBy: row.accepted_by,
    })),
    mail: config.mail.smtpUrl === undefined ? 'saved' : config.publicUrl === undefined ? 'off' : 'sent',
  };
}

export async function invite(
  db: Database,
  services: Services,
  body: Invite,
  caller: string,
  origin: string,
): Promise<Invitations> {
  const result = await db.transaction().execute(async (transaction) => {
    const contest = await findManagedContest(transaction, body.contestSlug, caller, 'all', 'change');
    if (body.action === 'revoke') await revoke(transaction, contest, body.id);
    else await requirePlace(transaction, contest, body.action === 'mail' ? body.emails.length : 1);
    if (body.action === 'link') await addLink(transaction, contest, body, caller);
    if (body.action === 'mail') await addMails(transaction, services, contest, body.emails, caller, origin);
    return await listInvitations(transaction, services, contest.pk);
  });
  services.mail.wake();
  return result;
}

async function revoke(transaction: Database, { pk }: ContestRow, id: string): Promise<void> {
  await transaction
    .updateTable('contest_invitations')
    .set({ revoked_at: new Date() })
    .where('contest_pk', '=', pk)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** @throws Refusal INVITATIONS_FULL */
async function requirePlace(transaction: Database, { pk }: ContestRow, count: number): Promise<void> {
  const { known } = await transaction
    .selectFrom('contest_invitations')
    .select((is) => is.fn.countAll<number>().as('known'))
    .where('contest_pk', '=', pk)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(known) + count > limits.invitationsMax) throw new Refusal('INVITATIONS_FULL');
}

async function addLink(
  transaction: Database,
  contest: ContestRow,
  { id, usesMax, days }: Extract<Invite, { action: 'link' }>,
  caller: string,
): Promise<void> {
  await transaction
    .insertInto('contest_invitations')
    .values({
      id,
      contest_pk: contest.pk,
      email: null,
      token: newToken(),
      uses_max: usesMax,
      expires_at: days === null ? null : new Date(Date.now() + days * dayMs),
      created_by: caller,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function addMails(
  transaction: Database,
  { config }: Services,
  contest: ContestRow,
  emails: readonly string[],
  caller: string,
  origin: string,
): Promise<void> {
  // A caller chooses the Host header, so without PUBLIC_URL it could put any address into a mail.
  if (config.mail.smtpUrl !== undefined && config.publicUrl === undefined)
    throw new Refusal('MAIL_NOT_SET_UP');
  await requireMails(transaction, caller, emails.length);
  const expiresAt = contest.end_time ?? new Date(Date.now() + mailedDays * dayMs);
  for (const email of new Set(emails.map((one) => one.trim().toLowerCase()))) {
    const token = newToken();
    const added = await transaction
      .insertInto('contest_invitations')
      .values({
        id: randomUUID(),
        contest_pk: contest.pk,
        email,
        token,
        uses_max: 1,
        expires_at: expiresAt,
        created_by: caller,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) continue;
    const address = `${config.publicUrl ?? origin}/contests/${encodeURIComponent(contest.slug)}#invitation=${token}`;
    await queueMail(transaction, {
      kind: 'contest invitation',
      uid: caller,
      recipient: email,
      expiresAt,
      ...invitationMail(contest.name, address),
    });
  }
}

/** @throws Refusal INVITATIONS_FULL */
async function requireMails(transaction: Database, caller: string, count: number): Promise<void> {
  const { mailed } = await transaction
    .selectFrom('contest_invitations')
    .select((is) => is.fn.countAll<number>().as('mailed'))
    .where('created_by', '=', caller)
    .where('email', 'is not', null)
    .where('created_at', '>', new Date(Date.now() - dayMs))
    .executeTakeFirstOrThrow();
  if (Number(mailed) + count > limits.mailsPerDayMax) throw new Refusal('INVITATIONS_FULL');
}
