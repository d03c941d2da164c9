import type { Badge } from '../../../contract/entities/badge';
import { type BadgeName, badges } from '../../../contract/rules/badges';
import type { Database } from '../../platform/database/open';

const shownMax = 12;

export async function readBadge(db: Database, name: BadgeName): Promise<Badge> {
  const { count } = await db
    .selectFrom('user_badges')
    .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('count'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('user_badges')
    .innerJoin('users', 'users.uid', 'user_badges.uid')
    .select(['users.username', 'users.display_name', 'user_badges.awarded_at'])
    .where('user_badges.name', '=', name)
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
