import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open';
import { frozenSinceMs } from '../../contests/public';

/** What a profile must not show yet: accepted contest work that a frozen leaderboard hides. */
export interface FrozenWork {
  readonly since: Date;
  /** Keys. */
  readonly problems: readonly string[];
  /** Accepted submissions by UTC day. */
  readonly accepted: ReadonlyMap<string, number>;
}

/** Undefined: nothing is hidden, which most profiles learn with one query. */
export async function readFrozenWork(
  db: Database,
  uid: string,
  now = new Date(),
): Promise<FrozenWork | undefined> {
  const contests = await db
    .selectFrom('contest_participants as m')
    .innerJoin('contests', 'contests.pk', 'm.contest_pk')
    .select(['contests.pk', 'start_time', 'end_time', 'duration_minutes', 'removed', 'paused_since'])
    .select(['late_sync_minutes', 'freeze_minutes', 'freeze_kept', 'unfrozen_at'])
    .where('m.uid', '=', uid)
    .where('contests.freeze_minutes', '>', 0)
    .where('contests.deleted_at', 'is', null)
    .execute();
  const frozen = contests.flatMap((contest) => {
    const sinceMs = frozenSinceMs(contest, now.getTime());
    return sinceMs === null ? [] : [{ pk: contest.pk, since: new Date(sinceMs) }];
  });
  if (frozen.length === 0) return undefined;
  const entries = await db
    .selectFrom('contest_entries as e')
    .innerJoin('problems', 'problems.pk', 'e.problem_pk')
    .select([
      'e.problem_pk',
      sql<string>`to_char(e.received_time at time zone 'UTC', 'YYYY-MM-DD')`.as('day'),
    ])
    .where('e.uid', '=', uid)
    .where('e.score', '>=', 100)
    // Other accepted work never counted in the profile.
    .where('problems.public', '=', true)
    .where('problems.creator', '<>', uid)
    .where((is) =>
      is.or(
        frozen.map(({ pk, since }) =>
          is.and([is('e.contest_pk', '=', pk), is('e.written_time', '>=', since)]),
        ),
      ),
    )
    .execute();
  if (entries.length === 0) return undefined;
  const accepted = new Map<string, number>();
  for (const { day } of entries) accepted.set(day, (accepted.get(day) ?? 0) + 1);
  return {
    since: new Date(Math.min(...frozen.map(({ since }) => since.getTime()))),
    problems: [...new Set(entries.map(({ problem_pk }) => problem_pk))],
    accepted,
  };
}
