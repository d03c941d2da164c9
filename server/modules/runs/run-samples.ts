import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { JuryResult } from '../../../contract/entities/problem/jury-solution';
import type { Judge, JudgeRequest, JudgeResult } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import type { CodeRunResult } from '../../platform/database/schema-judging';
import { storable } from '../../platform/database/storable';
import {
  avoidWorker,
  heartbeatMs,
  type JobData,
  type JudgeJob,
  type JudgeQueue,
  runChannel,
} from '../../platform/queue';
import { readJuryRequest, toJuryResult } from '../jury/public';
import { checkRequest, toCheckResult } from './check-result';
import { type Draft, unpackDraft } from './packed-draft';
import { toRunResult } from './run-result';
import { readSamples } from './samples';
import { isToolDraft, runTools, toToolResult } from './tool-result';

interface Services {
  readonly db: Database;
  readonly queue: JudgeQueue;
  readonly judge: Judge;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Others retry its failures. */
  readonly workerID: string;
}

/** Maximum number of judge errors. */
const faultsMax = 3;
const retryDelaySeconds = 1;
/** The first compiler errors are enough. */
const checkerLogShownMax = 4000;

/** Cheap, for runs that do not use the problem's own checker. */
const plainChecker = { type: 'tokens' } as const;

/** Judge jobs that are sample runs; their results never count. */
export function createSampleRuns(services: Services) {
  return {
    run: (job: JudgeJob, signal: AbortSignal) => runSamples(services, job, signal),
    giveUp: ({ submissionID }: JobData) => finish(services.db, submissionID, null, null),
  };
}

/** A lost worker's job is delivered again: only the last claim may write. */
async function runSamples(services: Services, job: JudgeJob, signal: AbortSignal): Promise<void> {
  const { db, queue } = services;
  const heartbeat = setInterval(() => queue.keepAlive(job).catch(() => {}), heartbeatMs);
  try {
    const run = await claim(db, job);
    // Finished already, or deleted after one day.
    if (!run) return void (await db.transaction().execute((transaction) => queue.complete(transaction, job)));
    const ended = await runClaimed(services, run, signal);
    if ('fault' in ended) return await handleFault(services, job, ended.fault);
    await db.transaction().execute(async (transaction) => {
      await finish(transaction, job.submissionID, claimOf(job), ended);
      await queue.complete(transaction, job);
    });
  } catch (error) {
    if (!signal.aborted) throw error;
    await putBack(services, job);
  } finally {
    clearInterval(heartbeat);
  }
}

interface Came {
  readonly result: CodeRunResult;
  /** Of a jury solution. */
  readonly juryResult?: JuryResult;
}
type Ended = Came | { fault: string | undefined };

async function runClaimed(services: Services, run: Claimed, signal: AbortSignal): Promise<Ended> {
  const { db, judge } = services;
  if (run.jury_check_id !== null) return await runJury(services, run.jury_check_id, run, signal);
  const draft = run.draft && (await unpackDraft(run.draft));
  if (draft && isToolDraft(draft)) {
    const result = await runTools(judge, draft, signal);
    return result.type === 'fault' ? { fault: result.message } : { result: toToolResult(result) };
  }
  const work = draft ? checkOf(run, draft) : await samplesOf(db, run);
  const told = draft && (await complaintOf(judge, work.request, signal));
  if (told) return { result: { cases: [], checkerLog: told } };
  const result = await judge.judge(work.request, undefined, signal);
  return result.verdict === 'JE' ? { fault: result.fault } : { result: work.toResult(result) };
}

async function runJury(
  { db, judge }: Services,
  checkID: string,
  run: Claimed,
  signal: AbortSignal,
): Promise<Ended> {
  const request = await readJuryRequest(db, checkID, run);
  // The check and its runs are deleted together.
  if (!request) return { result: { cases: [] } };
  const told = await complaintOf(judge, request, signal);
  if (told) return { result: { cases: [], checkerLog: told } };
  const result = await judge.judge(request, undefined, signal);
  if (result.verdict === 'JE') return { fault: result.fault };
  return { result: { cases: [] }, juryResult: toJuryResult(request, result) };
}

