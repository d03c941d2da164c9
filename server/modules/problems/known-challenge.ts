import type { Database } from '../../platform/database/open';

/**
 * The challenge that an entry or a request names, or null if there is none (any more): a link or a device may be older
 * than its removal, and the work counts without it.
 */
export async function knownChallenge(
  db: Database,
  challengeID: string | null | undefined,
): Promise<{ url: string; name: string } | null> {
  if (!challengeID) return null;
  const challenge = await db
    .selectFrom('challenges')
    .select(['url', 'name'])
    .where('url', '=', challengeID)
    .executeTakeFirst();
  return challenge ?? null;
}
