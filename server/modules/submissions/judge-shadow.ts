import type { Database } from '../../platform/database/open';
import { avoidWorker, type JudgeJob } from '../../platform/queue';
import { judgeName, storeShadow } from './judgement';
import { faultOf, faultsMax, type JudgingServices, retryDelaySeconds } from './judging';
import { retryWrite } from './retry-write';
import { readTestData } from './test-data';

/** Undefined if already done or cancelled. */
async function findWork(db: Database, rejudgeID: string, submissionID: string) {
  return await db
    .selectFrom('rejudge_submissions as item')
    .innerJoin('rejudges', 'rejudges.id', 'item.rejudge_id')
    .innerJoin('submissions', 'submissions.id', 'item.submission_id')
    .select(['submissions.language', 'submissions.code', 'rejudges.problem_version'])
    .where('item.rejudge_id', '=', rejudgeID)
    .where('item.submission_id', '=', submissionID)
    .where('item.judgement_id', 'is', null)
    .where('item.failed', '=', false)
    .where('rejudges.settled', 'is', null)
    .executeTakeFirst();
}

/** A shadow judgement counts only when its rejudge is applied. */
export async function judgeShadow(
  services: JudgingServices,
  job: JudgeJob,
  signal: AbortSignal,
): Promise<void> {
  const { db, queue, judge, log } = services;
  const rejudgeID = job.rejudgeID ?? '';
  const settle = () => db.transaction().execute((transaction) => queue.complete(transaction, job));
  const work = await findWork(db, rejudgeID, job.submissionID);
  if (!work) return void (await settle());
  const { version, ...testData } = await readTestData(db, job.submissionID);
  // The result could not be applied; the report shows it.
  if (version !== work.problem_version) return void (await settle());
  const request = { language: work.language, source: work.code, ...testData, mode: 'all' } as const;
  const result = await judge.judge(request, undefined, signal);
  if (result.verdict === 'JE') return await handleFault(services, job, faultOf(result));
  const of = {
    submission_id: job.submissionID,
    reason: 'rejudge' as const,
    rejudge_id: rejudgeID,
    problem_version: version,
    judge: judgeName(judge, result.tier),
    compiler: judge.toolchainOf(job.language) ?? null,
  };
  await retryWrite({ log, signal }, () =>
    db.transaction().execute(async (transaction) => {
      if (!(await lockOpen(transaction, rejudgeID, job.submissionID))) {
        await queue.complete(transaction, job);
        return;
      }
      const judgementID = await storeShadow(transaction, of, testData.testCases, result);
      await transaction
        .updateTable('rejudge_submissions')
        .set({ judgement_id: judgementID })
        .where('rejudge_id', '=', rejudgeID)
        .where('submission_id', '=', job.submissionID)
        .execute();
      await queue.complete(transaction, job);
    }),
  );
}

/**
 * False if already done, failed or cancelled. Locks the rejudge first, as in applying it, to avoid a deadlock; then
 * the submission, because its judgements are numbered.
 */
async function lockOpen(transaction: Database, rejudgeID: string, submissionID: string): Promise<boolean> {
  const wanted = await transaction
    .selectFrom('rejudges')
    .select('id')
    .where('id', '=', rejudgeID)
    .where('settled', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!wanted) return false;
  await transaction
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', submissionID)
    .forUpdate()
    .execute();
  const open = await transaction
    .selectFrom('rejudge_submissions')
    .select('submission_id')
    .where('rejudge_id', '=', rejudgeID)
    .where('submission_id', '=', submissionID)
    .where('judgement_id', 'is', null)
    .where('failed', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return open !== undefined;
}

async function handleFault(
  { db, queue, log, workerID }: JudgingServices,
  job: JudgeJob,
  fault: string,
): Promise<void> {
  log.error({ submissionID: job.submissionID, fault }, 'rejudging failed because of a judge error');
  const next = avoidWorker(job, workerID);
  await db.transaction().execute(async (transaction) => {
    if (next.avoid.workers.length < faultsMax) {
      await queue.giveBack(transaction, job, next, retryDelaySeconds);
    } else if (await queue.complete(transaction, job)) {
      await failShadow(transaction, job.rejudgeID ?? '', job.submissionID);
    }
  });
}

/** Its current judgement stays. */
export async function failShadow(db: Database, rejudgeID: string, submissionID: string): Promise<void> {
  await db
    .updateTable('rejudge_submissions')
    .set({ failed: true })
    .where('rejudge_id', '=', rejudgeID)
    .where('submission_id', '=', submissionID)
    .where('judgement_id', 'is', null)
    .execute();
}
