import type { Challenge, ChallengeListItem } from '../../../contract/entities/challenge';
import { challengeInLanguage } from '../../../contract/rules/statement/statement-languages';
import { statementWishes } from '../../lib/problems/statement-language';
import { cacheDb } from '../db/cache-db';
import type { Fetched } from '../db/cache-rows';
import { writeIfChanged } from '../db/write-if-changed';
import { inReadLanguage } from './shown-title';

/** In the server's order. */
export async function listChallenges(): Promise<Fetched<ChallengeListItem>[]> {
  const rows = await cacheDb.challengeList.orderBy('position').toArray();
  return rows.map(({ position: _, ...row }) => challengeInLanguage(row, statementWishes()));
}

export async function readChallenge(url: string): Promise<Fetched<Challenge> | undefined> {
  const row = await cacheDb.challenges.get(url);
  if (!row) return undefined;
  return { ...challengeInLanguage(row, statementWishes()), problems: row.problems.map(inReadLanguage) };
}

/** Replaces the list; returns whether anything changed. */
export async function storeChallengeList(items: readonly ChallengeListItem[], now = Date.now()) {
  return cacheDb.transaction('rw', cacheDb.challengeList, cacheDb.challenges, async () => {
    const listed = new Set(items.map((item) => item.url));
    const known = (await cacheDb.challengeList.toCollection().primaryKeys()).map(String);
    const gone = known.filter((url) => !listed.has(url));
    await cacheDb.challengeList.bulkDelete(gone);
    await cacheDb.challenges.bulkDelete(gone);
    const placed = items.map((item, position) => ({ ...item, position }));
    const changed = await writeIfChanged(cacheDb.challengeList, ({ url }) => url, placed, now);
    return changed || gone.length > 0;
  });
}

export function storeChallenge(challenge: Challenge, now = Date.now()): Promise<boolean> {
  return writeIfChanged(cacheDb.challenges, ({ url }) => url, [challenge], now);
}

export async function forgetChallenge(url: string): Promise<void> {
  await cacheDb.transaction('rw', cacheDb.challengeList, cacheDb.challenges, async () => {
    await cacheDb.challengeList.delete(url);
    await cacheDb.challenges.delete(url);
  });
}
