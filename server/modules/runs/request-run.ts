import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { CodeRunReceipt, RunCode } from '../../../contract/entities/code-run';
import { sourceBytesMax } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import type { CodeRunsTable } from '../../platform/database/schema-judging';
import { storable } from '../../platform/database/storable';
import { Refusal } from '../../platform/http/refusal';
import type { JudgeQueue } from '../../platform/queue';
import { canPractise } from '../closed-problems/public';
import { findGivenProblemInRun } from '../contests/public';

const waitingEachMax = 10;
const retryAfterSeconds = 10;

export interface Sender {
  /** Absent: not signed in. */
  readonly uid: string | undefined;
  /** Key for the per-sender limit. */
  readonly group: string;
}

/** Queues behind all waiting work of the same sender: runs must not delay submissions. */
export async function requestRun(
  transaction: Database,
  queue: JudgeQueue,
  { code, language, problemID, contestSlug, inputs = [] }: RunCode,
  { uid, group }: Sender,
  waitingMax: number,
): Promise<CodeRunReceipt> {
  requireShortCode(code);
  const given = await findGivenProblemInRun(transaction, contestSlug, problemID, uid);
  const problemPk = await findProblem(transaction, problemID, uid, given !== undefined);
  const round = await findQueueRound(transaction, group, waitingMax);
  const of = { problem_pk: problemPk, problem_version: given?.version ?? null };
  const what = { ...of, language, code, inputs: JSON.stringify(inputs.map(storable)) };
  return await storeRun(transaction, queue, what, { uid, group }, round);
}

type Run = Pick<
  Insertable<CodeRunsTable>,
  'problem_pk' | 'problem_version' | 'draft' | 'language' | 'code' | 'inputs' | 'source_hash'
>;

export async function storeRun(
  transaction: Database,
  queue: JudgeQueue,
  run: Run,
  { uid, group }: Sender,
  round: number,
): Promise<CodeRunReceipt> {
  const id = randomUUID();
  const receivedTime = new Date();
  const { language } = run;
  await transaction
    .insertInto('code_runs')
    .values({
      ...run,
      id,
      uid: uid ?? null,
      group_key: group,
      code: run.code.replaceAll('\0', ''),
      status: 'queued',
      result: null,
      received_time: receivedTime,
    })
    .execute();
  await queue.send(transaction, { submissionID: id, isRun: true, language, group, lane: 'practice', round });
  return { runID: id, status: 'queued', receivedTime: receivedTime.toISOString() };
}

export function requireShortCode(code: string): void {
  if (Buffer.byteLength(code) > sourceBytesMax) throw new Refusal('CODE_TOO_LONG');
}

async function findProblem(
  db: Database,
  problemID: string,
  uid: string | undefined,
  isGiven: boolean,
): Promise<string> {
  const problem = await db
    .selectFrom('problems')
    .select(['pk', 'type', 'public', 'creator'])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  if (!problem || !(isGiven || (await canPractise(db, problem, uid)))) throw new Refusal('PROBLEM_NOT_FOUND');
  if (problem.type !== 'code' && problem.type !== 'debug') throw new Refusal('NOT_JUDGED_HERE');
  return problem.pk;
}

/** Counted without a lock, as for submissions. */
export async function findQueueRound(db: Database, group: string, waitingMax: number): Promise<number> {
  const { all, own } = await db
    .selectFrom('code_runs')
    .where('status', '=', 'queued')
    .select([
      sql<number>`count(*)::int`.as('all'),
      // Jury solutions have a limit of their own.
      sql<number>`count(*) filter (where group_key = ${group} and jury_check_id is null)::int`.as('own'),
    ])
    .executeTakeFirstOrThrow();
  if (own >= waitingEachMax || all >= waitingMax)
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds });
  const { submissions } = await db
    .selectFrom('submissions')
    .where('status', '=', 'queued')
    .where('held', '=', false)
    .where('group_key', '=', group)
    .select(sql<number>`count(*)::int`.as('submissions'))
    .executeTakeFirstOrThrow();
  return own + submissions;
}
