import { sql } from 'kysely';
import type { Verdict } from '../../../../contract/entities/submission';
import { standingOf } from '../../../../contract/rules/contest/contest-score';
import type { Database } from '../../../platform/database/open';
import { awardBadges } from '../../badges/public';
import { freezeStartMs } from '../../contest-clock/public';
import { problemsWithResults, readScoredEntries, type StoredEntry } from './scored-entries';

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
    .select(['contests.scoring', 'contests.penalty_minutes'])
    .where('contest_standings.contest_pk', '=', contestPk)
    .where('contest_standings.uid', '=', sql<string>`any(${[...uids]})`)
    .orderBy('contest_standings.uid')
    .forNoKeyUpdate('contest_standings')
    .execute();
  const [contest] = locked;
  if (!contest) return;
  const freezeMs = freezeStartMs(contest) ?? Number.POSITIVE_INFINITY;
  const { entries, points } = await readScoredEntries(transaction, contestPk, contest.scoring, uids);
  const scoring = { kind: contest.scoring, penaltyMinutes: contest.penalty_minutes };
  const standingFrom = (list: readonly StoredEntry[]) => {
    const results = problemsWithResults(list, contest.scoring, points);
    return { ...standingOf(results, scoring), solved: results.filter(({ score }) => score >= 100).length };
  };
  const rows = locked.map(({ uid }) => {
    const own = entries.get(uid) ?? [];
    const frozen = own.filter(({ written_time }) => written_time.getTime() < freezeMs);
    return { uid, ...standingFrom(own), frozen: standingFrom(frozen) };
  });
  await sql`update contest_standings s set
      total_score = n."totalScore", penalty_ms = n."penaltyMs", last_improvement_ms = n."lastImprovementMs",
      attempts = n.attempts, solved = n.solved, frozen_total_score = (n.frozen->>'totalScore')::float8,
      frozen_penalty_ms = (n.frozen->>'penaltyMs')::bigint,
      frozen_last_improvement_ms = (n.frozen->>'lastImprovementMs')::bigint,
      frozen_attempts = (n.frozen->>'attempts')::int, frozen_solved = (n.frozen->>'solved')::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(uid text, "totalScore" float8,
      "penaltyMs" bigint, "lastImprovementMs" bigint, attempts int, solved int, frozen jsonb)
    where s.contest_pk = ${contestPk} and s.uid = n.uid`.execute(transaction);
}
