import { sql } from 'kysely';
import type { ProblemStatistics } from '../../../contract/entities/problem-statistics';
import type { Language } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';

type Totals = Pick<ProblemStatistics, 'tries' | 'accepted' | 'triers' | 'solvers'>;

/** Only judged submissions (ROLE-12). */
export async function readStatistics(
  db: Database,
  problemID: string,
  uid: string | undefined,
): Promise<ProblemStatistics> {
  const problem = await db
    .selectFrom('problems')
    .select(['pk', 'id', 'public', 'creator', sql<boolean>`question is not null`.as('is_question')])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  if (!problem || !(problem.public || problem.creator === uid)) throw new Refusal('PROBLEM_NOT_FOUND');
  const { pk, id } = problem;
  return problem.is_question
    ? { problemID: id, ...(await answerTotals(db, pk)), languages: [] }
    : { problemID: id, ...(await submissionTotals(db, pk)), languages: await byLanguage(db, pk) };
}

const none: Totals = { tries: 0, accepted: 0, triers: 0, solvers: 0 };

async function answerTotals(db: Database, pk: string): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::int as tries, (count(*) filter (where correct))::int as accepted,
      count(distinct uid)::int as triers, (count(distinct uid) filter (where correct))::int as solvers
    from answers where problem_pk = ${pk}`.execute(db);
  return rows[0] ?? none;
}

async function submissionTotals(db: Database, pk: string): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::int as tries, (count(*) filter (where verdict = 'AC'))::int as accepted,
      count(distinct uid)::int as triers, (count(distinct uid) filter (where verdict = 'AC'))::int as solvers
    from submissions where problem_pk = ${pk} and verdict is not null and verdict <> 'JE'`.execute(db);
  return rows[0] ?? none;
}

async function byLanguage(db: Database, pk: string): Promise<ProblemStatistics['languages']> {
  const { rows } = await sql<{ language: Language; tries: number; accepted: number }>`
    select language, count(*)::int as tries, (count(*) filter (where verdict = 'AC'))::int as accepted
    from submissions where problem_pk = ${pk} and verdict is not null and verdict <> 'JE'
    group by language order by tries desc, language`.execute(db);
  return rows;
}
