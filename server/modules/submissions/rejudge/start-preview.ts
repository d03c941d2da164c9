import { randomUUID } from 'node:crypto';
import { type RejudgeRequest, rejudgeSubmissionsMax } from '../../../../contract/entities/contest/rejudge';
import type { Language } from '../../../../contract/limits';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { JudgeQueue } from '../../../platform/queue';
import { isInScope, type RejudgedProblem } from './rejudged-problem';

/** Queues shadow judgements behind all users' submissions. Returns the id. */
export async function startPreview(
  db: Database,
  queue: JudgeQueue,
  problem: RejudgedProblem,
  choice: RejudgeRequest,
): Promise<string> {
  return await db.transaction().execute(async (transaction) => {
    const rejudgeID = await open(transaction, problem);
    if (problem.isQuestion) return rejudgeID;
    const chosen = await choose(transaction, problem, choice);
    if (chosen.length > rejudgeSubmissionsMax) {
      const message = `More than ${rejudgeSubmissionsMax} submissions. Select fewer by language or verdict.`;
      throw new Refusal('VALIDATION', { message, fields: [{ path: 'verdict', message }] });
    }
    if (chosen.length === 0) return rejudgeID;
    await transaction
      .insertInto('rejudge_submissions')
      .values(
        chosen.map(({ id, judgement_id }) => ({
          rejudge_id: rejudgeID,
          submission_id: id,
          before_id: judgement_id,
        })),
      )
      .execute();
    for (const { id, language } of chosen) await sendShadow(transaction, queue, rejudgeID, id, language);
    return rejudgeID;
  });
}

async function open(transaction: Database, problem: RejudgedProblem): Promise<string> {
  const id = randomUUID();
  const { pk, version, person, contestPk } = problem;
  const row = { id, problem_pk: pk, problem_version: version, creator: person, contest_pk: contestPk };
  const opened = await transaction
    .insertInto('rejudges')
    .values({ ...row, settled: null })
    .onConflict((conflict) =>
      conflict.columns(['problem_pk', 'creator']).where('settled', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  if (opened.numInsertedOrUpdatedRows !== 1n) throw new Refusal('REJUDGE_OPEN');
  return id;
}

/** Skips submissions that are not judged yet. */
async function choose(
  db: Database,
  problem: RejudgedProblem,
  { submissionIDs, language, verdict }: RejudgeRequest,
): Promise<{ id: string; language: Language; judgement_id: string | null }[]> {
  return await db
    .selectFrom('submissions as work')
    .select(['id', 'language', 'judgement_id'])
    .where('problem_pk', '=', problem.pk)
    .where('status', 'in', ['done', 'error'])
    .$if(submissionIDs !== undefined, (query) => query.where('id', 'in', submissionIDs ?? []))
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? 'PYTHON3'))
    .$if(verdict !== undefined, (query) => query.where('verdict', '=', verdict ?? 'JE'))
    .where(isInScope(problem))
    .orderBy('received_time')
    .limit(rejudgeSubmissionsMax + 1)
    .execute();
}

async function sendShadow(
  transaction: Database,
  queue: JudgeQueue,
  rejudgeID: string,
  submissionID: string,
  language: Language,
): Promise<void> {
  const group = `rejudge-${rejudgeID}`;
  await queue.send(transaction, { submissionID, language, group, lane: 'rejudge', rejudgeID });
}
