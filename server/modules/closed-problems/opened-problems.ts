/**
 * Private problems that are open to more people than their creator: a finished contest opens them for practice to its
 * participants, if the organiser chooses it (decision 084), and an assignment opens them to its class (091). A problem
 * stays private while a contest that is not over has it.
 */

import { sql } from 'kysely';
import { type EmailRestriction, judgeEmail } from '../../../contract/rules/contest/eligibility';
import type { Database } from '../../platform/database/open';
import { findAssigned } from '../assignments/public';
import { extraTimes, isOverForAll } from '../contest-clock/public';
import { findProblemRole } from '../problem-members/public';

interface Problem {
  readonly pk: string;
  readonly public: boolean;
  readonly creator: string;
}

/** Can open and practise it, unless a running contest closes it (ROLE-12, D-43). */
export async function canPractise(
  db: Database,
  problem: Problem,
  uid: string | undefined,
  now = new Date(),
): Promise<boolean> {
  if (problem.public || problem.creator === uid) return true;
  if (uid === undefined) return false;
  if (await findProblemRole(db, problem, uid)) return true;
  return (await findOpened(db, [problem.pk], uid, now)).has(problem.pk);
}

/** The private problems among these that are open to this person. */
export async function findOpened(
  db: Database,
  problemPks: readonly string[],
  uid: string,
  now = new Date(),
): Promise<Set<string>> {
  if (problemPks.length === 0) return new Set();
  const given = await findGiven(db, problemPks, uid);
  const assigned = await findAssigned(db, problemPks, uid, now);
  const candidates = [...new Set([...given, ...assigned])];
  const busy = await findUnfinished(db, candidates, now);
  return new Set(candidates.filter((pk) => !busy.has(pk)));
}

/** In contests that are open for practice and that this person has started, or could have started. */
async function findGiven(db: Database, problemPks: readonly string[], uid: string): Promise<string[]> {
  const registrations = await db
    .selectFrom('contest_problems as q')
    .innerJoin('contests', 'contests.pk', 'q.contest_pk')
    .innerJoin('problems', 'problems.pk', 'q.problem_pk')
    .innerJoin('contest_participants as m', (join) =>
      join.onRef('m.contest_pk', '=', 'q.contest_pk').on('m.uid', '=', uid),
    )
    .leftJoin('contest_runs as run', (join) =>
      join.onRef('run.contest_pk', '=', 'q.contest_pk').on('run.uid', '=', uid),
    )
    .leftJoin('proven_emails as proven', (join) =>
      join.onRef('proven.uid', '=', 'm.uid').on('proven.email', '=', sql`lower(trim(m.email))`),
    )
    .select(['q.problem_pk', 'run.uid as starter', 'm.email', 'm.email_proven', 'm.accepted_at'])
    .select(['m.invited_at', 'proven.uid as prover', 'contests.email_restriction', 'contests.email_domains'])
    // Can be long, and is not needed after a start.
    .select(sql<string[]>`case when run.uid is null then contests.allowed_emails else '{}' end`.as('emails'))
    .where('q.problem_pk', 'in', problemPks)
    .where('contests.deleted_at', 'is', null)
    .where('contests.practice_open', '=', true)
    // Another author's problem may have become private later.
    .whereRef('contests.creator', '=', 'problems.creator')
    .where('m.blocked_at', 'is', null)
    .execute();
  return registrations
    .filter((row) => row.starter !== null || couldStart(row))
    .map(({ problem_pk }) => problem_pk);
}

interface Registration {
  readonly email: string;
  readonly email_proven: boolean;
  readonly accepted_at: Date | null;
  readonly invited_at: Date | null;
  /** Null: the email was not confirmed after the registration, either. */
  readonly prover: string | null;
  readonly email_restriction: EmailRestriction;
  readonly email_domains: readonly string[];
  readonly emails: readonly string[];
}

/** By the same rules as the start: anyone can register with an email from the lists (decision 047). */
function couldStart(row: Registration): boolean {
  const rule = {
    emailRestriction: row.email_restriction,
    emailDomains: row.email_domains,
    allowedEmails: row.emails,
  };
  const isConfirmed =
    row.email_restriction === 'all' || row.email_proven || row.accepted_at !== null || row.prover !== null;
  return isConfirmed && (row.invited_at !== null || judgeEmail(rule, row.email).allowed);
}

/** The ones with a contest that is not over for everybody. */
async function findUnfinished(db: Database, problemPks: readonly string[], now: Date): Promise<Set<string>> {
  if (problemPks.length === 0) return new Set();
  const rows = await db
    .selectFrom('contest_problems as q')
    .innerJoin('contests', 'contests.pk', 'q.contest_pk')
    .select(['q.problem_pk', 'contests.start_time', 'contests.end_time'])
    .select(['contests.duration_minutes', 'contests.removed', 'contests.paused_since'])
    .select(['contests.late_sync_minutes', extraTimes])
    .where('q.problem_pk', 'in', problemPks)
    .where('contests.deleted_at', 'is', null)
    .execute();
  const unfinished = rows.filter((contest) => !isOverForAll(contest, now));
  return new Set(unfinished.map(({ problem_pk }) => problem_pk));
}
