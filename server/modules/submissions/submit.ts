import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SubmitCode, SubmitReceipt } from '../../../contract/entities/submission';
import { sourceBytesMax } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import type { JudgeQueue } from '../../platform/queue';

/**
 * Stores a submission and its judge job in one transaction. A language that no judge has at the moment is no reason to refuse:
 * the job waits for one, and the status page says why.
 */
export async function submit(
  transaction: Database,
  queue: JudgeQueue,
  body: SubmitCode,
  uid: string | undefined,
  group: string,
): Promise<SubmitReceipt> {
  if (Buffer.byteLength(body.code) > sourceBytesMax) throw new Refusal('CODE_TOO_LONG');
  const problem = await findProblem(transaction, body.problemID, uid);
  await checkSurroundings(transaction, body);
  const id = randomUUID();
  const receivedTime = new Date();
  await transaction
    .insertInto('submissions')
    .values({
      id,
      uid: uid ?? null,
      problem_pk: problem.pk,
      problem_version: problem.version,
      language: body.language,
      // PostgreSQL cannot store NUL in a text, and no language knows it.
      code: body.code.replaceAll('\0', ''),
      type: body.type,
      challenge_id: body.challengeID ?? null,
      device_time: body.deviceTime ? new Date(body.deviceTime) : null,
      received_time: receivedTime,
      status: 'queued',
    })
    .execute();
  await queue.send(transaction, { submissionID: id, language: body.language, group });
  return { submissionID: id, status: 'queued', receivedTime: receivedTime.toISOString() };
}

async function findProblem(db: Database, problemID: string, uid: string | undefined) {
  const problem = await db
    .selectFrom('problems')
    .select(['pk', 'version', 'type', 'public', 'creator'])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  if (!problem || !(problem.public || problem.creator === uid)) throw new Refusal('PROBLEM_NOT_FOUND');
  if (problem.type !== 'code' && problem.type !== 'debug') throw new Refusal('NOT_JUDGED_HERE');
  return problem;
}

async function checkSurroundings(
  db: Database,
  { type, contestSlug, challengeID }: SubmitCode,
): Promise<void> {
  if (type === 'contest' || contestSlug) {
    const message = 'There is no such contest on this server.';
    throw new Refusal('VALIDATION', { message, fields: [{ path: 'contestSlug', message }] });
  }
  if (!challengeID) return;
  const challenge = await db
    .selectFrom('challenges')
    .select('pk')
    .where('url', '=', challengeID)
    .executeTakeFirst();
  if (!challenge) throw new Refusal('CHALLENGE_NOT_FOUND');
}
