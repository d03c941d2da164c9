import { sql } from 'kysely';
import type { JudgeResult, TestCase } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import type { JudgeJob } from '../../platform/queue';
import { storable, toResultRows } from './result-rows';
import { type RunEvent, stepOf } from './run-state';
import { stateChannel } from './wait-until-final';

/**
 * The writes of a worker to the submission it judges. Each is guarded by the claim: once somebody else has taken over, they change
 * nothing and say so. That is what makes a verdict happen exactly once although jobs may be delivered twice.
 */
export type ClaimName = string & { readonly brand: 'claim' };

/** A name for this attempt at this job: no other attempt has it. */
export function claimName(job: JudgeJob): ClaimName {
  return `${job.id}/${job.retryCount}` as ClaimName;
}

/** Claims a submission that is not final yet. Undefined: it is judged already, or gone. */
export async function claim(db: Database, job: JudgeJob) {
  const { from, to } = stepOf('claimed');
  return await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('submissions')
      .set({ status: to, claim: claimName(job) })
      .where('id', '=', job.submissionID)
      .where('status', 'in', from)
      .returning(['id', 'problem_pk', 'language', 'code'])
      .executeTakeFirst();
    if (row) await announce(transaction, job.submissionID, to);
    return row;
  });
}

/** Moves the submission on; false when the claim is lost. */
export async function advance(db: Database, job: JudgeJob, event: RunEvent): Promise<boolean> {
  return await db.transaction().execute((transaction) => advanceIn(transaction, job, event));
}

async function advanceIn(transaction: Database, job: JudgeJob, event: RunEvent): Promise<boolean> {
  const { from, to } = stepOf(event);
  const { numUpdatedRows } = await transaction
    .updateTable('submissions')
    .set({ status: to })
    .where('id', '=', job.submissionID)
    .where('claim', '=', claimName(job))
    .where('status', 'in', from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await announce(transaction, job.submissionID, to);
  return true;
}

/** Writes verdict and results and moves to `done`, in the given transaction; false when the claim is lost. */
export async function writeVerdict(
  transaction: Database,
  job: JudgeJob,
  testCases: readonly TestCase[],
  result: JudgeResult,
): Promise<boolean> {
  if (!(await advanceIn(transaction, job, 'judged'))) return false;
  await transaction
    .updateTable('submissions')
    .set({
      verdict: result.verdict,
      score: result.score,
      passed_testcases: result.passedTestcases,
      total_testcases: result.totalTestcases,
      compile_log: storable(result.compile.log) || null,
      judged_time: new Date(),
      claim: null,
    })
    .where('id', '=', job.submissionID)
    .execute();
  const rows = toResultRows(job.submissionID, testCases, result);
  if (rows.length > 0) await transaction.insertInto('submission_results').values(rows).execute();
  return true;
}

/** Puts the submission back in line, for the next worker. */
export async function release(transaction: Database, job: JudgeJob): Promise<boolean> {
  const released = await advanceIn(transaction, job, 'returned');
  if (released) {
    await transaction
      .updateTable('submissions')
      .set({ claim: null })
      .where('id', '=', job.submissionID)
      .execute();
  }
  return released;
}

/** Our own fault too often: the submission ends in error with JE, never with a verdict that blames its author. */
export async function giveUp(db: Database, submissionID: string): Promise<void> {
  const { from, to } = stepOf('givenUp');
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('submissions')
      .set({ status: to, verdict: 'JE', judged_time: new Date(), claim: null })
      .where('id', '=', submissionID)
      .where('status', 'in', from)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await announce(transaction, submissionID, to);
  });
}

async function announce(transaction: Database, submissionID: string, status: string): Promise<void> {
  await sql`select pg_notify(${stateChannel}, ${`${submissionID} ${status}`})`.execute(transaction);
}
