import { sql } from 'kysely';
import type { AccountExport } from '../../../contract/entities/profile';
import type { Database } from '../../platform/database/open';
import type { ReadFile } from '../../platform/files/file-store';
import { Refusal } from '../../platform/http/refusal';
import { exportClassWork } from '../class-work/public';
import { exportOwnLists } from '../own-lists/public';
import { exportProblemComments } from '../problem-comments/public';
import { exportOpenings } from '../problem-help/public';
import { readNewImages } from '../problems/public';
import { findPerson } from './people';
import { toOwnProfile } from './profile/own-profile';
import { readBadges } from './profile/public-profile';
import { readableTitle } from './readable-title';

type Rows = Record<string, unknown>[];

/** From one snapshot. Test data is part of the problem export. */
export async function exportAccount(db: Database, uid: string, readFile: ReadFile): Promise<AccountExport> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const person = await findPerson(transaction, uid);
      if (!person) throw new Refusal('USER_NOT_FOUND');
      return {
        exportedAt: new Date().toISOString(),
        account: toOwnProfile(person),
        confirmedEmail: await readConfirmedEmail(transaction, uid),
        avatar: await readAvatarUrl(transaction, person.avatar_hash, readFile),
        badges: await readBadges(transaction, uid),
        practiceDays: await readPracticeDays(transaction, uid),
        submissions: await readSubmissions(transaction, uid),
        answers: await readAnswers(transaction, uid),
        sampleRuns: await readSampleRuns(transaction, uid),
        problems: await readProblems(transaction, uid, readFile),
        problemRoles: await readProblemRoles(transaction, uid),
        reports: await readReports(transaction, uid, readFile),
        drafts: await readDrafts(transaction, uid),
        ...(await exportOwnLists(transaction, uid)),
        contests: await readContests(transaction, uid),
        contestRuns: await readContestRuns(transaction, uid),
        contestRoles: await readContestRoles(transaction, uid),
        classes: await readClasses(transaction, uid),
        assignments: await readAssignments(transaction, uid),
        teacherSince: await readTeacherSince(transaction, uid),
        ...(await exportClassWork(transaction, uid)),
        problemComments: await exportProblemComments(transaction, uid),
        openedHelp: await exportOpenings(transaction, uid),
        ...(await readSharedDevices(transaction, uid)),
      };
    });
}

const dataUrl = (mediaType: string, bytes: Buffer) => `data:${mediaType};base64,${bytes.toString('base64')}`;

async function readConfirmedEmail(db: Database, uid: string): Promise<AccountExport['confirmedEmail']> {
  const row = await db.selectFrom('proven_emails').selectAll().where('uid', '=', uid).executeTakeFirst();
  return row ? { email: row.email, confirmedAt: row.proven_at.toISOString() } : null;
}

async function readAvatarUrl(db: Database, hash: string | null, readFile: ReadFile): Promise<string | null> {
  if (hash === null) return null;
  const row = await db.selectFrom('avatars').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row ? dataUrl(row.media_type, await readFile('avatars', row)) : null;
}

