import type { CodeRunReceipt } from '../../../contract/entities/code-run';
import type { CheckProblem } from '../../../contract/entities/problem/problem-check';
import type { GenerateTests, ValidateTests } from '../../../contract/entities/problem/problem-tool-runs';
import { defaultLanguage } from '../../../contract/limits';
import { validationKey } from '../../judge/tools/test-trials';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import type { JudgeQueue } from '../../platform/queue';
import { packDraft, type RunDraft } from './packed-draft';
import { findQueueRound, requireShortCode, type Sender, storeRun } from './request-run';

/** Each check carries all data of a problem. */
const waitingEachMax = 5;
const retryAfterSeconds = 10;

type Author = Sender & { readonly uid: string };

export async function requestCheck(
  transaction: Database,
  queue: JudgeQueue,
  { code, language, testCases, checker }: CheckProblem,
  sender: Author,
  waitingMax: number,
): Promise<CodeRunReceipt> {
  requireShortCode(code);
  return await storeDraft(transaction, queue, { testCases, checker }, { language, code }, sender, waitingMax);
}

export async function requestGeneration(
  transaction: Database,
  queue: JudgeQueue,
  { generators, sharedFiles, lines, solution, timeLimit, memoryLimit }: GenerateTests,
  sender: Author,
  waitingMax: number,
): Promise<CodeRunReceipt> {
  if (solution) requireShortCode(solution.code);
  const generate = {
    programs: generators,
    sharedFiles,
    lines,
    ...(solution && { solution: { language: solution.language, source: solution.code, run: solution.run } }),
    timeLimitMs: timeLimit * 1000,
    memoryLimitBytes: memoryLimit * 2 ** 20,
  };
  const language = generators.find((one) => one.language)?.language ?? defaultLanguage;
  return await storeDraft(transaction, queue, { generate }, { language, code: '' }, sender, waitingMax);
}

export async function requestValidation(
  transaction: Database,
  queue: JudgeQueue,
  validate: ValidateTests,
  sender: Author,
  waitingMax: number,
): Promise<CodeRunReceipt> {
  const language = validate.validators.find((one) => one.language)?.language ?? defaultLanguage;
  const what = { language, code: '', hash: validationKey(validate) };
  return await storeDraft(transaction, queue, { validate }, what, sender, waitingMax);
}

/** The job is the only copy of the problem and is deleted at the end. */
async function storeDraft(
  transaction: Database,
  queue: JudgeQueue,
  draft: RunDraft,
  { language, code, hash }: Pick<CheckProblem, 'language' | 'code'> & { hash?: string },
  sender: Author,
  waitingMax: number,
): Promise<CodeRunReceipt> {
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
  const packed = await packDraft(draft);
  const run = { problem_pk: null, draft: packed, language, code, inputs: '[]', source_hash: hash ?? null };
  return await storeRun(transaction, queue, run, sender, round);
}
