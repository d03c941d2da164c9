import { sql } from 'kysely';
import type { ContestMessage } from '../../../../contract/entities/contest/contest-message';
import { contestManageLimits } from '../../../../contract/entities/contest/manage-limits';
import type { Database } from '../../../platform/database/open';
import type { ContestRow } from '../contest-row';

/**
 * Announcements since the user registered; the organiser reads all. The device reports the version it registered for,
 * because it may have been offline.
 */
export async function readChanges(
  db: Database,
  contest: ContestRow,
  uid: string | undefined,
): Promise<ContestMessage[]> {
  if (uid === undefined || contest.version === 1) return [];
  let query = db
    .selectFrom('contest_versions as v')
    .select(['v.version', 'v.changed_at', 'v.text'])
    .where('v.contest_pk', '=', contest.pk);
  if (contest.creator !== uid) {
    query = query
      .innerJoin('contest_participants as m', 'm.contest_pk', 'v.contest_pk')
      .where('m.uid', '=', uid)
      .where(sql<boolean>`case when m.seen_version is null then v.changed_at > m.registered_at
        else v.version > m.seen_version end`);
  }
  const rows = await query.orderBy('v.version', 'desc').limit(contestManageLimits.messagesShown).execute();
  return rows.map(({ version, changed_at, text }) => ({
    id: `version-${version}`,
    kind: 'announcement',
    text: `The organiser changed the contest (version ${version}):\n${text}`,
    at: changed_at.toISOString(),
  }));
}
