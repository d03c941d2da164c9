import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { type Actor, writeEvent } from '../../audit-log/public';
import { type ChangedWork, recountProblem } from '../../badges/public';
import { refreshRejudged } from '../../contests/public';
import { stateChannel } from '../wait-until-final';
import { applyToAnswers } from './rejudge-answers';
import { findRejudge, lockVersion, type RejudgedProblem } from './rejudged-problem';
import { readReport } from './report';

export async function cancelRejudge(
  db: Database,
  problem: RejudgedProblem,
  rejudgeID: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lock(transaction, problem, rejudgeID);
    await close(transaction, rejudgeID, 'cancelled');
  });
}

/** All judgements or none: only if all are done and the problem is unchanged. */
export async function applyRejudge(
  db: Database,
  asked: RejudgedProblem,
  rejudgeID: string,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { problem, version } = await lock(transaction, asked, rejudgeID);
    if ((await lockVersion(transaction, problem)) !== version) throw new Refusal('PROBLEM_CHANGED');
    if (problem.isQuestion) await applyToAnswers(transaction, problem, rejudgeID);
    else await applyToSubmissions(transaction, problem, rejudgeID);
    await close(transaction, rejudgeID, 'applied');
    const { problemVersion, counts } = await readReport(transaction, problem, rejudgeID);
    const after = { rejudgeID, problemVersion, counts };
    await writeEvent(transaction, actor, {
      action: 'problem.rejudge',
      kind: 'problem',
      target: problem.id,
      after,
    });
  });
}

async function applyToSubmissions(
  transaction: Database,
  { pk }: RejudgedProblem,
  rejudgeID: string,
): Promise<void> {
  await refuseUnready(transaction, rejudgeID);
  const changed = await findChanged(transaction, rejudgeID);
  await exchange(transaction, rejudgeID);
  await recountProblem(transaction, pk, changed);
  await refreshRejudged(transaction, rejudgeID);
}

async function lock(transaction: Database, asked: RejudgedProblem, rejudgeID: string) {
  await transaction.selectFrom('rejudges').select('id').where('id', '=', rejudgeID).forUpdate().execute();
  const { row, problem } = await findRejudge(transaction, asked, rejudgeID);
  if (row.settled) throw new Refusal('REJUDGE_SETTLED');
  return { problem, version: row.problem_version };
}

async function close(
  transaction: Database,
  rejudgeID: string,
  settled: 'applied' | 'cancelled',
): Promise<void> {
  await transaction.updateTable('rejudges').set({ settled }).where('id', '=', rejudgeID).execute();
}

async function refuseUnready(transaction: Database, rejudgeID: string): Promise<void> {
  const missing = await transaction
    .selectFrom('rejudge_submissions')
    .select('submission_id')
    .where('rejudge_id', '=', rejudgeID)
    .where('judgement_id', 'is', null)
    .where('failed', '=', false)
    .limit(1)
    .executeTakeFirst();
  if (missing) throw new Refusal('REJUDGE_NOT_READY');
}

/** Work that became accepted, or is no longer accepted. */
async function findChanged(transaction: Database, rejudgeID: string): Promise<ChangedWork[]> {
  const { rows } = await sql<ChangedWork>`
    select submissions.uid, submissions.received_time as "receivedTime" from rejudge_submissions item
      join submissions on submissions.id = item.submission_id
      join judgements on judgements.id = item.judgement_id
      where item.rejudge_id = ${rejudgeID} and submissions.uid is not null
        and (submissions.verdict = 'AC') is distinct from (judgements.verdict = 'AC')`.execute(transaction);
  return rows;
}

/**
 * Moves the counted results to their judgement and the new results to the main tables. Only this function leaves a
 * final state.
 */
async function exchange(transaction: Database, rejudgeID: string): Promise<void> {
  const items = sql`(select submission_id, judgement_id from rejudge_submissions
    where rejudge_id = ${rejudgeID} and judgement_id is not null)`;
  await sql`select id from submissions where id in (select submission_id from ${items} item)
    order by id for update`.execute(transaction);
  await sql`update judgements set
      results = (select coalesce(jsonb_agg(to_jsonb(entry) order by entry.testcase_index), '[]')
        from submission_results entry where entry.submission_id = judgements.submission_id),
      groups = (select coalesce(jsonb_agg(to_jsonb(entry) order by entry.position), '[]')
        from submission_groups entry where entry.submission_id = judgements.submission_id)
    from ${items} item join submissions on submissions.id = item.submission_id
    where judgements.id = submissions.judgement_id`.execute(transaction);
  for (const [table, column] of [
    ['submission_results', 'results'],
    ['submission_groups', 'groups'],
  ] as const) {
    await sql`delete from ${sql.table(table)} where submission_id in (select submission_id from ${items} item)`.execute(
      transaction,
    );
    await sql`insert into ${sql.table(table)} select entry.* from ${items} item
      join judgements on judgements.id = item.judgement_id
      cross join lateral jsonb_populate_recordset(null::${sql.table(table)}, judgements.${sql.ref(column)}) entry`.execute(
      transaction,
    );
  }
  await sql`update submissions set status = 'done', verdict = judgements.verdict, score = judgements.score,
      passed_testcases = judgements.passed_testcases, total_testcases = judgements.total_testcases,
      compile_log = judgements.compile_log, judged_time = judgements.judged_time, judgement_id = judgements.id
    from ${items} item join judgements on judgements.id = item.judgement_id
    where submissions.id = item.submission_id`.execute(transaction);
  await sql`update judgements set results = null, groups = null
    from ${items} item where judgements.id = item.judgement_id`.execute(transaction);
  await sql`select pg_notify(${stateChannel}, item.submission_id || ' done') from ${items} item`.execute(
    transaction,
  );
}
