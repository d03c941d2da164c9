import type { Clarification } from '../../../contract/entities/contest/clarification';
import type { ContestMessage } from '../../../contract/entities/contest/contest-message';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { writeIfChanged } from '../db/write-if-changed';

/**
 * Ids of messages. By id and not by time, because a message of a slow transaction arrives after a newer one.
 * In the app database: the cache may be dropped at any time, and every message would be shown again.
 */
interface MessageMarks {
  /** Shown as a toast, by any tab. */
  told: string[];
  /** The list was open. */
  seen: string[];
}

/** More than a response contains. */
const marksMax = 500;

const marksKey = (account: AccountKey, slug: string) => `contest-messages/${account}/${slug}`;

async function readMarks(account: AccountKey, slug: string): Promise<MessageMarks> {
  const row = await appDb.kv.get(marksKey(account, slug));
  return { told: [], seen: [], ...(row?.value as Partial<MessageMarks> | undefined) };
}

const added = (before: readonly string[], ids: readonly string[]) =>
  [...new Set([...before, ...ids])].slice(-marksMax);

const readMessages = async (slug: string) => (await cacheDb.contestMessages.get(slug))?.messages;

export interface ContestMessageSummary {
  slug: string;
  /** Newest first. */
  messages: readonly ContestMessage[];
  unread: number;
  /** Neither shown as a toast nor read. */
  untold: number;
}

/** undefined: never fetched. */
export async function readContestMessages(
  account: AccountKey,
  slug: string,
): Promise<ContestMessageSummary | undefined> {
  const messages = await readMessages(slug);
  if (!messages) return undefined;
  const marks = await readMarks(account, slug);
  const seen = new Set(marks.seen);
  const told = new Set(marks.told);
  const unread = messages.filter(({ id }) => !seen.has(id));
  return { slug, messages, unread: unread.length, untold: unread.filter(({ id }) => !told.has(id)).length };
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

/** Claims the messages for one tab: any other tab gets an empty list. Newest first. */
export async function takeUntoldMessages(account: AccountKey, slug: string): Promise<ContestMessage[]> {
  const messages = (await readMessages(slug)) ?? [];
  return appDb.transaction('rw', appDb.kv, async () => {
    const marks = await readMarks(account, slug);
    const known = new Set([...marks.told, ...marks.seen]);
    const untold = messages.filter(({ id }) => !known.has(id));
    if (untold.length > 0) {
      const told = added(
        marks.told,
        untold.map(({ id }) => id),
      );
      await appDb.kv.put({ key: marksKey(account, slug), value: { ...marks, told } });
    }
    return untold;
  });
}

export async function noteMessagesSeen(account: AccountKey, slug: string): Promise<void> {
  const ids = ((await readMessages(slug)) ?? []).map(({ id }) => id);
  await appDb.transaction('rw', appDb.kv, async () => {
    const marks = await readMarks(account, slug);
    const seen = added(marks.seen, ids);
    await appDb.kv.put({ key: marksKey(account, slug), value: { ...marks, seen } });
  });
}
