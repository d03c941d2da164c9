import type { Clarification } from '../../../contract/entities/contest/clarification';
import type { ContestMessage } from '../../../contract/entities/contest/contest-message';
import { cacheDb } from '../db/cache-db';
import { writeIfChanged } from '../db/write-if-changed';

const seenKey = (slug: string) => `contest-messages-seen/${slug}`;

export interface ContestMessageSummary {
  slug: string;
  /** Newest first. */
  messages: readonly ContestMessage[];
  unread: number;
}

/** undefined: never fetched. */
export async function readContestMessages(slug: string): Promise<ContestMessageSummary | undefined> {
  const messages = (await cacheDb.contestMessages.get(slug))?.messages;
  if (!messages) return undefined;
  const seen = (await cacheDb.kv.get(seenKey(slug)))?.value;
  const until = typeof seen === 'string' ? seen : '';
  return { slug, messages, unread: messages.filter(({ at }) => at > until).length };
}

export async function storeContestMessages(
  contestSlug: string,
  messages: ContestMessage[],
  clarifications: Clarification[],
  now = Date.now(),
): Promise<boolean> {
  const row = { contestSlug, messages, clarifications };
  return writeIfChanged(cacheDb.contestMessages, ({ contestSlug: slug }) => slug, [row], now);
}

export async function noteMessagesSeen(slug: string): Promise<void> {
  const [newest] = (await cacheDb.contestMessages.get(slug))?.messages ?? [];
  if (newest) await cacheDb.kv.put({ key: seenKey(slug), value: newest.at });
}
