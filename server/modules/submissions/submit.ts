import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SubmitCode, SubmitReceipt } from '../../../contract/entities/submission';
import { sourceBytesMax } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { countArrival } from '../../platform/metrics/metrics';
import type { JudgeQueue } from '../../platform/queue';
import { recordWork } from '../assignments/public';
import { canPractise, refuseIfClosed } from '../closed-problems/public';
import { type AcceptedEntry, chainRefusedEntry, enterContest } from '../contests/public';
import { knownChallenge } from '../problems/public';
import { checkCapacity, type QueueLimits } from './queue-capacity';
import { requireTemplate } from './require-template';

export interface Sender {
  /** Absent: not signed in. */
  readonly uid: string | undefined;
  /** Key for the per-sender limit. */
  readonly group: string;
}

/**
 * A currently unavailable language is accepted: the job waits, and the status page shows why. A full queue refuses:
 * the submission waits on the device instead.
 */
export async function submit(
  transaction: Database,
  queue: JudgeQueue,
  body: SubmitCode,
  sender: Sender,
  limits: QueueLimits,
): Promise<SubmitReceipt> {
  const { uid, group } = sender;
  if (Buffer.byteLength(body.code) > sourceBytesMax) throw new Refusal('CODE_TOO_LONG');
  const receivedTime = new Date();
  const entered = await enterIfInContest(transaction, body, uid, receivedTime);
  const problem = await findProblem(transaction, body.problemID, uid, entered);
  if (!entered) await refuseIfClosed(transaction, problem.pk, uid);
  const challenge = await knownChallenge(transaction, body.challengeID);
  await requireTemplate(transaction, problem, body);
  const isHeld = entered?.standing.state === 'held';
  const capacity = await checkCapacity(transaction, group, limits);
  if (capacity.type === 'full') {
    const { message, retryAfterSeconds } = capacity;
    throw new Refusal('TOO_MANY_REQUESTS', { message, retryAfterSeconds });
  }
  const id = randomUUID();
  await transaction
    .insertInto('submissions')
    .values({
      id,
      uid: uid ?? null,
      problem_pk: problem.pk,
      problem_version: problem.version,
      language: body.language,
      // PostgreSQL cannot store NUL in text, and no language needs it.
      code: body.code.replaceAll('\0', ''),
      // A device could send another type, and pages of practice would show the entry.
      type: entered ? 'contest' : body.type,
      challenge_id: challenge?.url ?? null,
      device_time: body.deviceTime ? new Date(body.deviceTime) : null,
      received_time: receivedTime,
      status: 'queued',
      group_key: group,
      held: isHeld,
    })
    .execute();
  countArrival(body.deviceTime, receivedTime);
  await entered?.keep(id);
  if (!entered && uid !== undefined && body.work) {
    const what = { problemID: body.problemID, language: body.language, content: body.code };
    await recordWork(transaction, { id, uid, link: body.work, what, receivedTime });
  }
  if (!isHeld) {
    const lane = entered ? 'contest' : 'practice';
    const job = { submissionID: id, language: body.language, group, lane, round: capacity.round } as const;
    await queue.send(transaction, job);
  }
  return {
    submissionID: id,
    status: 'queued',
    receivedTime: receivedTime.toISOString(),
    contest: entered?.standing,
  };
}

async function enterIfInContest(
  transaction: Database,
  body: SubmitCode,
  uid: string | undefined,
  receivedTime: Date,
): Promise<AcceptedEntry | undefined> {
  if (body.type !== 'contest' && !body.contestSlug) return undefined;
  const entering = { ...contentOf(body), uid, entry: body.run };
  return await enterContest(transaction, { kind: 'code', ...entering, receivedTime });
}

const contentOf = ({ contestSlug, problemID, language, code }: SubmitCode) => ({
  contestSlug: contestSlug ?? '',
  problemID,
  language,
  content: code,
});

export async function chainRefusedCode(
  db: Database,
  body: SubmitCode,
  uid: string | undefined,
  refusal: Refusal,
): Promise<void> {
  if (body.contestSlug) await chainRefusedEntry(db, { ...contentOf(body), uid, entry: body.run }, refusal);
}

/** In a contest: the user's problems in the contest's version. Otherwise: visible ones (ROLE-12, D-43). */
async function findProblem(
  db: Database,
  problemID: string,
  uid: string | undefined,
  entered: AcceptedEntry | undefined,
) {
  const problem = await db
    .selectFrom('problems')
    .select(['pk', 'version', 'type', 'public', 'creator'])
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  const isGiven = problem !== undefined && problem.pk === entered?.problem.pk;
  if (!problem || !(isGiven || (await canPractise(db, problem, uid)))) throw new Refusal('PROBLEM_NOT_FOUND');
  if (problem.type !== 'code' && problem.type !== 'debug') throw new Refusal('NOT_JUDGED_HERE');
  return { ...problem, ...(isGiven && entered.problem) };
}