async function readPracticeDays(db: Database, uid: string): Promise<AccountExport['practiceDays']> {
  const { rows } = await sql<{ day: string; accepted: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, accepted from practice_days where uid = ${uid}
      order by practice_days.day`.execute(db);
  return rows;
}

async function readSubmissions(db: Database, uid: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select s.id as "submissionID", p.id as "problemID", ${readableTitle(uid, 's', 'p')} as title, s.type, s.challenge_id as "challengeID", s.language, s.code,
        s.device_time as "deviceTime", (select w.written_time from work_entries w where w.id = s.id) as "writtenTime", s.received_time as "receivedTime", s.status, s.verdict, s.score,
        s.passed_testcases as "passedTestcases", s.total_testcases as "totalTestcases", s.compile_log as "compileLog",
        s.judged_time as "judgedTime"
      from submissions s join problems p on p.pk = s.problem_pk where s.uid = ${uid}
      order by s.received_time, s.id`.execute(db);
  return rows;
}

async function readAnswers(db: Database, uid: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select a.id as "answerID", p.id as "problemID", ${readableTitle(uid, 'a', 'p')} as title, a.type, a.challenge_id as "challengeID", a.answer, a.correct, a.score,
        a.device_time as "deviceTime", (select w.written_time from work_entries w where w.id = a.id) as "writtenTime", a.received_time as "receivedTime",
        a.rejudged_at as "judgedAgainAt"
      from answers a join problems p on p.pk = a.problem_pk where a.uid = ${uid}
      order by a.received_time, a.id`.execute(db);
  return rows;
}

async function readSampleRuns(db: Database, uid: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select r.id as "runID", p.id as "problemID", r.language, r.code, r.inputs, r.status, r.received_time as "receivedTime"
      from code_runs r left join problems p on p.pk = r.problem_pk where r.uid = ${uid}
      order by r.received_time, r.id`.execute(db);
  return rows;
}

async function readProblems(db: Database, uid: string, readFile: ReadFile): Promise<Rows> {
  const { rows } = await sql<Rows[number] & { pk: string; images: Parameters<typeof readNewImages>[3] }>`
    select pk, id, version, title, summary, description, difficulty, type, tags, public, input_format as "inputFormat",
        output_format as "outputFormat", constraints, sample_input as "sampleInput", sample_output as "sampleOutput",
        explanation, initial_code as "initialCode", question, language, translations, images, credits,
        (select hints from problem_help h where h.problem_pk = problems.pk) as hints,
        (select editorial from problem_help h where h.problem_pk = problems.pk) as editorial,
        (select tools from problem_tools t where t.problem_pk = problems.pk) as tools,
        (select json_agg(json_build_object('name', s.name, 'language', s.language, 'expected', s.expected, 'source', s.source)
          order by s.position) from jury_solutions s where s.problem_pk = problems.pk) as "jurySolutions",
        (select json_agg(json_build_object('path', f.path, 'content', f.content) order by f.position)
          from jury_files f where f.problem_pk = problems.pk) as "juryFiles",
        created_at as "createdAt", updated_at as "updatedAt"
      from problems where creator = ${uid} order by created_at, pk`.execute(db);
  return await Promise.all(
    rows.map(async ({ pk, images, ...problem }) => ({
      ...problem,
      images: await readNewImages(db, readFile, pk, images),
    })),
  );
}

/** Problems of others that the user works on, or is invited to. */
async function readProblemRoles(db: Database, uid: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select p.id as "problemID", m.role, m.invited_at as "invitedAt", m.accepted_at as "acceptedAt"
      from problem_members m join problems p on p.pk = m.problem_pk
      where m.uid = ${uid} order by m.invited_at, m.id`.execute(db);
  return rows;
}

async function readReports(db: Database, uid: string, readFile: ReadFile): Promise<Rows> {
  const { rows } = await sql<Rows[number] & { hash: string | null; bytes: Buffer | null }>`
    select r.id as "reportID", r.type, r.description, r.email, r.current_url as "currentURL", r.screen_width as "screenWidth",
        r.screen_height as "screenHeight", r.received_time as "receivedTime", r.answer,
        r.answered_at as "answeredAt", i.hash, i.bytes
      from bug_reports r left join report_images i on i.hash = r.image_hash where r.uid = ${uid}
      order by r.received_time, r.id`.execute(db);
  return await Promise.all(
    rows.map(async ({ hash, bytes, ...report }) => ({
      ...report,
      screenshot:
        hash === null ? null : dataUrl('image/png', await readFile('report_images', { hash, bytes })),
    })),
  );
}

async function readDrafts(db: Database, uid: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select problem_id as "problemID", language, contest_slug as "contestSlug", code, device, saved_at as "savedAt"
      from drafts where uid = ${uid} and code is not null order by saved_at, revision`.execute(db);
  return rows;
}

async function readContests(db: Database, uid: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select slug as "contestSlug", version, name, tags, image_url as "imageURL", logo_url as "logoURL", start_time as "startTime", end_time as "endTime",
        duration_minutes as duration, max_questions as "maxQuestions", randomize_questions as "randomizeQuestions",
        proctored as "enableProctored", max_warnings as "maxWarnings", warning_seconds as "warningSeconds", late_sync_minutes as "lateSyncMinutes",
        freeze_minutes as "freezeMinutes", email_restriction as "emailRestriction", allowed_emails as "allowedEmails",
        email_domains as "emailDomains", public, org_name as "orgName", description, event_rules as "eventRules",
        event_prizes as "eventPrizes", event_faq as "eventFAQ", event_terms as "eventTerms", event_privacy as "eventPrivacy",
        (select coalesce(jsonb_agg(p.id order by q.position), '[]') from contest_problems q
          join problems p on p.pk = q.problem_pk where q.contest_pk = contests.pk) as problems,
        practice_open as "openForPractice",
        (select coalesce(jsonb_object_agg(p.id, e.text), '{}') from contest_editorials e
          join problems p on p.pk = e.problem_pk where e.contest_pk = contests.pk and e.text <> '') as editorials
      from contests where creator = ${uid} order by created_at, pk`.execute(db);
  return rows;
}

/** Contests that the user helps to run, or helped. */
async function readContestRoles(db: Database, uid: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select c.slug as "contestSlug", t.role, t.added_at as "addedAt", t.removed_at as "removedAt"
      from contest_staff t join contests c on c.pk = t.contest_pk
      where t.uid = ${uid} order by t.added_at, c.pk`.execute(db);
  return rows;
}

async function readClasses(db: Database, uid: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select c.id as "classID", c.name, m.role, m.group_name as "group", m.joined_at as "joinedAt", m.removed_at as "removedAt",
        (select a.created_at from class_accounts a where a.uid = m.uid and a.class_id = c.id) as "accountCreatedByTeacherAt"
      from class_members m join classes c on c.id = m.class_id
      where m.uid = ${uid} order by m.joined_at, c.id`.execute(db);
  return rows;
}

/** That the user wrote as a teacher. */
async function readAssignments(db: Database, uid: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select a.id as "assignmentID", a.class_id as "classID", a.title, a.text, a.opens_at as "opensAt", a.due_at as "dueAt",
        a.late_until as "lateUntil", a.languages, a.groups, a.show_solutions as "showSolutions", a.published_at as "publishedAt",
        (select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'name', coalesce(p.id, h.url, k.slug),
            'solution', t.solution) order by t.position), '[]')
          from assignment_tasks t left join problems p on p.pk = t.problem_pk
            left join challenges h on h.pk = t.challenge_pk left join contests k on k.pk = t.contest_pk
          where t.assignment_id = a.id) as tasks
      from assignments a where a.created_by = ${uid} order by a.created_at, a.id`.execute(db);
  return rows;
}

async function readTeacherSince(db: Database, uid: string): Promise<string | null> {
  const row = await db.selectFrom('teachers').selectAll().where('uid', '=', uid).executeTakeFirst();
  return row ? row.granted_at.toISOString() : null;
}

async function readSharedDevices(
  db: Database,
  uid: string,
): Promise<Pick<AccountExport, 'personalCodeMadeAt' | 'returnedWork'>> {
  const code = await db
    .selectFrom('class_sign_in_codes')
    .select('created_at')
    .where('uid', '=', uid)
    .executeTakeFirst();
  const { rows } = await sql<Rows[number]>`
    select id, created_at as "receivedTime", work from returned_work where uid = ${uid}
      order by created_at, returned_work.id`.execute(db);
  return { personalCodeMadeAt: code?.created_at.toISOString() ?? null, returnedWork: rows };
}

async function readContestRuns(db: Database, uid: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select c.slug as "contestSlug", m.email, m.registered_at as "registeredAt", m.accepted_at as "acceptedAt", m.blocked_at as "blockedAt",
        m.invited_at as "invitedAt", m.team_name as "teamName", m.affiliation, m.country,
        (select a.created_at from managed_accounts a where a.uid = m.uid and a.contest_pk = c.pk) as "accountCreatedByOrganiserAt",
        (select min(u.used_at) from contest_invitation_uses u join contest_invitations i on i.id = u.invitation_id
          where u.uid = m.uid and i.contest_pk = c.pk) as "invitationAcceptedAt",
        m.extra_time_ms as "extraTimeMs", r.started_at as "startedAt", r.warnings, r.end_reason as "endReason", r.end_cause as "endCause",
        r.ended_at as "endedAt", s.total_score as "totalScore", s.attempts,
        (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at, 'detail', e.detail) order by e.elapsed_ms), '[]')
          from contest_events e where e.contest_pk = c.pk and e.uid = m.uid) as events,
        (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'deviceTime', e.device_time, 'elapsedMs', e.elapsed_ms,
            'receivedTime', e.received_time, 'writtenTime', e.written_time, 'state', e.state) order by e.received_time), '[]')
          from contest_entries e where e.contest_pk = c.pk and e.uid = m.uid) as entries,
        (select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'text', s.text, 'at', s.created_at) order by s.created_at), '[]')
          from contest_messages s where s.contest_pk = c.pk and s.uid = m.uid) as messages,
        (select coalesce(jsonb_agg(jsonb_build_object('category', q.category, 'text', q.text, 'askedAt', q.asked_at,
            'answer', q.answer, 'answeredAt', q.answered_at) order by q.asked_at), '[]')
          from contest_clarifications q where q.contest_pk = c.pk and q.uid = m.uid) as questions
      from contest_participants m join contests c on c.pk = m.contest_pk
      left join contest_runs r on r.contest_pk = c.pk and r.uid = m.uid
      left join contest_standings s on s.contest_pk = c.pk and s.uid = m.uid
      where m.uid = ${uid} order by m.registered_at, c.pk`.execute(db);
  return rows;
}
