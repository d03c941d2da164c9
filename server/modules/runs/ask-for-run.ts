import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CodeRunReceipt, RunCode } from '../../../contract/entities/code-run';
import { sourceBytesMax } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { storable } from '../../platform/database/storable';
import { Refusal } from '../../platform/http/refusal';
import type { JudgeQueue } from '../../platform/queue';
import { isGivenInRun } from '../contests/routes';

/** Somebody looks at the screen and waits: more than this many at a time are nobody's need. */
const waitingEachMax = 10;
const retryAfterSeconds = 10;

interface Sender {
  /** Absent: not signed in. */
  readonly uid: string | undefined;
  /** Whom it counts for. */
  readonly group: string;
}

/**
 * Stores a sample run and its job in one transaction. It stands in the practice lane like a submission, in the round behind all that
 * its sender has waiting, submissions too: trying out must not come before handing in.
 */
export async function askForRun(
  transaction: Database,
  queue: JudgeQueue,
  { code, language, problemID, contestSlug, inputs = [] }: RunCode,
  { uid, group }: Sender,
  waitingMax: number,
): Promise<CodeRunReceipt> {
  if (Buffer.byteLength(code) > sourceBytesMax) throw new Refusal('CODE_TOO_LONG');
  const isGiven = await isGivenInRun(transaction, contestSlug, problemID, uid);
  const problemPk = await findProblem(transaction, problemID, uid, isGiven);
  const round = await findRoom(transaction, group, waitingMax);
  const id = randomUUID();
  const receivedTime = new Date();
  await transaction
    .insertInto('code_runs')
    .values({
      id,
      uid: uid ?? null,
      group_key: group,
      problem_pk: problemPk,
      language,
      code: code.replaceAll('\0', ''),
      inputs: JSON.stringify(inputs.map(storable)),
      status: 'queued',
      result: null,
      received_time: receivedTime,
    })
    .execute();
  await queue.send(transaction, { submissionID: id, isRun: true, language, group, lane: 'practice', round });
  return { runID: id, status: 'queued', receivedTime: receivedTime.toISOString() };
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
  if (!problem || !(problem.public || problem.creator === uid || isGiven))
    throw new Refusal('PROBLEM_NOT_FOUND');
  if (problem.type !== 'code' && problem.type !== 'debug') throw new Refusal('NOT_JUDGED_HERE');
  return problem.pk;
}

/** How many pieces of work of the same sender wait already. Counted without a lock, as for submissions. */
async function findRoom(db: Database, group: string, waitingMax: number): Promise<number> {
  const { all, own } = await db
    .selectFrom('code_runs')
    .where('status', '=', 'queued')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where group_key = ${group})::int`.as('own'),
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
