import { sql } from 'kysely';
import type { JudgeResult, TestCase } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import { storable } from '../../platform/database/storable';
import type { JudgeJob } from '../../platform/queue';
import { recordAccepted } from '../badges/public';
import { recordVerdict } from '../contests/public';
import { type JudgementOf, storeFault, storeJudgement, verdictColumns } from './judgement';
import { type RunEvent, stepOf } from './run-state';
import { stateChannel } from './wait-until-final';

/**
 * Each write is guarded by the claim: after another worker took over, it changes nothing and returns false. So each
 * verdict is written exactly once, although jobs can be delivered twice.
 */
/** The first compiler errors are enough. */
const checkerFaultMax = 4000;

export type ClaimName = string & { readonly brand: 'claim' };

/** Unique per attempt. */
export function claimName(job: JudgeJob): ClaimName {
  return `${job.id}/${job.retryCount}` as ClaimName;
}

/** Undefined: already judged, or deleted. */
export async function claim(db: Database, job: JudgeJob) {
  const { from, to } = stepOf('claimed');
  return await db
    .with('claimed', (query) =>
      query
        .updateTable('submissions')
        .set({ status: to, claim: claimName(job) })
        .where('id', '=', job.submissionID)
        .where('status', 'in', from)
        .returning(['id', 'language', 'code']),
    )
    .selectFrom('claimed')
    .selectAll()
    .select(sql`pg_notify(${stateChannel}, ${`${job.submissionID} ${to}`})::text`.as('announced'))
    .executeTakeFirst();
}

/** False if the claim is lost. */
export async function advance(transaction: Database, job: JudgeJob, event: RunEvent): Promise<boolean> {
  const { from, to } = stepOf(event);
  const moved = await transaction
    .with('moved', (query) =>
      query
        .updateTable('submissions')
        .set({ status: to })
        .where('id', '=', job.submissionID)
        .where('claim', '=', claimName(job))
        .where('status', 'in', from)
        .returning('id'),
    )
    .selectFrom('moved')
    .select(sql`pg_notify(${stateChannel}, ${`${job.submissionID} ${to}`})::text`.as('announced'))
    .executeTakeFirst();
  return moved !== undefined;
}

/** Notifies of each evaluation state. False if the claim is lost; idempotent. */
export async function evaluate(db: Database, job: JudgeJob): Promise<boolean> {
  const path = (['ran', 'handedOver', 'checking'] as const).map((event) => stepOf(event).to);
  const [last] = path.slice(-1);
  if (!last) throw new Error('evaluation has no states');
  const told = path.map((status) => sql`pg_notify(${stateChannel}, ${`${job.submissionID} ${status}`})`);
  const moved = await db
    .with('moved', (query) =>
      query
        .updateTable('submissions')
        .set({ status: last })
        .where('id', '=', job.submissionID)
        .where('claim', '=', claimName(job))
        .where('status', 'in', [...stepOf('ran').from, ...path])
        .returning('id'),
    )
    .selectFrom('moved')
    .select(sql`concat(${sql.join(told)})`.as('announced'))
    .executeTakeFirst();
  return moved !== undefined;
}

/** Also sets `done`; false if the claim is lost. */
export async function writeVerdict(
  transaction: Database,
  job: JudgeJob,
  of: JudgementOf,
  testCases: readonly TestCase[],
  result: JudgeResult,
): Promise<boolean> {
  if (!(await advance(transaction, job, 'judged'))) return false;
  const judgementID = await storeJudgement(transaction, of, testCases, result);
  const { uid, problem_pk, received_time } = await transaction
    .updateTable('submissions')
    .set({ ...verdictColumns(result), judgement_id: judgementID, judged_time: new Date(), claim: null })
    .where('id', '=', job.submissionID)
    .returning(['uid', 'problem_pk', 'received_time'])
    .executeTakeFirstOrThrow();
  if (uid !== null && result.verdict === 'AC') {
    await recordAccepted(transaction, { uid, problemPk: problem_pk, receivedTime: received_time });
  }
  await recordVerdict(transaction, job.submissionID, result);
  return true;
}

/** Returns the submission to the queue. */
export async function release(transaction: Database, job: JudgeJob): Promise<boolean> {
  const released = await advance(transaction, job, 'returned');
  if (released) {
    await transaction
      .updateTable('submissions')
      .set({ claim: null })
      .where('id', '=', job.submissionID)
      .execute();
  }
  return released;
}

/** Returns the total. */
export async function countFault(transaction: Database, submissionID: string): Promise<number> {
  const row = await transaction
    .updateTable('submissions')
    .set((is) => ({ faults: is('faults', '+', 1) }))
    .where('id', '=', submissionID)
    .returning('faults')
    .executeTakeFirst();
  return row?.faults ?? 0;
}

/**
 * After too many errors of the judge or the checker: JE never blames the author.
 *
 * @param checkerFault how the checker failed, for the problem's creator
 */
export async function giveUp(
  transaction: Database,
  submissionID: string,
  judge: string,
  checkerFault?: string,
): Promise<void> {
  const { from, to } = stepOf('givenUp');
  const row = await transaction
    .updateTable('submissions')
    .set({ status: to, verdict: 'JE', judged_time: new Date(), claim: null })
    .where('id', '=', submissionID)
    .where('status', 'in', from)
    .returning('problem_version')
    .executeTakeFirst();
  if (!row) return;
  const judgementID = await storeFault(transaction, {
    submission_id: submissionID,
    reason: 'takeover',
    problem_version: row.problem_version,
    judge,
    checker_fault: checkerFault === undefined ? null : storable(checkerFault.slice(0, checkerFaultMax)),
  });
  await transaction
    .updateTable('submissions')
    .set({ judgement_id: judgementID })
    .where('id', '=', submissionID)
    .execute();
  await sql`select pg_notify(${stateChannel}, ${`${submissionID} ${to}`})`.execute(transaction);
}
