import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invitationLimits } from '../../../contract/account-limits';
import {
  type AnswerInvitation,
  type ChangeMember,
  type InviteMember,
  membersMax,
  type ProblemMembers,
} from '../../../contract/entities/problem/problem-member';
import type { Context } from '../../platform/context';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import type { Caller } from '../../platform/identity/identity';
import { queueMail } from '../../platform/mail/mail-queue';
import { findAuthored } from './find-role';
import { memberMail } from './member-mail';
import { memberRefusals } from './messages';
import { findInvitations, readMembers } from './read-members';

type Services = Pick<Context, 'config' | 'mail'>;

const dayMs = 24 * 3_600_000;
const mailedDays = 30;

/** Inviting somebody again changes the role. */
export async function inviteMember(
  db: Database,
  { config, mail }: Services,
  { problemID, person, role }: InviteMember,
  caller: string,
  origin: string,
): Promise<ProblemMembers> {
  const members = await db.transaction().execute(async (transaction) => {
    const problem = await findAuthored(transaction, problemID, caller, 'creator', 'change');
    const isEmail = person.includes('@');
    const known = await findKnown(transaction, problem.pk, person, isEmail);
    if (known.uid === caller) {
      throw new Refusal('VALIDATION', { fields: [{ path: 'person', message: memberRefusals.self }] });
    }
    if (known.memberID !== undefined) {
      await setRole(transaction, known.memberID, role);
      return await readMembers(transaction, problemID, caller);
    }
    await requirePlace(transaction, problem.pk);
    const id = randomUUID();
    const invited = { id, problem_pk: problem.pk, role, invited_by: caller };
    if (!isEmail) {
      const row = { ...invited, uid: known.uid, email: null };
      await transaction.insertInto('problem_members').values(row).execute();
      return await readMembers(transaction, problemID, caller);
    }
    // A caller chooses the Host header, so without PUBLIC_URL it could put any address into a mail.
    if (config.mail.smtpUrl !== undefined && config.publicUrl === undefined)
      throw new Refusal('MAIL_NOT_SET_UP');
    await requireMails(transaction, caller);
    await transaction
      .insertInto('problem_members')
      .values({ ...invited, uid: null, email: person })
      .execute();
    await queueMail(transaction, {
      kind: 'problem invitation',
      uid: caller,
      recipient: person,
      expiresAt: new Date(Date.now() + mailedDays * dayMs),
      ...memberMail(problem.title, `${config.publicUrl ?? origin}/problems/mine?invitation=${id}`),
    });
    return await readMembers(transaction, problemID, caller);
  });
  mail.wake();
  return members;
}

/** @throws Refusal STAFF_NOT_FOUND */
async function findKnown(
  transaction: Database,
  pk: string,
  person: string,
  isEmail: boolean,
): Promise<{ uid: string | null; memberID: string | undefined }> {
  if (isEmail) {
    const row = await transaction
      .selectFrom('problem_members')
      .select('id')
      .where('problem_pk', '=', pk)
      .where(sql`lower(email)`, '=', person.toLowerCase())
      .executeTakeFirst();
    return { uid: null, memberID: row?.id };
  }
  const user = await transaction
    .selectFrom('users')
    .leftJoin('problem_members as m', (join) =>
      join.onRef('m.uid', '=', 'users.uid').on('m.problem_pk', '=', pk),
    )
    .select(['users.uid', 'm.id'])
    .where(sql`lower(users.username)`, '=', person.toLowerCase())
    .executeTakeFirst();
  if (!user) throw new Refusal('STAFF_NOT_FOUND');
  return { uid: user.uid, memberID: user.id ?? undefined };
}

async function setRole(transaction: Database, memberID: string, role: InviteMember['role']): Promise<void> {
  await transaction.updateTable('problem_members').set({ role }).where('id', '=', memberID).execute();
}

/** @throws Refusal MEMBERS_FULL */
async function requirePlace(transaction: Database, pk: string): Promise<void> {
  const { known } = await transaction
    .selectFrom('problem_members')
    .select((is) => is.fn.countAll<number>().as('known'))
    .where('problem_pk', '=', pk)
    .executeTakeFirstOrThrow();
  if (Number(known) >= membersMax) throw new Refusal('MEMBERS_FULL');
}

/** Nobody sends mails to many strangers. @throws Refusal INVITATIONS_FULL */
async function requireMails(transaction: Database, caller: string): Promise<void> {
  const { mailed } = await transaction
    .selectFrom('problem_members')
    .select((is) => is.fn.countAll<number>().as('mailed'))
    .where('invited_by', '=', caller)
    .where('email', 'is not', null)
    .where('invited_at', '>', new Date(Date.now() - dayMs))
    .executeTakeFirstOrThrow();
  if (Number(mailed) >= invitationLimits.mailsPerDayMax) throw new Refusal('INVITATIONS_FULL');
}

export async function changeMember(
  db: Database,
  { problemID, memberID, role }: ChangeMember,
  caller: string,
): Promise<{ members?: ProblemMembers }> {
  return await db.transaction().execute(async (transaction) => {
    const problem = await findAuthored(transaction, problemID, caller, 'tester', 'change');
    const member = await transaction
      .selectFrom('problem_members')
      .select('uid')
      .where('id', '=', memberID)
      .where('problem_pk', '=', problem.pk)
      .executeTakeFirst();
    const isLeaving = role === null && member?.uid === caller;
    if (problem.role !== 'creator' && !isLeaving) throw new Refusal('FORBIDDEN');
    if (member && role !== null) await setRole(transaction, memberID, role);
    if (member && role === null) {
      await transaction.deleteFrom('problem_members').where('id', '=', memberID).execute();
    }
    return isLeaving ? {} : { members: await readMembers(transaction, problemID, caller) };
  });
}

/** @throws Refusal INVITATION_INVALID */
export async function answerInvitation(
  db: Database,
  { invitationID, accept }: AnswerInvitation,
  caller: Caller,
): Promise<{ problemID?: string }> {
  return await db.transaction().execute(async (transaction) => {
    const invitations = await findInvitations(transaction, caller, invitationID);
    const invitation = invitations.find(({ id }) => id === invitationID);
    const person = await transaction
      .selectFrom('users')
      .select('uid')
      .where('uid', '=', caller.uid)
      .executeTakeFirst();
    if (!invitation || !person) throw new Refusal('INVITATION_INVALID');
    const members = transaction.deleteFrom('problem_members');
    if (!accept) {
      await members.where('id', '=', invitationID).execute();
      return {};
    }
    // Invited by username and by email: the accepted one stays.
    await members
      .where('problem_pk', '=', invitation.problem_pk)
      .where('uid', '=', caller.uid)
      .where('id', '<>', invitationID)
      .execute();
    await transaction
      .updateTable('problem_members')
      .set({ uid: caller.uid, email: null, accepted_at: new Date() })
      .where('id', '=', invitationID)
      .execute();
    return { problemID: invitation.problemID };
  });
}

/** When the creator's account is deleted: the author who joined first becomes the creator. */
export async function passOnProblems(transaction: Database, uid: string): Promise<void> {
  await sql`with heirs as (
      select distinct on (m.problem_pk) m.problem_pk, m.uid, m.id from problem_members m
        join problems p on p.pk = m.problem_pk
        where p.creator = ${uid} and m.role = 'author' and m.accepted_at is not null
        order by m.problem_pk, m.accepted_at, m.id
    ), passed as (
      update problems set creator = heirs.uid, charged_to = heirs.uid from heirs where pk = heirs.problem_pk
    )
    delete from problem_members m using heirs where m.id = heirs.id`.execute(transaction);
}
