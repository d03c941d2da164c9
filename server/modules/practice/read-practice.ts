import { sql } from 'kysely';
import type {
  OwnPracticePage,
  OwnPracticeQuery,
  PractisedProblem,
} from '../../../contract/entities/practice';
import type { Answer, Question } from '../../../contract/entities/question';
import { ownPracticePageMax } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { judgeAnswer } from '../answers/public';
import { findClosings } from '../closed-problems/public';

interface Row {
  readonly problem_pk: string;
  readonly problem_id: string;
  readonly solved_at: Date | null;
  readonly answer_id: string | null;
  readonly answer: Answer | null;
  readonly correct: boolean | null;
  readonly score: number | null;
  readonly received_time: Date | null;
  readonly rejudged_at: Date | null;
  readonly former_correct: boolean | null;
  readonly question: Question | null;
  readonly explanation: string;
  /** The account can see the problem and its solution now. */
  readonly visible: boolean;
}

/**
 * Everything, or the changes since `since`.
 * The cursor is the oldest transaction that was open at the start of this one: its changes and later ones are sent
 * next time. A row can be sent twice, but none is missed, and no writer waits.
 */
export async function readOwnPractice(
  db: Database,
  uid: string,
  { since, after }: OwnPracticeQuery,
): Promise<OwnPracticePage> {
  // Before the rows, so that no concurrent write is missed.
  const { cursor, whole } = await readCursor(db, uid, since);
  const from = whole ? '0' : (since ?? '0');
  const rows = await readProblems(db, uid, from, after);
  const page = rows.slice(0, ownPracticePageMax);
  const answered = page.filter(({ answer_id }) => answer_id !== null).map(({ problem_pk }) => problem_pk);
  const closed = await findClosings(db, answered, uid);
  return {
    whole,
    problems: page.map((row) => toProblem({ ...row, visible: row.visible && !closed.has(row.problem_pk) })),
    days: after === undefined ? await readDays(db, uid, from) : [],
    cursor,
    next: rows.length > page.length ? (page.at(-1)?.problem_pk ?? null) : null,
  };
}

async function readCursor(db: Database, uid: string, since: string | undefined) {
  const { rows } = await sql<{ cursor: string; known: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as cursor,
      -- Larger than any: the cursor is from another database, before this one was restored.
      ${since ?? '0'}::text::xid8 <= pg_snapshot_xmin(pg_current_snapshot())
        and not exists (select from practice_recounts
          where uid = ${uid} and changed >= ${since ?? '0'}::text::xid8) as known`.execute(db);
  const { cursor, known } = rows[0] ?? { cursor: '0', known: false };
  return { cursor, whole: since === undefined || !known };
}

async function readProblems(db: Database, uid: string, from: string, after = ''): Promise<Row[]> {
  const newest = sql`select distinct on (problem_pk) * from answers
    where uid = ${uid} and type <> 'contest' order by problem_pk, received_time desc`;
  const { rows } = await sql<Row>`
    with newest as (${newest}), solved as (select * from solved_problems where uid = ${uid})
    select problem_pk, problems.id as problem_id, solved.solved_at, newest.id as answer_id, newest.answer, newest.correct,
        newest.score, newest.received_time, newest.rejudged_at, newest.former_correct, problems.question, problems.explanation,
        problems.public or problems.creator = ${uid} as visible
      from newest full join solved using (problem_pk) join problems on problems.pk = problem_pk
      where problem_pk > ${after}
        and (newest.changed >= ${from}::text::xid8 or solved.changed >= ${from}::text::xid8)
      order by problem_pk limit ${ownPracticePageMax + 1}`.execute(db);
  return rows;
}

function toProblem(row: Row): PractisedProblem {
  const answer = answerOf(row);
  return {
    problemID: row.problem_id,
    solvedAt: row.solved_at?.toISOString() ?? null,
    answer,
  };
}

/** Omits the solution if the question changed since. */
function answerOf(row: Row): PractisedProblem['answer'] {
  const { answer_id, answer, correct, score, received_time, question, explanation, visible } = row;
  if (answer_id === null || answer === null || received_time === null) return undefined;
  const now = question && visible ? judgeAnswer(question, answer) : undefined;
  const { correctAnswer, blanks } = now?.correct === correct ? now : {};
  return {
    answerID: answer_id,
    answer,
    correct: correct === true,
    score: score ?? 0,
    explanation: visible ? explanation : '',
    correctAnswer,
    blanks,
    receivedTime: received_time.toISOString(),
    ...judgedAgain(row),
  };
}

function judgedAgain({ rejudged_at, former_correct }: Row) {
  if (rejudged_at === null || former_correct === null) return {};
  return { judgedAgain: { at: rejudged_at.toISOString(), correct: former_correct } };
}

async function readDays(db: Database, uid: string, from: string): Promise<OwnPracticePage['days']> {
  const { rows } = await sql<OwnPracticePage['days'][number]>`
    select to_char(day, 'YYYY-MM-DD') as day, accepted from practice_days
      where uid = ${uid} and changed >= ${from}::text::xid8 order by practice_days.day`.execute(db);
  return rows;
}
