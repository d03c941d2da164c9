import { sql } from 'kysely';
import type { ContestDetail } from '../../../../contract/entities/contest/contest';
import { deadlineMs, standingMs } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { Caller } from '../../../platform/identity/identity';
import { type ContestRow, clockForResponse, cutsOf, findContest } from '../contest-row';
import { findParticipant, judgeAdmission } from '../run/admission';
import { endOf, findRun } from '../run/run-row';
import { readVersions } from './read-versions';
import { selectContestViews, toListItem } from './shown-contest';

/** Lists of emails, domains and problems are only for the creator (D-13, D-43); others get their own eligibility. */
export async function readContest(db: Database, slug: string, caller: Caller | null): Promise<ContestDetail> {
  const row = await selectContestViews(db, caller?.uid)
    .where(sql`lower(contests.slug)`, '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!row) return refuseMissing(db, slug);
  const isCreator = caller?.uid === row.creator;
  return {
    ...toListItem(row),
    ...cutsOf(row),
    maxWarnings: row.max_warnings,
    warningSeconds: row.warning_seconds,
    lateSyncMinutes: row.late_sync_minutes,
    freezeMinutes: row.freeze_minutes,
    scoring: row.scoring,
    penaltyMinutes: row.penalty_minutes,
    openForPractice: row.practice_open,
    description: row.description,
    eventRules: row.event_rules,
    eventPrizes: row.event_prizes,
    eventFAQ: row.event_faq,
    eventTerms: row.event_terms,
    eventPrivacy: row.event_privacy,
    ...(await ownPart(db, row, caller)),
    asksTeam: row.asks_team,
    serverTime: new Date().toISOString(),
    isCreator,
    ...(isCreator && (await creatorsPart(db, row))),
  };
}

/** Distinguishes missing and deleted contests. */
async function refuseMissing(db: Database, slug: string): Promise<never> {
  await findContest(db, slug);
  throw new Refusal('CONTEST_NOT_FOUND');
}

async function ownPart(
  db: Database,
  row: ContestRow,
  caller: Caller | null,
): Promise<Pick<ContestDetail, 'eligibility' | 'run'>> {
  if (!caller) return { eligibility: { allowed: true }, run: null };
  const participant = await findParticipant(db, row.pk, caller.uid);
  const eligibility = judgeAdmission(row, participant, caller);
  const run = participant && (await findRun(db, row.pk, caller.uid));
  if (!run) return { eligibility, run: null };
  const deadline = deadlineMs(clockForResponse(row), run.started_at.getTime(), participant.extra_time_ms);
  const nowMs = standingMs(row.paused_since?.toISOString(), Date.now());
  const isOn = run.end_reason === null && (deadline === null || nowMs < deadline);
  return {
    eligibility,
    run: {
      startedAt: run.started_at.toISOString(),
      deadline: deadline === null ? null : new Date(deadline).toISOString(),
      end: endOf(run),
      versions: isOn ? await readVersions(db, row, run.uid) : undefined,
    },
  };
}

async function creatorsPart(db: Database, row: ContestRow) {
  const problems = await db
    .selectFrom('contest_problems')
    .innerJoin('problems', 'problems.pk', 'contest_problems.problem_pk')
    .select(['problems.id', 'contest_problems.points'])
    .where('contest_pk', '=', row.pk)
    .orderBy('contest_problems.position')
    .execute();
  return {
    orgName: row.org_name,
    emailDomains: row.email_domains,
    allowedEmails: row.allowed_emails,
    problems: problems.map(({ id }) => id),
    problemPoints: problems.map(({ points }) => points),
    maxQuestions: row.max_questions,
    randomizeQuestions: row.randomize_questions,
  };
}
