import type { Database } from '../../../platform/database/open';
import type { ContestRow } from '../contest-row';

/** Organisers, blocked and disqualified users are not on the leaderboard. */
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
    .set({
      listed: contest.creator !== uid && !(await wasStaff(transaction, contest, uid)) && out === undefined,
    })
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .execute();
}

/** Also before being removed. */
async function wasStaff(transaction: Database, { pk }: ContestRow, uid: string): Promise<boolean> {
  const member = await transaction
    .selectFrom('contest_staff')
    .select('uid')
    .where('contest_pk', '=', pk)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return member !== undefined;
}
