import { sql } from 'kysely';
import type { Logger } from 'pino';
import { oneAtATime } from '../../platform/database/one-at-a-time';
import type { Database } from '../../platform/database/open';
import { findInRunningContests } from '../closed-problems/public';

const intervalMs = 60_000;
const batchProblems = 200;

export function startRefreshingCounts(db: Database, log: Logger): () => void {
  const refresh = () =>
    void oneAtATime(db, 'problem counts', () => refreshProblemCounts(db)).catch((error) =>
      log.warn({ err: error }, 'the counts of problems were not refreshed'),
    );
  const timer = setInterval(refresh, intervalMs);
  refresh();
  return () => clearInterval(timer);
}

/**
 * Copies the sums of `try_counts` to problems with new tries. A problem of a running contest keeps its numbers, which
 * would reveal results; it is copied after the contest.
 * @returns how many problems changed
 */
export async function refreshProblemCounts(db: Database): Promise<number> {
  let changed = 0;
  for (let last = ''; ; ) {
    const { rows } = await sql<{ pk: string }>`
      select distinct problem_pk as pk from try_counts where not counted and problem_pk > ${last}
      order by problem_pk limit ${batchProblems}`.execute(db);
    const pks = rows.map(({ pk }) => pk);
    last = pks.at(-1) ?? '';
    if (last === '') return changed;
    const running = await findInRunningContests(db, pks);
    changed += await copySums(
      db,
      pks.filter((pk) => !running.has(pk)),
    );
  }
}

/** One statement: rows that others append meanwhile stay uncounted. */
async function copySums(db: Database, pks: readonly string[]): Promise<number> {
  if (pks.length === 0) return 0;
  const { numAffectedRows } = await sql`
    with sums as (
      select problem_pk, sum(tries)::int as tries, sum(accepted)::int as accepted, sum(solvers)::int as solvers
      from try_counts where problem_pk = any(${pks}) group by problem_pk
    ), noted as (
      update try_counts set counted = true where problem_pk = any(${pks}) and not counted
    )
    update problems set tries = sums.tries, accepted = sums.accepted, solvers = sums.solvers,
      acceptance = case when sums.tries > 0 then round(100.0 * sums.accepted / sums.tries) else -1 end
    from sums where pk = sums.problem_pk
      and (problems.tries, problems.accepted, problems.solvers) is distinct from (sums.tries, sums.accepted, sums.solvers)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
