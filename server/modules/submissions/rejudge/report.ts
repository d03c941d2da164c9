import { sql } from 'kysely';
import { type Rejudge, rejudgeChangesShown } from '../../../../contract/entities/contest/rejudge';
import type { Database } from '../../../platform/database/open';
import { peopleOfAnswers, readAnswerChanges } from './rejudge-answers';
import { findRejudge, type RejudgedProblem } from './rejudged-problem';

/** Compared with what counts now, or after applying with what counted before. */
export async function readReport(db: Database, asked: RejudgedProblem, rejudgeID: string): Promise<Rejudge> {
  const { row, problem } = await findRejudge(db, asked, rejudgeID);
  const status: Rejudge['status'] =
    row.settled ?? (row.problem_version === problem.version ? 'ready' : 'outdated');
  const about = { rejudgeID, problemID: problem.id, problemVersion: row.problem_version, status };
  if (problem.isQuestion) {
    const report = row.report ?? (await readAnswerChanges(db, problem));
    const people = problem.contestPk !== null && { people: await peopleOfAnswers(db, report) };
    return { ...report, ...people, ...about };
  }
  return await readSubmissionReport(db, problem, about);
}

type About = Pick<Rejudge, 'rejudgeID' | 'problemID' | 'problemVersion' | 'status'>;

async function readSubmissionReport(
  db: Database,
  { pk, contestPk }: RejudgedProblem,
  about: About,
): Promise<Rejudge> {
  const { rejudgeID, status } = about;
  const { total, judged, failed } = await db
    .selectFrom('rejudge_submissions')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(judgement_id)::int`.as('judged'),
      sql<number>`count(*) filter (where failed)::int`.as('failed'),
    ])
    .where('rejudge_id', '=', rejudgeID)
    .executeTakeFirstOrThrow();
  const counts = await changesOf(db, rejudgeID)
    .select(['old.verdict as from', 'new.verdict as to', sql<number>`count(*)::int`.as('submissions')])
    .groupBy(['old.verdict', 'new.verdict'])
    .orderBy('submissions', 'desc')
    .execute();
  const changes = await changesOf(db, rejudgeID)
    .innerJoin('submissions', 'submissions.id', 'item.submission_id')
    .select(['item.submission_id', 'submissions.language', 'old.verdict', 'old.score'])
    .select(['new.verdict as new_verdict', 'new.score as new_score'])
    .orderBy('submissions.received_time')
    .limit(rejudgeChangesShown)
    .execute();
  return {
    ...about,
    // The problem has a newer version: submissions not judged yet never will be.
    status: status === 'ready' && judged + failed < total ? 'judging' : status,
    totalSubmissions: total,
    judgedSubmissions: judged,
    failedSubmissions: failed,
    counts,
    ...(contestPk !== null && { people: await peopleOf(db, rejudgeID, pk, contestPk) }),
    changes: changes.map((change) => ({
      submissionID: change.submission_id,
      language: change.language,
      from: { verdict: change.verdict, score: change.score },
      to: { verdict: change.new_verdict, score: change.new_score },
    })),
  };
}

/** Participants whose best score changes. */
async function peopleOf(
  db: Database,
  rejudgeID: string,
  problemPk: string,
  contestPk: string,
): Promise<{ username: string; from: number; to: number }[]> {
  const { rows } = await sql<{ username: string; from: number; to: number }>`
    select * from (
      select users.username, max(coalesce(old.score, entry.score, 0))::float8 as "from",
          max(coalesce(new.score, entry.score, 0))::float8 as "to"
        from contest_entries entry join users on users.uid = entry.uid
        left join rejudge_submissions item on item.submission_id = entry.id and item.rejudge_id = ${rejudgeID}
        left join judgements old on old.id = item.before_id
        left join judgements new on new.id = item.judgement_id
        where entry.contest_pk = ${contestPk} and entry.problem_pk = ${problemPk}
          and entry.state in ('counted', 'late')
        group by users.username
    ) best where "from" <> "to" order by abs("to" - "from") desc, username
    limit ${rejudgeChangesShown}`.execute(db);
  return rows;
}

/** Pairs of old and new judgements that differ. */
function changesOf(db: Database, rejudgeID: string) {
  return db
    .selectFrom('rejudge_submissions as item')
    .innerJoin('judgements as new', 'new.id', 'item.judgement_id')
    .innerJoin('judgements as old', 'old.id', 'item.before_id')
    .where('item.rejudge_id', '=', rejudgeID)
    .where((is) =>
      is.or([is('old.verdict', '<>', is.ref('new.verdict')), is('old.score', '<>', is.ref('new.score'))]),
    );
}
