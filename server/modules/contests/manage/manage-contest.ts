import { sql } from 'kysely';
import type {
  ManagedContest,
  ManagedParticipant,
} from '../../../../contract/entities/contest/contest-manage';
import { deadlineMs } from '../../../../contract/rules/contest/contest-clock';
import { type ContestRole, mayAct } from '../../../../contract/rules/contest/contest-roles';
import { hasNoMail, signInName } from '../../../../contract/rules/names/sign-in-name';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { neverSignedIn } from '../accounts/never-signed-in';
import { findManagedContest, findRole } from '../contest-role';
import { type ContestRow, clockForResponse, cutsOf } from '../contest-row';
import { defaultCannedAnswers } from '../messages';
import { readClarifications } from '../read/clarifications';
import { endOf } from '../run/run-row';
import { hasTeam, teamOf } from '../run/team-columns';
import { countEntries, readEntries } from './manage-entries';
import { readStaff } from './manage-staff';

export async function readDashboard(db: Database, slug: string, uid: string): Promise<ManagedContest> {
  const contest = await findManagedContest(db, slug, uid, 'read');
  const role = (await findRole(db, contest, uid)) ?? 'read';
  return {
    role,
    staff: await readStaff(db, contest.pk),
    contestSlug: contest.slug,
    name: contest.name,
    enableProctored: contest.proctored,
    maxWarnings: contest.max_warnings,
    lateSyncMinutes: contest.late_sync_minutes,
    asksTeam: contest.asks_team,
    ...cutsOf(contest),
    participants: (await selectParticipants(db, contest).orderBy(sql`lower(users.username)`).execute()).map(
      (row) => withoutEmail(toParticipant(contest, row), role),
    ),
    entries: await readEntries(db, contest.pk),
    totalEntries: await countEntries(db, contest.pk),
    problems: await readManagedProblems(db, contest, uid),
    clarifications: await readClarifications(db, contest),
    cannedAnswers: contest.canned_answers ?? defaultCannedAnswers,
  };
}

/** Only who decides about participants needs their addresses (D-38). */
const withoutEmail = (person: ManagedParticipant, role: ContestRole): ManagedParticipant =>
  mayAct(role, 'all') ? person : { ...person, email: null, account: undefined };

async function readManagedProblems(
  db: Database,
  contest: ContestRow,
  caller: string,
): Promise<ManagedContest['problems']> {
  const rows = await db
    .selectFrom('contest_problems as q')
    .innerJoin('problems', 'problems.pk', 'q.problem_pk')
    .innerJoin('problem_contents as held', (join) =>
      join.onRef('held.pk', '=', 'q.problem_pk').onRef('held.version', '=', 'q.problem_version'),
    )
    .leftJoin('rejudges as r', (join) =>
      join
        .onRef('r.problem_pk', '=', 'q.problem_pk')
        .on('r.settled', 'is', null)
        .on('r.creator', '=', caller)
        .on('r.contest_pk', '=', contest.pk),
    )
    .select(['problems.id', 'problems.version as newest', 'problems.public', 'problems.creator'])
    .select(['held.title', 'held.version', 'r.id as rejudge_id'])
    .where('q.contest_pk', '=', contest.pk)
    .orderBy('q.position')
    .execute();
  return rows.map(({ id, title, version, newest, creator, rejudge_id, ...row }) => {
    // Hide new versions of private problems (ROLE-12).
    const mayTake = row.public || creator === contest.creator;
    const newVersion = mayTake && newest > version ? newest : null;
    return { id, title, version, newVersion, canRejudge: true, rejudgeID: rejudge_id };
  });
}

