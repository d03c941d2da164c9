/**
 * How the export and the deletion of an account treat each column that identifies a person.
 *
 * A new column of this kind needs a line here. Decide first, then write it:
 * - `deletes`: the row disappears with the account. Then the export should have it.
 * - `anonymises`: the row stays for others, without the person.
 * - `keeps`: it stays as it is. Give the reason; docs/privacy.md must say it too.
 * The account's export is in server/modules/users/export-account.ts, its deletion in delete-personal-data.ts beside it.
 */

type Deletion = { readonly deletes: true } | { readonly anonymises: true } | { readonly keeps: string };
type Export = { readonly exported: true } | { readonly notExported: string };
/** `alone`: the column can name somebody in a row that belongs to nobody or to somebody else. */
export type Fate = Deletion & Export & { readonly alone?: true };

const exported = { exported: true } as const;
const deletes = { deletes: true } as const;
const anonymises = { anonymises: true } as const;
const because = (notExported: string) => ({ notExported });

const derived = because('It is computed from exported rows.');
const security = because('It protects the account and helps nobody else.');
const ofOthers = because('The row is about the work of somebody else.');
const tells = because('The row only says who did it. Its content belongs to the contest or class.');

const auditLog = {
  keeps: 'The audit log only grows. It has ids only, which say nothing about a deleted account.',
  ...because('It is the record of the administrators. They can read it.'),
};

