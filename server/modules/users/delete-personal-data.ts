import { sql } from 'kysely';
import { anonymousReporter } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { passOnProblems } from '../problem-members/public';
import { deleteHistories } from '../problems/public';
import { deleteUnusedAvatar } from './profile/avatars';

/** Different from every uid. */
const nobody = 'gone';

/**
 * In the transaction that deletes the account. Submissions stay anonymous, and problems that others may be solving
 * stay. Deletes all data that only this user could see.
 */
export async function deletePersonalData(uid: string, transaction: Database): Promise<void> {
  // Locks submissions before the account record, as a judgement does, to avoid a deadlock.
  await transaction
    .updateTable('submissions')
    .set({ uid: null, group_key: null })
    .where('uid', '=', uid)
    .execute();
  await transaction.updateTable('answers').set({ uid: null }).where('uid', '=', uid).execute();
  // Contests with other participants stay.
  await sql`delete from contests where creator = ${uid} and not exists
    (select from contest_participants p where p.contest_pk = contests.pk and p.uid <> ${uid})`.execute(
    transaction,
  );
  await transaction.updateTable('contests').set({ creator: nobody }).where('creator', '=', uid).execute();
  // Classes with another teacher stay.
  await sql`delete from classes c using class_members m
    where m.class_id = c.id and m.uid = ${uid} and m.role = 'teacher' and not exists
      (select from class_members t where t.class_id = c.id and t.uid <> ${uid} and t.role = 'teacher'
        and t.removed_at is null)`.execute(transaction);
  await passOnProblems(transaction, uid);
  await sql`delete from problems where creator = ${uid} and not public and not exists
    (select from contest_problems q where q.problem_pk = problems.pk) and not exists
    (select from assignment_tasks t where t.problem_pk = problems.pk)`.execute(transaction);
  for (const table of ['jury_solutions', 'jury_files', 'problem_tools'] as const)
    await sql`delete from ${sql.table(table)} t using problems p
      where p.pk = t.problem_pk and p.creator = ${uid}`.execute(transaction);
  const left = await transaction.selectFrom('problems').select('pk').where('creator', '=', uid).execute();
  await deleteHistories(
    transaction,
    left.map(({ pk }) => pk),
  );
  await transaction.updateTable('problems').set({ creator: nobody }).where('creator', '=', uid).execute();
  await transaction.updateTable('problems').set({ charged_to: null }).where('charged_to', '=', uid).execute();
  await transaction.updateTable('rejudges').set({ creator: nobody }).where('creator', '=', uid).execute();
  await transaction
    .updateTable('managed_accounts')
    .set({ created_by: nobody })
    .where('created_by', '=', uid)
    .execute();
  await transaction
    .updateTable('class_accounts')
    .set({ created_by: nobody })
    .where('created_by', '=', uid)
    .execute();
  await transaction
    .updateTable('contest_invitations')
    .set({ created_by: nobody })
    .where('created_by', '=', uid)
    .execute();
  await transaction
    .updateTable('problem_history')
    .set({ saved_by: null })
    .where('saved_by', '=', uid)
    .execute();
  await transaction
    .updateTable('problem_members')
    .set({ invited_by: nobody })
    .where('invited_by', '=', uid)
    .execute();
  await transaction
    .updateTable('account_blocks')
    .set({ blocked_by: null })
    .where('blocked_by', '=', uid)
    .execute();
  await transaction.updateTable('settings').set({ changed_by: null }).where('changed_by', '=', uid).execute();
  const person = await transaction
    .deleteFrom('users')
    .where('uid', '=', uid)
    .returning(['avatar_hash', 'email'])
    .executeTakeFirst();
  if (person) await forgetEmail(person.email, transaction);
  if (person?.avatar_hash) await deleteUnusedAvatar(transaction, person.avatar_hash);
  const counted = ['practice_days', 'solved_problems', 'practice_recounts'] as const;
  for (const table of [
    ...counted,
    'password_otps',
    'proven_emails',
    'mails',
    'mail_log',
    'code_runs',
    'jury_checks',
  ] as const) {
    await sql`delete from ${sql.table(table)} where uid = ${uid}`.execute(transaction);
  }
  // Stored responses contain personal data too.
  await transaction.deleteFrom('idempotency_keys').where('scope', '=', uid).execute();
}

/** In rows that belong to others, or to nobody. Lists of an organiser stay (docs/privacy.md). */
async function forgetEmail(email: string, transaction: Database): Promise<void> {
  const isTheirs = sql<boolean>`lower(email) = ${email.toLowerCase()}`;
  await transaction.updateTable('bug_reports').set({ email: anonymousReporter }).where(isTheirs).execute();
  // Without an address the invitation would admit anybody.
  await transaction
    .updateTable('contest_invitations')
    .set({ email: nobody, revoked_at: sql`coalesce(revoked_at, now())` })
    .where(isTheirs)
    .execute();
  await transaction.deleteFrom('problem_members').where(isTheirs).execute();
  for (const table of ['mails', 'mail_log'] as const)
    await sql`delete from ${sql.table(table)} where lower(recipient) = ${email.toLowerCase()}`.execute(
      transaction,
    );
}