/** @throws Refusal PARTICIPANT_NOT_FOUND */
export async function findManagedParticipant(
  db: Database,
  contest: ContestRow,
  username: string,
): Promise<{ uid: string; participant: ManagedParticipant }> {
  const row = await selectParticipants(db, contest)
    .where(sql`lower(users.username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  if (!row) throw new Refusal('PARTICIPANT_NOT_FOUND');
  return { uid: row.uid, participant: toParticipant(contest, row) };
}

/** When a participant accepted an invitation that is a link. */
const linkUsedAt = sql<Date | null>`(select min(used.used_at) from contest_invitation_uses used
  join contest_invitations i on i.id = used.invitation_id
  where i.contest_pk = m.contest_pk and i.email is null and used.uid = m.uid)`;
/** A link admits anybody, and so also the second account of somebody who is out. */
const isAfterOut = sql<boolean>`exists (select from contest_participants o
  left join contest_runs r on r.contest_pk = o.contest_pk and r.uid = o.uid
  where o.contest_pk = m.contest_pk and o.uid <> m.uid
    and least(o.blocked_at, case when r.end_reason = 'malpractice' then r.ended_at end) < ${linkUsedAt})`;

function selectParticipants(db: Database, contest: ContestRow) {
  return db
    .selectFrom('contest_participants as m')
    .innerJoin('users', 'users.uid', 'm.uid')
    .leftJoin('contest_runs as run', (join) =>
      join.onRef('run.contest_pk', '=', 'm.contest_pk').onRef('run.uid', '=', 'm.uid'),
    )
    .leftJoin('proven_emails as proven', (join) =>
      join.onRef('proven.uid', '=', 'm.uid').on(sql`proven.email`, '=', sql`lower(m.email)`),
    )
    .leftJoin('managed_accounts as made', (join) =>
      join.onRef('made.uid', '=', 'm.uid').onRef('made.contest_pk', '=', 'm.contest_pk'),
    )
    .leftJoin('identity_accounts as identity', 'identity.uid', 'made.uid')
    .select([linkUsedAt.as('link_used_at'), isAfterOut.as('is_after_out')])
    .select(['proven.proven_at', 'made.created_at as made_at', 'users.email as account_email'])
    .select(neverSignedIn.as('never_signed_in'))
    .select(['m.team_name', 'm.affiliation', 'm.country'])
    .select(['m.uid', 'users.username', 'users.display_name', 'm.email', 'm.email_proven', 'm.registered_at'])
    .select([
      'm.blocked_at',
      'm.accepted_at',
      'm.extra_time_ms',
      'run.started_at',
      'run.by_code',
      'run.warnings',
    ])
    .select(['run.end_reason', 'run.end_cause', 'run.ended_at', 'run.last_contact', 'run.left_at'])
    .select(['run.absences', 'run.glances', 'run.watch', 'run.unwatched_at'])
    .where('m.contest_pk', '=', contest.pk);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectParticipants>['execute']>>[number];

function toParticipant(contest: ContestRow, row: Row): ManagedParticipant {
  const { started_at, end_reason, end_cause, ended_at } = row;
  const deadline =
    started_at === null
      ? null
      : deadlineMs(clockForResponse(contest), started_at.getTime(), row.extra_time_ms);
  return {
    username: row.username,
    displayName: row.display_name,
    email: contest.email_restriction === 'all' || hasNoMail(row.email) ? null : row.email,
    emailProven: row.email_proven || row.proven_at !== null,
    registeredAt: row.registered_at.toISOString(),
    blockedAt: row.blocked_at?.toISOString() ?? null,
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    extraTimeMs: row.extra_time_ms,
    startedAt: started_at?.toISOString() ?? null,
    startedByCode: row.by_code ?? false,
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
    end: endOf({ end_reason, end_cause, ended_at }),
    warnings: row.warnings ?? 0,
    absences: shownAbsences(row),
    // A start with the code is reported later, perhaps by the service worker, which cannot know.
    ...(contest.proctored && started_at !== null && !row.by_code && { watch: row.watch }),
    unwatchedAt: contest.proctored ? row.unwatched_at?.toISOString() : undefined,
    lastContactAt: row.last_contact?.toISOString(),
    leftAt: row.left_at?.toISOString(),
    ...(row.link_used_at && {
      byLink: { at: row.link_used_at.toISOString(), isAfterOut: row.is_after_out },
    }),
    ...(hasTeam(row) && { team: teamOf(row) }),
    ...(row.made_at && {
      account: {
        signInName: signInName(row.account_email),
        mayReset: row.proven_at === null,
        isUnused: row.proven_at === null && row.never_signed_in === true,
      },
    }),
  };
}

function shownAbsences({ absences, glances }: Row): ManagedParticipant['absences'] {
  return { ...absences, ...(glances && glances.times > 0 && { glance: glances }) };
}
