import type { Selectable } from 'kysely';
import type { Clarification } from '../../../../contract/entities/contest/clarification';
import type { ContestMessage } from '../../../../contract/entities/contest/contest-message';
import { contestManageLimits } from '../../../../contract/limits';
import type { Database } from '../../../platform/database/open';
import type { ContestMessagesTable } from '../../../platform/database/schema-contests';
import type { Caller } from '../../../platform/identity/identity';
import { findContest } from '../contest-row';
import { readAdoptedVersions } from '../create/adopted-versions';
import { readCorrections } from '../packs/pack-corrections';
import { canReadContest } from '../run/admission';
import { readOwnClarifications } from './clarifications';
import { readChanges } from './read-changes';

/** Newest first. */
export async function readMessages(
  db: Database,
  slug: string,
  caller: Caller | null,
): Promise<{ messages: ContestMessage[]; clarifications: Clarification[] }> {
  const contest = await findContest(db, slug);
  if (!(await canReadContest(db, contest, caller))) return { messages: [], clarifications: [] };
  const uid = caller?.uid;
  const rows = await db
    .selectFrom('contest_messages')
    .select(['id', 'kind', 'text', 'question', 'clarification_id', 'created_at'])
    .where('contest_pk', '=', contest.pk)
    .where((is) => is.or([is('uid', 'is', null), ...(uid === undefined ? [] : [is('uid', '=', uid)])]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(contestManageLimits.messagesShown)
    .execute();
  const clarifications = uid === undefined ? [] : await readOwnClarifications(db, contest, uid);
  const changes = await readChanges(db, contest, uid);
  const corrections = await readCorrections(db, contest, uid);
  const taken = await readAdoptedVersions(db, contest, uid);
  const messages = [...changes, ...corrections, ...taken, ...rows.map(toMessage)];
  return { messages: messages.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)), clarifications };
}

export function toMessage(
  row: Pick<
    Selectable<ContestMessagesTable>,
    'id' | 'kind' | 'text' | 'question' | 'clarification_id' | 'created_at'
  >,
): ContestMessage {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    question: row.question ?? undefined,
    clarificationID: row.clarification_id ?? undefined,
    at: row.created_at.toISOString(),
  };
}
