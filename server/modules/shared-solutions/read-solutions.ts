/** Accepted programs of those who share theirs (decision 105). */
import { type RawBuilder, sql } from 'kysely';
import type {
  SharedSolution,
  SharedSolutionsPage,
  SharedSolutionsQuery,
  SolutionOrder,
} from '../../../contract/entities/problem/shared-solution';
import { sharedSolutionLimits } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { canPractise, closedText, findClosing, refuseIfClosed } from '../closed-problems/public';
import { findOverContests } from './over-contests';

const orders: Record<SolutionOrder, RawBuilder<unknown>> = {
  shortest: sql`bytes, time_ms, received_time, id`,
  fastest: sql`time_ms, bytes, received_time, id`,
  newest: sql`received_time desc, id`,
};

interface Row extends Omit<SharedSolution, 'receivedTime'> {
  readonly receivedTime: Date;
  readonly total: number;
}

/**
 * The best of each person and language, without the caller's own.
 *
 * @throws Refusal PROBLEM_NOT_FOUND, IN_YOUR_CONTEST, NOT_SOLVED
 */
export async function readSharedSolutions(
  db: Database,
  { problemID, language, order, submissionID, skip }: SharedSolutionsQuery,
  uid: string,
): Promise<SharedSolutionsPage> {
  const problem = await findProblem(db, problemID, uid);
  if (problem.creator !== uid) {
    await refuseIfClosed(db, problem.pk, uid);
    // While the problem's owner runs a contest with it, people who are not registered could pass solutions on.
    const closing = await findClosing(db, problem.pk, undefined);
    if (closing) throw new Refusal('IN_YOUR_CONTEST', { message: closedText(closing.name) });
    if (!(await hasSolved(db, problem.pk, uid))) throw new Refusal('NOT_SOLVED');
  }
  const over = await findOverContests(db, problem.pk);
  const { rows } = await sql<Row>`
    with shared as (
      select s.id, u.username, u.display_name, s.uid, s.language, s.code, octet_length(s.code) as bytes,
          s.received_time, coalesce((select max(r.cpu_ms) from submission_results r
            where r.submission_id = s.id), 0) as time_ms
        from submissions s join users u on u.uid = s.uid
        where s.problem_pk = ${problem.pk} and s.verdict = 'AC' and s.uid <> ${uid}
          and (u.preferences->>'shareSolutions')::boolean
          and (${language ?? null}::text is null or s.language = ${language ?? null})
          and (${submissionID ?? null}::uuid is null or s.id = ${submissionID ?? null}::uuid)
          and not exists (select from account_blocks b where b.uid = s.uid)
          and not exists (select from hidden_solutions h where h.submission_id = s.id)
          and (s.type <> 'contest' or exists (select from contest_entries e
            where e.id = s.id and e.contest_pk = any(${over}) and e.state in ('counted', 'late')))),
    best as (select distinct on (uid, language) * from shared order by uid, language, ${orders[order]})
    select id as "submissionID", username, display_name as "displayName", language, code, bytes,
        time_ms as "timeMs", received_time as "receivedTime", (count(*) over ())::int as total
      from best order by ${orders[order]} limit ${sharedSolutionLimits.page} offset ${skip}`.execute(db);
  return {
    solutions: rows.map(({ total: _, receivedTime, ...row }) => ({
      ...row,
      receivedTime: receivedTime.toISOString(),
    })),
    total: rows[0]?.total ?? skip,
  };
}

async function findProblem(db: Database, problemID: string, uid: string) {
  const row = await db
    .selectFrom('problems')
    .select(['pk', 'public', 'creator'])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .where('question', 'is', null)
    .executeTakeFirst();
  if (!row || !(await canPractise(db, row, uid))) throw new Refusal('PROBLEM_NOT_FOUND');
  return row;
}

/** An administrator has to look at reported ones. */
async function hasSolved(db: Database, problemPk: string, uid: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from submissions where problem_pk = ${problemPk} and uid = ${uid} and verdict = 'AC')
      or exists (select from users where uid = ${uid} and 'administrator' = any(roles)) as may`.execute(db);
  return rows[0]?.may === true;
}
