import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Announce, ContestMessage } from '../../../../contract/entities/contest/contest-message';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { findManagedContest } from '../contest-role';
import { selectMessages, toMessage } from '../read/read-messages';

/** The notice is also the record of the decision. */
export async function notifyParticipant(
  transaction: Database,
  contestPk: string,
  uid: string,
  text: string,
): Promise<void> {
  await transaction
    .insertInto('contest_messages')
    .values({ id: randomUUID(), contest_pk: contestPk, kind: 'notice', uid, text, created_at: new Date() })
    .execute();
}

/** A repeated id has no effect. */
export async function announce(
  db: Database,
  { contestSlug, id, text, problemID }: Announce,
  caller: string,
): Promise<ContestMessage> {
  const contest = await findManagedContest(db, contestSlug, caller, 'judge');
  const problem_pk = problemID === undefined ? null : await findContestProblem(db, contest.pk, problemID);
  await db
    .insertInto('contest_messages')
    .values({
      id,
      contest_pk: contest.pk,
      kind: 'announcement',
      uid: null,
      text,
      problem_pk,
      created_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await selectMessages(db, contest.pk).where('m.id', '=', id).executeTakeFirst();
  // The id belongs to another message.
  if (!row) throw new Refusal('VALIDATION', { fields: [{ path: 'id', message: 'is already used' }] });
  return toMessage(row, () => true);
}

async function findContestProblem(db: Database, contestPk: string, problemID: string): Promise<string> {
  const problem = await db
    .selectFrom('contest_problems as q')
    .innerJoin('problems', 'problems.pk', 'q.problem_pk')
    .select('q.problem_pk as pk')
    .where('q.contest_pk', '=', contestPk)
    .where(sql`lower(problems.id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  if (!problem) throw new Refusal('PROBLEM_NOT_FOUND');
  return problem.pk;
}
