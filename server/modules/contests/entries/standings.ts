import { sql } from 'kysely';
import type { Verdict } from '../../../../contract/entities/submission';
import { contestEndMs } from '../../../../contract/rules/contest/contest-clock';
import { problemResult, type Standing, standingOf } from '../../../../contract/rules/contest/contest-score';
import type { Database } from '../../../platform/database/open';
import { awardBadges } from '../../badges/public';
import { type ContestRow, clockOf } from '../contest-row';

/**
 * The judging transaction updates the leaderboard table. It recomputes a standing from all entries, so a rejudge
 * needs no special handling, and locks the standing first, so that concurrent judgements of one participant run one
 * after the other.
 */

/** If the submission is an entry of a run. */
export async function recordVerdict(
  transaction: Database,
  submissionID: string,
  { verdict, score }: { verdict: Verdict; score: number },
): Promise<void> {
  const entry = await transaction
    .updateTable('contest_entries')
    // CE is no attempt, and JE is an error of the judge.
    .set({ score, attempt: verdict !== 'CE' && verdict !== 'JE' })
    .where('id', '=', submissionID)
    .returning(['contest_pk', 'uid'])
    .executeTakeFirst();
  if (!entry) return;
  await refreshStanding(transaction, entry.contest_pk, entry.uid);
  if (verdict === 'AC') await awardContestant(transaction, entry.contest_pk, entry.uid);
}

/** D-34: in another user's contest. */
export async function awardContestant(transaction: Database, contestPk: string, uid: string): Promise<void> {
  const contest = await transaction
    .selectFrom('contests')
    .select('creator')
    .where('pk', '=', contestPk)
    .executeTakeFirst();
  if (contest && contest.creator !== uid) await awardBadges(transaction, uid, ['contestant']);
}

export async function refreshRejudged(transaction: Database, rejudgeID: string): Promise<void> {
  const { rows } = await sql<{ contest_pk: string; uid: string }>`
    with changed as (
      update contest_entries entry set score = submissions.score, attempt = submissions.verdict not in ('CE', 'JE')
        from rejudge_submissions item join submissions on submissions.id = item.submission_id
        where item.rejudge_id = ${rejudgeID} and item.judgement_id is not null and entry.id = item.submission_id
        returning entry.contest_pk, entry.uid
    )
    select distinct contest_pk, uid from changed order by contest_pk, uid`.execute(transaction);
  const people = new Map<string, string[]>();
  for (const { contest_pk, uid } of rows) people.set(contest_pk, [...(people.get(contest_pk) ?? []), uid]);
  for (const [contestPk, uids] of people) await refreshStandings(transaction, contestPk, uids);
}

/** From all counted entries. */
export async function refreshStanding(transaction: Database, contestPk: string, uid: string): Promise<void> {
  await refreshStandings(transaction, contestPk, [uid]);
}

/** Locks in a fixed order. */
export async function refreshStandings(
  transaction: Database,
  contestPk: string,
  uids: readonly string[],
): Promise<void> {
  const locked = await transaction
    .selectFrom('contest_standings')
    .innerJoin('contests', 'contests.pk', 'contest_standings.contest_pk')
    .select([
      'contest_standings.uid',
      'contests.start_time',
      'contests.end_time',
      'contests.duration_minutes',
    ])
    .select(['contests.removed', 'contests.paused_since', 'contests.freeze_minutes'])
    .where('contest_standings.contest_pk', '=', contestPk)
    .where('contest_standings.uid', '=', sql<string>`any(${[...uids]})`)
    .orderBy('contest_standings.uid')
    .forNoKeyUpdate('contest_standings')
    .execute();
  const [contest] = locked;
  if (!contest) return;
  const freezeMs = freezeStartMs(contest) ?? Number.POSITIVE_INFINITY;
  const entries = await entriesByPerson(transaction, contestPk, uids);
  const rows = locked.map(({ uid }) => {
    const own = entries.get(uid) ?? [];
    const frozen = own.filter(({ written_time }) => written_time.getTime() < freezeMs);
    return { uid, ...standingFrom(own), frozen: standingFrom(frozen) };
  });
  await sql`update contest_standings s set
      total_score = n."totalScore", last_improvement_ms = n."lastImprovementMs", attempts = n.attempts, solved = n.solved,
      frozen_total_score = (n.frozen->>'totalScore')::float8,
      frozen_last_improvement_ms = (n.frozen->>'lastImprovementMs')::bigint,
      frozen_attempts = (n.frozen->>'attempts')::int, frozen_solved = (n.frozen->>'solved')::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(uid text, "totalScore" float8,
      "lastImprovementMs" bigint, attempts int, solved int, frozen jsonb)
    where s.contest_pk = ${contestPk} and s.uid = n.uid`.execute(transaction);
}

async function entriesByPerson(transaction: Database, contestPk: string, uids: readonly string[]) {
  const entries = await transaction
    .selectFrom('contest_entries')
    .select(['uid', 'problem_pk', 'score', 'attempt', 'contest_time_ms', 'written_time'])
    .where('contest_pk', '=', contestPk)
    .where('uid', '=', sql<string>`any(${[...uids]})`)
    .where('state', 'in', ['counted', 'late'])
    .where('score', 'is not', null)
    .execute();
  const people = new Map<string, typeof entries>();
  for (const entry of entries) {
    const own = people.get(entry.uid);
    if (own) own.push(entry);
    else people.set(entry.uid, [entry]);
  }
  return people;
}

/** Start of the freeze in ms; null: never. */
export function freezeStartMs(
  contest: Pick<
    ContestRow,
    'start_time' | 'end_time' | 'duration_minutes' | 'removed' | 'paused_since' | 'freeze_minutes'
  >,
): number | null {
  const endMs = contestEndMs(clockOf(contest));
  return endMs === null || contest.freeze_minutes === 0 ? null : endMs - contest.freeze_minutes * 60_000;
}

interface JudgedEntry {
  readonly problem_pk: string;
  readonly score: number | null;
  readonly attempt: boolean | null;
  readonly contest_time_ms: number;
}

function standingFrom(entries: readonly JudgedEntry[]): Standing & { solved: number } {
  const problems = new Map<string, { score: number; timeMs: number; isAttempt: boolean }[]>();
  for (const { problem_pk, score, attempt, contest_time_ms } of entries) {
    const one = { score: score ?? 0, timeMs: contest_time_ms, isAttempt: attempt ?? true };
    problems.set(problem_pk, [...(problems.get(problem_pk) ?? []), one]);
  }
  const results = [...problems.values()].map(problemResult);
  return { ...standingOf(results), solved: results.filter(({ score }) => score >= 100).length };
}
