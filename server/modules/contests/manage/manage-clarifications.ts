import { randomUUID } from 'node:crypto';
import type {
  AnswerClarification,
  ManagedClarification,
} from '../../../../contract/entities/contest/clarification';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { findManagedContest } from '../contest-role';
import { selectClarifications, toManaged } from '../read/clarifications';

/** Answers only once. With `toAll`, the message omits the participant's name. */
export async function answerClarification(
  db: Database,
  body: AnswerClarification,
  caller: string,
): Promise<ManagedClarification> {
  const contest = await findManagedContest(db, body.contestSlug, caller, 'judge');
  const { clarificationID: id, text, toAll } = body;
  return await db.transaction().execute(async (transaction) => {
    const row = await selectClarifications(transaction, contest)
      .where('c.id', '=', id)
      .forUpdate('c')
      .executeTakeFirst();
    if (!row) throw new Refusal('CLARIFICATION_NOT_FOUND');
    if (row.answered_at !== null) throw new Refusal('CLARIFICATION_ANSWERED');
    const answered_at = new Date();
    await transaction
      .updateTable('contest_clarifications')
      .set({ answer: text, answered_at, to_all: toAll })
      .where('id', '=', id)
      .execute();
    await transaction
      .insertInto('contest_messages')
      .values({
        ...{ id: randomUUID(), contest_pk: contest.pk, text, created_at: answered_at },
        kind: toAll ? 'announcement' : 'notice',
        uid: toAll ? null : row.uid,
        question: row.text,
        clarification_id: id,
      })
      .execute();
    return toManaged({ ...row, answer: text, answered_at, to_all: toAll });
  });
}