export const personalColumns: Readonly<Record<string, Fate>> = {
  'account_blocks.blocked_by': { ...anonymises, ...ofOthers },
  'account_blocks.uid': { ...deletes, ...because('A blocked account cannot sign in to export its data.') },
  'answers.uid': { ...anonymises, ...exported },
  'assignments.created_by': { ...anonymises, ...exported },
  'audit_events.actor': auditLog,
  'audit_events.target': auditLog,
  'bookmarks.uid': { ...deletes, ...exported },
  'bug_reports.email': {
    ...anonymises,
    alone: true,
    ...because('Anybody can write an address into a report that is sent signed out.'),
  },
  'bug_reports.uid': { ...deletes, ...exported },
  'class_accounts.created_by': { ...anonymises, ...ofOthers },
  'class_accounts.uid': { ...deletes, ...exported },
  'class_comments.author': { ...anonymises, ...exported },
  'class_comments.student': { ...deletes, ...exported },
  'class_members.uid': { ...deletes, ...exported },
  'class_sign_in_codes.uid': { ...deletes, ...exported },
  'code_runs.group_key': { ...deletes, ...exported },
  'code_runs.uid': { ...deletes, ...exported },
  'contest_clarifications.answered_by': { ...anonymises, ...tells },
  'contest_clarifications.taken_by': { ...anonymises, ...tells },
  'contest_clarifications.uid': { ...deletes, ...exported },
  'contest_commitments.uid': { ...deletes, ...derived },
  'contest_drafts.uid': { ...deletes, ...derived },
  'contest_entries.uid': { ...deletes, ...exported },
  'contest_events.uid': { ...deletes, ...exported },
  'contest_invitation_uses.uid': { ...deletes, ...exported },
  'contest_invitations.created_by': { ...anonymises, ...ofOthers },
  'contest_invitations.email': { ...anonymises, alone: true, ...ofOthers },
  'contest_messages.uid': { ...deletes, ...exported },
  'contest_notes.uid': { ...anonymises, ...tells },
  'contest_participants.email': { ...deletes, ...exported },
  'contest_participants.uid': { ...deletes, ...exported },
  'contest_runs.uid': { ...deletes, ...exported },
  'contest_similarity.started_by': { ...anonymises, ...tells },
  'contest_staff.uid': { ...deletes, ...exported },
  'contest_standings.uid': { ...deletes, ...exported },
  'contests.allowed_emails': {
    keeps: 'The organiser’s list says who may take part. The organiser can change it.',
    ...ofOthers,
  },
  'contests.creator': { ...deletes, ...exported },
  'device_reports.uid': { ...deletes, ...exported },
  'draft_revisions.uid': { ...deletes, ...derived },
  'drafts.uid': { ...deletes, ...exported },
  'firebase_accounts.uid': {
    keeps: 'Firebase’s state of the account, so that its tokens are refused. Deleted two days later.',
    ...security,
  },
  'help_openings.uid': { ...deletes, ...exported },
  'idempotency_keys.scope': { ...deletes, ...because('It repeats rows that are exported.') },
  'identity_accounts.email': { ...deletes, ...exported },
  'identity_accounts.uid': { ...deletes, ...exported },
  'identity_effects.uid': {
    keeps: 'A change that Firebase must get, among them the deletion itself. Deleted when it is sent.',
    ...security,
  },
  'identity_known_networks.uid': { ...deletes, ...security },
  'identity_sessions.uid': { ...deletes, ...security },
  'jury_checks.uid': {
    ...deletes,
    ...because('It is a copy of test cases that the account sent, kept for one day.'),
  },
  'mail_log.recipient': {
    ...deletes,
    alone: true,
    ...because('It repeats the address of the account, for some days.'),
  },
  'mail_log.uid': {
    ...deletes,
    ...because('It lists the kinds of mails of some days, without their texts.'),
  },
  'mails.recipient': {
    ...deletes,
    alone: true,
    ...because('A code in it would let a reader take the account.'),
  },
  'mails.uid': { ...deletes, ...because('A code in it would let a reader take the account.') },
  'managed_accounts.created_by': { ...anonymises, ...ofOthers },
  'managed_accounts.uid': { ...deletes, ...exported },
  'notes.uid': { ...deletes, ...exported },
  'own_list_problems.uid': { ...deletes, ...exported },
  'own_list_revisions.uid': { ...deletes, ...derived },
  'own_lists.uid': { ...deletes, ...exported },
  'password_otps.uid': { ...deletes, ...security },
  'password_reset_links.uid': { ...deletes, ...security },
  'practice_days.uid': { ...deletes, ...exported },
  'practice_recounts.uid': { ...deletes, ...derived },
  'problem_comment_reads.uid': { ...deletes, ...exported },
  'problem_comments.author': { ...anonymises, ...exported },
  'problem_comments.resolved_by': { ...anonymises, ...tells },
  'problem_history.saved_by': { ...anonymises, ...tells },
  'problem_members.email': { ...deletes, alone: true, ...ofOthers },
  'problem_members.invited_by': { ...anonymises, ...ofOthers },
  'problem_members.uid': { ...deletes, ...exported },
  'problems.charged_to': { ...anonymises, ...derived },
  'problems.creator': { ...deletes, ...exported },
  'proven_emails.email': { ...deletes, ...exported },
  'proven_emails.uid': { ...deletes, ...exported },
  'rejudges.creator': { ...anonymises, ...tells },
  'returned_work.uid': { ...deletes, ...exported },
  'settings.changed_by': { ...anonymises, ...tells },
  'solved_problems.uid': { ...deletes, ...derived },
  'submissions.group_key': { ...anonymises, ...exported },
  'submissions.uid': { ...anonymises, ...exported },
  'teachers.uid': { ...deletes, ...exported },
  'user_badges.uid': { ...deletes, ...exported },
  'users.email': { ...deletes, ...exported },
  'users.uid': { ...deletes, ...exported },
  'users.username': { ...deletes, ...exported },
  'work_chains.uid': { ...deletes, ...derived },
  'work_entries.uid': { ...deletes, ...exported },
};

/** Names that columns about people have. Columns that refer to an account count with any name. */
export const personalName =
  /^(uid|.*_uid|emails?|.*_emails?|usernames?|creator|author|student|teacher|owner|actor|target|person|recipient|.*_by|.*_to|scope|group_key|ip|.*_ip|address|.*_address)$/;

/** Columns with such a name that are about something else. */
export const notPersonal: Readonly<Record<string, string>> = {};
