import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open';
import { readFrozenContests } from '../../contest-clock/public';

/** What a profile must not show yet: accepted contest work that a frozen leaderboard hides. */
export interface FrozenWork {
  /** Badges for accepted work since then are hidden, whether or not there is any. */
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
  const frozen = await readFrozenContests(db, uid, now);
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
  const accepted = new Map<string, number>();
  for (const { day } of entries) accepted.set(day, (accepted.get(day) ?? 0) + 1);
  return {
    since: new Date(Math.min(...frozen.map(({ since }) => since.getTime()))),
    problems: [...new Set(entries.map(({ problem_pk }) => problem_pk))],
    accepted,
  };
}
