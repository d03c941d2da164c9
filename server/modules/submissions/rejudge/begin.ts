import { randomUUID } from 'node:crypto';
import { type RejudgeRequest, rejudgeSubmissionsMax } from '../../../../contract/entities/rejudge';
import type { Language } from '../../../../contract/limits';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { JudgeQueue } from '../../../platform/queue';
import type { OwnProblem } from './own-problem';

/** Begins a preview: shadows of the chosen submissions go to the judge, behind everybody who waits for a verdict. Returns its id. */
export async function begin(
  db: Database,
  queue: JudgeQueue,
  problem: OwnProblem,
  choice: RejudgeRequest,
  contestPk: string | null,
): Promise<string> {
  return await db.transaction().execute(async (transaction) => {
    const rejudgeID = randomUUID();
    const { pk, version, creator } = problem;
    const opened = await transaction
      .insertInto('rejudges')
      .values({
        id: rejudgeID,
        problem_pk: pk,
        problem_version: version,
        creator,
        contest_pk: contestPk,
        settled: null,
      })
      .onConflict((conflict) => conflict.column('problem_pk').where('settled', 'is', null).doNothing())
      .executeTakeFirst();
    if (opened.numInsertedOrUpdatedRows !== 1n) throw new Refusal('REJUDGE_OPEN');
    const chosen = await choose(transaction, pk, choice, contestPk);
    if (chosen.length > rejudgeSubmissionsMax) {
      const message = `More than ${rejudgeSubmissionsMax} submissions: choose by language or verdict.`;
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

/** Submissions on their way are left out: they meet the present problem anyway. */
async function choose(
  db: Database,
  problemPk: string,
  { submissionIDs, language, verdict }: RejudgeRequest,
  contestPk: string | null,
): Promise<{ id: string; language: Language; judgement_id: string | null }[]> {
  return await db
    .selectFrom('submissions')
    .select(['id', 'language', 'judgement_id'])
    .where('problem_pk', '=', problemPk)
    .where('status', 'in', ['done', 'error'])
    .$if(submissionIDs !== undefined, (query) => query.where('id', 'in', submissionIDs ?? []))
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? 'PYTHON3'))
    .$if(verdict !== undefined, (query) => query.where('verdict', '=', verdict ?? 'JE'))
    .$if(contestPk !== null, (query) =>
      query.where('id', 'in', (eb) =>
        eb.selectFrom('contest_entries').select('contest_entries.id').where('contest_pk', '=', contestPk),
      ),
    )
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
