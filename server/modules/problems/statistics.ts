import { sql } from 'kysely';
import type { ProblemStatistics } from '../../../contract/entities/problem/problem-statistics';
import type { Language } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import {
  canPractise,
  findInRunningContests,
  readRunningContests,
  refuseIfClosed,
} from '../closed-problems/public';

type Totals = Pick<ProblemStatistics, 'tries' | 'accepted' | 'triers' | 'solvers'>;

/** Only judged submissions, without those of running contests (ROLE-12). */
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
  if (!problem || !(await canPractise(db, problem, uid))) throw new Refusal('PROBLEM_NOT_FOUND');
  const { pk, id } = problem;
  await refuseIfClosed(db, pk, uid);
  const counts = await readManyCounts(db, [{ pk, isQuestion: problem.is_question }]);
  return { problemID: id, ...(counts.get(pk) ?? { ...none, languages: [] }) };
}

type Counts = Omit<ProblemStatistics, 'problemID'>;

/** By key. Without the submissions of running contests, for the authors too (ROLE-12). */
export async function readManyCounts(
  db: Database,
  problems: readonly { pk: string; isQuestion: boolean }[],
): Promise<Map<string, Counts>> {
  const pks = problems.map(({ pk }) => pk);
  if (pks.length === 0) return new Map();
  const running = await findInRunningContests(db, pks);
  const found = await readCounts(
    db,
    pks.filter((pk) => !running.has(pk)),
  );
  for (const { pk, isQuestion } of problems) {
    if (running.has(pk)) found.set(pk, await countOutside(db, pk, isQuestion));
  }
  return found;
}

async function countOutside(db: Database, pk: string, isQuestion: boolean): Promise<Counts> {
  const running = await readRunningContests(db, pk);
  if (isQuestion) return { ...(await answerTotals(db, pk, running)), languages: [] };
  return {
    ...(await submissionTotals(db, pk, running)),
    languages: await byLanguage(db, pk, running),
  };
}

/** Triggers count all tries, because a popular problem has tens of thousands. */
async function readCounts(db: Database, pks: readonly string[]): Promise<Map<string, Counts>> {
  const found = new Map<string, Counts>();
  if (pks.length === 0) return found;
  const { rows } = await sql<Totals & { pk: string; language: Language | '' }>`
    select problem_pk as pk, language, sum(tries)::int as tries, sum(accepted)::int as accepted,
      sum(triers)::int as triers, sum(solvers)::int as solvers
    from try_counts where problem_pk = any(${pks})
    group by problem_pk, language having sum(tries) > 0 or sum(triers) <> 0 or sum(solvers) <> 0
    order by sum(tries) desc, language`.execute(db);
  for (const { pk, language, tries, accepted, triers, solvers } of rows) {
    const sum = found.get(pk) ?? { ...none, languages: [] };
    found.set(pk, {
      tries: sum.tries + tries,
      accepted: sum.accepted + accepted,
      triers: sum.triers + triers,
      solvers: sum.solvers + solvers,
      languages:
        language === '' || tries === 0 ? sum.languages : [...sum.languages, { language, tries, accepted }],
    });
  }
  return found;
}

/** Without the entries of these contests. */
function outside(contestPks: readonly string[], table: 'answers' | 'submissions') {
  return sql`and not exists (select from contest_entries e
    where e.id = ${sql.table(table)}.id and e.contest_pk = any(${contestPks}))`;
}

const none: Totals = { tries: 0, accepted: 0, triers: 0, solvers: 0 };

async function answerTotals(db: Database, pk: string, running: readonly string[]): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::int as tries, (count(*) filter (where correct))::int as accepted,
      count(distinct uid)::int as triers, (count(distinct uid) filter (where correct))::int as solvers
    from answers where problem_pk = ${pk} ${outside(running, 'answers')}`.execute(db);
  return rows[0] ?? none;
}

async function submissionTotals(db: Database, pk: string, running: readonly string[]): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::int as tries, (count(*) filter (where verdict = 'AC'))::int as accepted,
      count(distinct uid)::int as triers, (count(distinct uid) filter (where verdict = 'AC'))::int as solvers
    from submissions where problem_pk = ${pk} and verdict is not null and verdict <> 'JE' ${outside(running, 'submissions')}`.execute(
    db,
  );
  return rows[0] ?? none;
}

async function byLanguage(
  db: Database,
  pk: string,
  running: readonly string[],
): Promise<ProblemStatistics['languages']> {
  const { rows } = await sql<{ language: Language; tries: number; accepted: number }>`
    select language, count(*)::int as tries, (count(*) filter (where verdict = 'AC'))::int as accepted
    from submissions where problem_pk = ${pk} and verdict is not null and verdict <> 'JE' ${outside(running, 'submissions')}
    group by language order by tries desc, language`.execute(db);
  return rows;
}