interface Work {
  readonly request: JudgeRequest;
  toResult(result: JudgeResult): CodeRunResult;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Uses the problem's own checker only if it is interactive. */
async function samplesOf(db: Database, claimed: Claimed): Promise<Work> {
  const { problem_pk, problem_version, inputs, language, code } = claimed;
  if (problem_pk === null) throw new Error('a run without a problem');
  const data = await readSamples(db, { pk: problem_pk, version: problem_version }, inputs);
  const { checker, testCases } = data;
  const isDialogue = checker.type === 'custom' && checker.interactive;
  return {
    request: {
      language,
      source: code,
      testCases,
      checker:
        checker.type === 'tokens' || isDialogue || checker.passes
          ? checker
          : { ...plainChecker, run: checker.run },
      mode: 'all',
    },
    toResult: (result) => toRunResult(data, result),
  };
}

/** Only the author can fix a broken checker. */
async function complaintOf(
  judge: Judge,
  { checker }: JudgeRequest,
  signal: AbortSignal,
): Promise<string | null> {
  if (checker.type !== 'custom') return null;
  const tried = await judge.checkChecker(checker, signal);
  return tried.ok || tried.ours
    ? null
    : storable(tried.log.slice(0, checkerLogShownMax)) || 'The compiler gave no message.';
}

/** Judges every case of the unsaved problem as after saving it. */
function checkOf({ language, code }: Claimed, draft: Draft): Work {
  const request = checkRequest(draft, { language, source: code });
  return { request, toResult: (result) => toCheckResult(request, result) };
}

const claimOf = ({ id, retryCount }: JudgeJob) => `${id}/${retryCount}`;

async function claim(db: Database, job: JudgeJob) {
  return await db
    .updateTable('code_runs')
    .set({ status: 'executing', claim: claimOf(job) })
    .where('id', '=', job.submissionID)
    .where('status', 'in', ['queued', 'executing'])
    .returning(['problem_pk', 'problem_version', 'draft', 'language', 'code', 'inputs', 'jury_check_id'])
    .executeTakeFirst();
}

/** `claimed`: only if this attempt still holds the claim. */
async function finish(db: Database, runID: string, claimed: string | null, came: Came | null): Promise<void> {
  const result = came && JSON.stringify(came.result);
  const juryResult = came?.juryResult ? JSON.stringify(came.juryResult) : null;
  const over = db
    .updateTable('code_runs')
    .set({ status: came ? 'done' : 'error', result, jury_result: juryResult, draft: null })
    .where('id', '=', runID)
    .where('status', 'in', ['queued', 'executing']);
  await db
    .with('over', () => (claimed === null ? over : over.where('claim', '=', claimed)).returning('id'))
    .selectFrom('over')
    .select(sql`pg_notify(${runChannel}, over.id::text)::text`.as('announced'))
    .execute();
}

async function handleFault(services: Services, job: JudgeJob, fault: string | undefined): Promise<void> {
  const { db, queue, log, workerID } = services;
  log.error(
    { runID: job.submissionID, fault: fault ?? 'no reason given' },
    'a sample run failed because of a judge error',
  );
  const row = await db
    .updateTable('code_runs')
    .set((expression) => ({ faults: expression('faults', '+', 1) }))
    .where('id', '=', job.submissionID)
    .returning('faults')
    .executeTakeFirst();
  if (row && row.faults < faultsMax)
    return await putBack(services, job, retryDelaySeconds, avoidWorker(job, workerID));
  await db.transaction().execute(async (transaction) => {
    await finish(transaction, job.submissionID, claimOf(job), null);
    await queue.complete(transaction, job);
  });
}

async function putBack(
  { db, queue }: Services,
  job: JudgeJob,
  afterSeconds = 0,
  changes: Pick<JobData, 'avoid'> = {},
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('code_runs')
      .set({ status: 'queued', claim: null })
      .where('id', '=', job.submissionID)
      .where('claim', '=', claimOf(job))
      .execute();
    await queue.giveBack(transaction, job, changes, afterSeconds);
  });
}
