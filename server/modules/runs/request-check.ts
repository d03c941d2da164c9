import type { CodeRunReceipt } from '../../../contract/entities/code-run';
import type { CheckProblem } from '../../../contract/entities/problem-check';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import type { JudgeQueue } from '../../platform/queue';
import { packDraft } from './packed-draft';
import { findQueueRound, requireShortCode, type Sender, storeRun } from './request-run';

/** Each check carries all data of a problem. */
const waitingEachMax = 5;
const retryAfterSeconds = 10;

/** The job is the only copy of the problem and is deleted at the end. */
export async function requestCheck(
  transaction: Database,
  queue: JudgeQueue,
  { code, language, testCases, checker }: CheckProblem,
  sender: Sender & { readonly uid: string },
  waitingMax: number,
): Promise<CodeRunReceipt> {
  requireShortCode(code);
  const { waiting } = await transaction
    .selectFrom('code_runs')
    .where('uid', '=', sender.uid)
    .where('draft', 'is not', null)
    .where('status', 'in', ['queued', 'executing'])
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= waitingEachMax) {
    const message = 'Your earlier checks are still waiting for the judge. Try again when they are done.';
    throw new Refusal('TOO_MANY_REQUESTS', { message, retryAfterSeconds });
  }
  const round = await findQueueRound(transaction, sender.group, waitingMax);
  const draft = await packDraft({ testCases, checker });
  const run = { problem_pk: null, draft, language, code, inputs: '[]' };
  return await storeRun(transaction, queue, run, sender, round);
}
