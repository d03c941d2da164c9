import type { ContestMessage } from '../../../contract/entities/contest-message';
import { contestManageLimits } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { findContest } from './contest-row';

/** What somebody may read of what is said in a contest, newest first: announcements, and notices to them. */
export async function readMessages(
  db: Database,
  slug: string,
  uid: string | undefined,
): Promise<{ messages: ContestMessage[] }> {
  const contest = await findContest(db, slug);
  const rows = await db
    .selectFrom('contest_messages')
    .select(['id', 'kind', 'text', 'created_at'])
    .where('contest_pk', '=', contest.pk)
    .where((is) => is.or([is('uid', 'is', null), ...(uid === undefined ? [] : [is('uid', '=', uid)])]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(contestManageLimits.messagesShown)
    .execute();
  return { messages: rows.map(toMessage) };
}

export function toMessage(row: {
  id: string;
  kind: 'announcement' | 'notice';
  text: string;
  created_at: Date;
}): ContestMessage {
  return { id: row.id, kind: row.kind, text: row.text, at: row.created_at.toISOString() };
}
