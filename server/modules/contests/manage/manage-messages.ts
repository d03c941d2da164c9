import { randomUUID } from 'node:crypto';
import type { ContestMessage } from '../../../../contract/entities/contest/contest-message';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { findManagedContest } from '../contest-role';
import { toMessage } from '../read/read-messages';

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
  { contestSlug, id, text }: { contestSlug: string; id: string; text: string },
  caller: string,
): Promise<ContestMessage> {
  const contest = await findManagedContest(db, contestSlug, caller, 'judge');
  const said = { id, contest_pk: contest.pk, kind: 'announcement' as const, uid: null, text };
  await db
    .insertInto('contest_messages')
    .values({ ...said, created_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('contest_messages')
    .select(['id', 'kind', 'text', 'question', 'clarification_id', 'created_at'])
    .where('id', '=', id)
    .where('contest_pk', '=', contest.pk)
    .executeTakeFirst();
  // The id belongs to another message.
  if (!row) throw new Refusal('VALIDATION', { fields: [{ path: 'id', message: 'is already used' }] });
  return toMessage(row);
}
