import { sql } from 'kysely';
import type { GivenWork, StudentWork } from '../../../contract/entities/classes/class-work';
import type { Answer, Question } from '../../../contract/entities/question';
import type { Verdict } from '../../../contract/entities/submission';
import type { Language } from '../../../contract/limits';
import type { serverStatuses } from '../../../contract/rules/judging/submission-status';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { answerTexts } from '../answers/public';
import { findOwnClass } from '../classes/public';
import { readOpeningsSince } from '../problem-help/public';
import { commentedSubmissions } from './class-submission';
import { givenProblems } from './given-problems';
import { readComments } from './read-comments';

const shownMax = 50;

/**
 * Without hidden tests: a teacher of the class need not be the problem's creator.
 *
 * @throws Refusal CLASS_NOT_FOUND, CLASS_MEMBER_NOT_FOUND, PROBLEM_NOT_FOUND
 */
export async function readStudentWork(
  db: Database,
  { classID, username, problemID }: { classID: string; username: string; problemID: string },
  uid: string,
): Promise<StudentWork> {
  const { row, role } = await findOwnClass(db, classID, uid);
  const student = await findStudent(db, classID, username);
  if (role === 'student' && student.uid !== uid) throw new Refusal('CLASS_MEMBER_NOT_FOUND');
  const given = await readGiven(db, classID, student.uid);
  const problem =
    given.find(({ id }) => id.toLowerCase() === problemID.toLowerCase()) ??
    (await findCommented(db, classID, student.uid, problemID));
  if (!problem) throw new Refusal('PROBLEM_NOT_FOUND');
  const work = problem.question
    ? await readAnswers(db, student.uid, problem)
    : await readSubmissions(db, classID, student.uid, problem);
  const { pk: problemPk, since } = problem;
  return {
    classID,
    className: row.name,
    student: { username: student.username, displayName: student.display_name },
    isOwn: student.uid === uid,
    problemID: problem.id,
    title: problem.title,
    work,
    opened: since ? await readOpeningsSince(db, { uid: student.uid, problemPk, since }) : [],
    problems: (since ? given : [...given, problem]).map(({ id, title }) => ({ problemID: id, title })),
    comments: (
      await readComments(
        db,
        uid,
        work.map(({ submissionID }) => submissionID),
      )
    ).filter((comment) => comment.classID === classID),
  };
}

async function findStudent(db: Database, classID: string, username: string) {
  const found = await db
    .selectFrom('class_members as m')
    .innerJoin('users as u', 'u.uid', 'm.uid')
    .select(['u.uid', 'u.username', 'u.display_name'])
    .where('m.class_id', '=', classID)
    .where('m.role', '=', 'student')
    .where('m.removed_at', 'is', null)
    .where(sql`lower(u.username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  if (!found) throw new Refusal('CLASS_MEMBER_NOT_FOUND');
  return found;
}

interface GivenProblem {
  readonly pk: string;
  readonly id: string;
  readonly title: string;
  readonly question: Question | null;
  /** Null: not given now. Only commented submissions can be read. */
  readonly since: Date | null;
}

async function readGiven(db: Database, classID: string, student: string): Promise<GivenProblem[]> {
  const { rows } = await sql<GivenProblem>`
    select p.pk, p.id, p.title, p.question, g.since
      from ${givenProblems(classID)} g join problems p on p.pk = g.problem_pk
      where g.uid = ${student} order by g.since desc, lower(p.title)`.execute(db);
  return rows;
}

async function findCommented(
  db: Database,
  classID: string,
  student: string,
  problemID: string,
): Promise<GivenProblem | undefined> {
  const { rows } = await sql<GivenProblem>`
    select p.pk, p.id, p.title, p.question, null as since
      from submissions s join problems p on p.pk = s.problem_pk
      where s.id in ${commentedSubmissions(classID, student)} and s.type <> 'contest'
        and lower(p.id) = ${problemID.toLowerCase()}
      limit 1`.execute(db);
  return rows[0];
}

interface SubmissionRow {
  id: string;
  language: Language;
  code: string;
  status: (typeof serverStatuses)[number];
  verdict: Verdict | null;
  score: number | null;
  passed: number | null;
  total: number | null;
  received_time: Date;
}

/** The newest ones that the class asked for, and commented ones, however old. */
async function readSubmissions(
  db: Database,
  classID: string,
  student: string,
  problem: GivenProblem,
): Promise<GivenWork[]> {
  const { rows } = await sql<SubmissionRow>`
    with sent as (
      select id, received_time from submissions
        where uid = ${student} and problem_pk = ${problem.pk} and type <> 'contest')
    select s.id, s.language, s.code, s.status, s.verdict, s.score, s.passed_testcases as passed,
        s.total_testcases as total, s.received_time
      from submissions s
      where s.id in (
        (select id from sent where received_time >= ${problem.since}
          order by received_time desc, id limit ${shownMax})
        union
        (select id from sent where id in ${commentedSubmissions(classID, student)}
          order by received_time desc, id limit ${shownMax}))
      order by s.received_time desc, s.id`.execute(db);
  return rows.map((row) => ({
    submissionID: row.id,
    receivedTime: row.received_time.toISOString(),
    language: row.language,
    code: row.code,
    status: row.status,
    verdict: row.verdict ?? undefined,
    score: row.score ?? undefined,
    passedTestcases: row.passed ?? undefined,
    totalTestcases: row.total ?? undefined,
  }));
}

async function readAnswers(db: Database, student: string, problem: GivenProblem): Promise<GivenWork[]> {
  const { rows } = await sql<{ id: string; answer: Answer; correct: boolean; received_time: Date }>`
    select id, answer, correct, received_time from answers
      where uid = ${student} and problem_pk = ${problem.pk} and type <> 'contest'
        and received_time >= ${problem.since}
      order by received_time desc, id limit ${shownMax}`.execute(db);
  return rows.map(({ id, answer, correct, received_time }) => ({
    submissionID: id,
    receivedTime: received_time.toISOString(),
    answer: { texts: answerTexts(problem.question, answer), correct },
  }));
}
