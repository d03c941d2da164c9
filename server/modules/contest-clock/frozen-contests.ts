import type { Database } from '../../platform/database/open';
import { extraTimes } from './extra-time';
import { frozenSinceMs } from './freeze';

interface FrozenContest {
  readonly pk: string;
  readonly since: Date;
}

/**
 * Contests whose leaderboard hides results now. Whatever shows those results elsewhere must hide them too.
 * @param uid only contests of this participant
 */
export async function readFrozenContests(
  db: Database,
  uid?: string,
  now = new Date(),
): Promise<FrozenContest[]> {
  const contests = await db
    .selectFrom('contests')
    .select(['contests.pk', 'start_time', 'end_time', 'duration_minutes', 'removed', 'paused_since'])
    .select(['late_sync_minutes', 'freeze_minutes', 'freeze_kept', 'unfrozen_at', extraTimes])
    .where('freeze_minutes', '>', 0)
    .where('end_time', 'is not', null)
    .where('start_time', '<=', now)
    .where('deleted_at', 'is', null)
    .$if(uid !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('contest_participants as m')
            .select('m.uid')
            .whereRef('m.contest_pk', '=', 'contests.pk')
            .where('m.uid', '=', uid ?? ''),
        ),
      ),
    )
    .execute();
  return contests.flatMap((contest) => {
    const sinceMs = frozenSinceMs(contest, now.getTime());
    return sinceMs === null ? [] : [{ pk: contest.pk, since: new Date(sinceMs) }];
  });
}
