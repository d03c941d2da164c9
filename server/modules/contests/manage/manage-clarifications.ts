import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  AnswerClarification,
  ChangeCannedAnswers,
  ManagedClarification,
  TakeClarification,
} from '../../../../contract/entities/contest/clarification';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { findManagedContest } from '../contest-role';
import type { ContestRow } from '../contest-row';
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
    const row = await lockOpen(transaction, contest, id);
    if (row.taken_by !== null && row.taken_by !== caller) throw new Refusal('CLARIFICATION_TAKEN');
    const answered_at = new Date();
    await transaction
      .updateTable('contest_clarifications')
      .set({ answer: text, answered_at, answered_by: caller, to_all: toAll })
      .where('id', '=', id)
      .execute();
    await transaction
      .insertInto('contest_messages')
      .values({
        id: randomUUID(),
        contest_pk: contest.pk,
        text,
        created_at: answered_at,
        kind: toAll ? 'announcement' : 'notice',
        uid: toAll ? null : row.uid,
        question: row.text,
        clarification_id: id,
        problem_pk: row.problem_pk,
      })
      .execute();
    return await readManaged(transaction, contest, id);
  });
}

/**
 * The caller names who has the question, so that two people who take it at once do not both get it.
 * @throws Refusal CLARIFICATION_TAKEN
 */
export async function takeClarification(
  db: Database,
  body: TakeClarification,
  caller: string,
): Promise<ManagedClarification> {
  const contest = await findManagedContest(db, body.contestSlug, caller, 'judge');
  const { clarificationID: id } = body;
  return await db.transaction().execute(async (transaction) => {
    const { taken_by, taker } = await lockOpen(transaction, contest, id);
    const isOwn = taken_by === caller;
    if (body.action === 'take' && !isOwn && taker !== body.from) throw new Refusal('CLARIFICATION_TAKEN');
    const isChanged = body.action === 'take' ? !isOwn : isOwn;
    if (isChanged) {
      const taken = body.action === 'take';
      await transaction
        .updateTable('contest_clarifications')
        .set({ taken_by: taken ? caller : null, taken_at: taken ? new Date() : null })
        .where('id', '=', id)
        .execute();
    }
    return await readManaged(transaction, contest, id);
  });
}

export async function changeCannedAnswers(
  db: Database,
  { contestSlug, answers }: ChangeCannedAnswers,
  caller: string,
): Promise<{ answers: string[] }> {
  const contest = await findManagedContest(db, contestSlug, caller, 'all');
  await db
    .updateTable('contests')
    .set({ canned_answers: sql<string[]>`${JSON.stringify(answers)}::jsonb` })
    .where('pk', '=', contest.pk)
    .execute();
  return { answers };
}

/**
 * Locks first: a statement that waits for a lock returns the joined rows as they were before the wait.
 * @throws Refusal CLARIFICATION_NOT_FOUND, CLARIFICATION_ANSWERED
 */
async function lockOpen(transaction: Database, contest: ContestRow, id: string) {
  await transaction
    .selectFrom('contest_clarifications')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const row = await selectClarifications(transaction, contest).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('CLARIFICATION_NOT_FOUND');
  if (row.answered_at !== null) throw new Refusal('CLARIFICATION_ANSWERED');
  return row;
}

async function readManaged(
  transaction: Database,
  contest: ContestRow,
  id: string,
): Promise<ManagedClarification> {
  return toManaged(
    await selectClarifications(transaction, contest).where('c.id', '=', id).executeTakeFirstOrThrow(),
  );
}
