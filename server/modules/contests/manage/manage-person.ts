import type { ManagedPerson } from '../../../../contract/entities/contest/contest-manage';
import type { Database } from '../../../platform/database/open';
import { findManagedContest } from '../contest-role';
import { noticeForOrganiser } from '../organiser-notices';
import { findManagedParticipant } from './manage-contest';

export async function readPerson(
  db: Database,
  { contestSlug, username }: { contestSlug: string; username: string },
  caller: string,
): Promise<ManagedPerson> {
  const contest = await findManagedContest(db, contestSlug, caller, 'read');
  const { uid, participant } = await findManagedParticipant(db, contest, username);
  const events = await db
    .selectFrom('contest_events')
    .selectAll()
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .orderBy('elapsed_ms')
    .orderBy('id')
    .execute();
  const notices = await db
    .selectFrom('contest_messages')
    .select(['text', 'question', 'created_at'])
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .where('kind', '=', 'notice')
    .orderBy('created_at', 'desc')
    .execute();
  return {
    events: events.map(({ id, kind, at, received_time, away_ms, detail, forgiven_at }) => ({
      id,
      kind,
      at: at.toISOString(),
      receivedTime: received_time.toISOString(),
      awayMs: away_ms,
      detail,
      forgivenAt: forgiven_at?.toISOString() ?? null,
    })),
    decisions: notices.map(({ text, question, created_at }) => ({
      text: noticeForOrganiser(text, question, participant.displayName),
      at: created_at.toISOString(),
    })),
  };
}
