import type { Database } from '../../../platform/database/open';
import type { ContestRow } from '../contest-row';

/** Creators, blocked and disqualified users are not on the leaderboard. */
export async function refreshListed(transaction: Database, contest: ContestRow, uid: string): Promise<void> {
  const out = await transaction
    .selectFrom('contest_participants as m')
    .leftJoin('contest_runs as run', (join) =>
      join.onRef('run.contest_pk', '=', 'm.contest_pk').onRef('run.uid', '=', 'm.uid'),
    )
    .select('m.uid')
    .where('m.contest_pk', '=', contest.pk)
    .where('m.uid', '=', uid)
    .where((is) => is.or([is('m.blocked_at', 'is not', null), is('run.end_reason', '=', 'malpractice')]))
    .executeTakeFirst();
  await transaction
    .updateTable('contest_standings')
    .set({ listed: contest.creator !== uid && out === undefined })
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .execute();
}
