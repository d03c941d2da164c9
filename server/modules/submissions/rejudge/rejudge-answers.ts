/** Needs no judge: the marks follow from the answer and the key. */
import { sql } from 'kysely';
import { type Rejudge, rejudgeChangesShown } from '../../../../contract/entities/contest/rejudge';
import type { Answer } from '../../../../contract/entities/question';
import type { Database } from '../../../platform/database/open';
import { judgeAnswer, readQuestion } from '../../answers/public';
import { type ChangedWork, recountProblem } from '../../badges/public';
import { refreshStandings } from '../../contests/public';
import { isInScope, type RejudgedProblem } from './rejudged-problem';

type Changes = Omit<Rejudge, 'rejudgeID' | 'problemID' | 'problemVersion' | 'status' | 'people'>;

export async function readAnswerChanges(db: Database, problem: RejudgedProblem): Promise<Changes> {
  const marks = await marksOf(db, problem);
  const { rows } = await sql<{ id: string; correct: boolean; score: number; now: Mark }>`
    select work.id, work.correct, work.score, to_jsonb(marks) as now from ${changed(problem, marks)}
      order by work.received_time limit ${rejudgeChangesShown}`.execute(db);
  const { rows: counts } = await sql<{ correct: boolean; now: boolean; submissions: number }>`
    select work.correct, marks.correct as now, count(*)::int as submissions from ${changed(problem, marks)}
      group by work.correct, marks.correct order by submissions desc`.execute(db);
  const { rows: all } = await sql<{ total: number }>`
    select count(*)::int as total from answers work where ${isMeant(problem)}`.execute(db);
  const total = all[0]?.total ?? 0;
  return {
    totalSubmissions: total,
    judgedSubmissions: total,
    failedSubmissions: 0,
    counts: counts.map(({ correct, now, submissions }) => ({
      from: verdictOf(correct),
      to: verdictOf(now),
      submissions,
    })),
    changes: rows.map(({ id, correct, score, now }) => ({
      submissionID: id,
      from: { verdict: verdictOf(correct), score },
      to: { verdict: verdictOf(now.correct), score: now.score },
    })),
  };
}

interface MarkedWork extends Omit<ChangedWork, 'uid'> {
  readonly id: string;
  readonly uid: string | null;
  readonly isFlipped: boolean;
  readonly hasNewScore: boolean;
}

/** Stores the report without user names. */
export async function applyToAnswers(
  transaction: Database,
  problem: RejudgedProblem,
  rejudgeID: string,
): Promise<void> {
  // Answers being submitted come first, or use the new version.
  await sql`select id from answers work where ${isMeant(problem)} order by id for update`.execute(
    transaction,
  );
  const marks = await marksOf(transaction, problem);
  const report = await readAnswerChanges(transaction, problem);
  const { rows } = await sql<MarkedWork>`
    with former as (select work.id, work.correct, work.score from answers work where ${isMeant(problem)})
    update answers work set correct = marks.correct, score = marks.score, problem_version = ${problem.version},
        rejudged_at = case when former.correct <> marks.correct then now() else work.rejudged_at end,
        former_correct = case when former.correct <> marks.correct then former.correct else work.former_correct end,
        changed = pg_current_xact_id()
      from ${asTable(marks)}, former
      where marks.answer = work.answer and former.id = work.id
      returning work.id, work.uid, work.received_time as "receivedTime",
        former.correct <> work.correct as "isFlipped", former.score <> work.score as "hasNewScore"`.execute(
    transaction,
  );
  const flipped = rows.filter(({ isFlipped }) => isFlipped);
  const people = flipped.flatMap(({ uid, receivedTime }) => (uid === null ? [] : [{ uid, receivedTime }]));
  await recountProblem(transaction, problem.pk, people);
  await refreshEntries(
    transaction,
    rows.flatMap(({ id, isFlipped, hasNewScore }) => (isFlipped || hasNewScore ? [id] : [])),
  );
  const whole: Rejudge = {
    ...report,
    rejudgeID,
    problemID: problem.id,
    problemVersion: problem.version,
    status: 'applied',
  };
  await transaction
    .updateTable('rejudges')
    .set({ report: JSON.stringify(whole) })
    .where('id', '=', rejudgeID)
    .execute();
}

async function refreshEntries(transaction: Database, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ contest_pk: string; uid: string }>`
    update contest_entries entry set score = answers.score from answers
      where answers.id = entry.id and entry.id = any(${ids}::uuid[])
      returning entry.contest_pk, entry.uid`.execute(transaction);
  for (const contestPk of new Set(rows.map(({ contest_pk }) => contest_pk))) {
    const uids = rows.flatMap(({ contest_pk, uid }) => (contest_pk === contestPk ? [uid] : []));
    await refreshStandings(transaction, contestPk, [...new Set(uids)].sort());
  }
}

interface Mark {
  readonly answer: Answer;
  readonly correct: boolean;
  readonly score: number;
}

/** One mark per distinct answer. Answers that no longer fit the question are wrong. */
async function marksOf(db: Database, problem: RejudgedProblem): Promise<Mark[]> {
  const { question } = await readQuestion(db, problem);
  const { rows } = await sql<{ answer: Answer }>`
    select distinct work.answer from answers work where ${isMeant(problem)}`.execute(db);
  return rows.map(({ answer }) => {
    const { correct, score } = judgeAnswer(question, answer) ?? { correct: false, score: 0 };
    return { answer, correct, score };
  });
}

const isMeant = (problem: RejudgedProblem) => sql`work.problem_pk = ${problem.pk} and ${isInScope(problem)}`;

const asTable = (marks: readonly Mark[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as marks (answer jsonb, correct boolean, score real)`;

const changed = (problem: RejudgedProblem, marks: readonly Mark[]) => sql`answers work
  join ${asTable(marks)} on marks.answer = work.answer
  where ${isMeant(problem)} and (marks.correct <> work.correct or marks.score <> work.score)`;

const verdictOf = (isCorrect: boolean) => (isCorrect ? 'AC' : 'WA');

/** Participants whose points change; each has one counted answer. */
export async function peopleOfAnswers(
  db: Database,
  { changes }: Pick<Rejudge, 'changes'>,
): Promise<NonNullable<Rejudge['people']>> {
  const { rows } = await sql<{ username: string; from: number; to: number }>`
    select users.username, (change->'from'->>'score')::float8 as "from", (change->'to'->>'score')::float8 as "to"
      from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) change
        join contest_entries entry on entry.id = (change->>'submissionID')::uuid
        join users on users.uid = entry.uid
      where entry.state in ('counted', 'late') order by users.username`.execute(db);
  return rows;
}
