import { sql } from 'kysely';
import type { Badge } from '../../../contract/entities/badge';
import type { BadgeName } from '../../../contract/rules/badge-names';
import { badges } from '../../../contract/rules/badges';
import type { Database } from '../../platform/database/open';
import { readFrozenContests } from '../contest-clock/public';
import { isWorkBadge } from './work-badges';

const shownMax = 12;

/** Without awards to participants during a freeze, because an accepted entry could have earned them. */
export async function readBadge(db: Database, name: BadgeName): Promise<Badge> {
  const frozen = isWorkBadge(name) ? await readFrozenContests(db) : [];
  const isShown = sql<boolean>`not exists (
    select from contest_participants m
      join unnest(${frozen.map(({ pk }) => pk)}::text[], ${frozen.map(({ since }) => since)}::timestamptz[])
        as frozen (pk, since) on frozen.pk = m.contest_pk
      where m.uid = user_badges.uid and user_badges.awarded_at >= frozen.since)`;
  const { count } = await db
    .selectFrom('user_badges')
    .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('count'))
    .where('name', '=', name)
    .where(isShown)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('user_badges')
    .innerJoin('users', 'users.uid', 'user_badges.uid')
    .select(['users.username', 'users.display_name', 'user_badges.awarded_at'])
    .where('user_badges.name', '=', name)
    .where(isShown)
    .orderBy('user_badges.awarded_at', 'desc')
    .limit(shownMax)
    .execute();
  const lately = rows.map(({ username, display_name, awarded_at }) => ({
    username,
    displayName: display_name,
    awardedAt: awarded_at.toISOString(),
  }));
  return { name, ...badges[name], count, lately };
}
