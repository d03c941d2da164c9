/** Comments on the problems of this account, to read without a network, and until when the user has read them. */
import type { CommentThread, ProblemComment } from '../../../contract/entities/comments/problem-comment';
import type { ProblemRole } from '../../../contract/rules/problem-roles';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import type { Fetched } from '../db/cache-rows';

export interface CommentCopies {
  role: ProblemRole;
  version: string;
  threads: CommentThread[];
  comments: ProblemComment[];
}

const copyKey = (account: AccountKey, problemID: string) =>
  `problem-comments/${account}/${problemID.toLowerCase()}`;
/** In the app database: the cache may be dropped, and the server may not know it yet. */
const readKey = (account: AccountKey) => `problem-comments-read/${account}`;

type ReadMarks = Readonly<Record<string, string>>;

export async function readCommentCopies(
  account: AccountKey,
  problemID: string,
): Promise<Fetched<CommentCopies> | undefined> {
  return (await cacheDb.kv.get(copyKey(account, problemID)))?.value as Fetched<CommentCopies> | undefined;
}

/**
 * Deletes own writes that the server had before it was asked: its answer contains them.
 *
 * @param askedAt ms of this device's clock
 * @returns whether the comments changed
 */
export async function storeCommentCopies(
  account: AccountKey,
  problemID: string,
  copies: CommentCopies,
  askedAt: number,
): Promise<boolean> {
  const before = await readCommentCopies(account, problemID);
  await cacheDb.kv.put({ key: copyKey(account, problemID), value: { ...copies, fetchedAt: askedAt } });
  await writesOn(account, problemID)
    .filter((row) => row.sentAt !== undefined && row.sentAt < askedAt)
    .delete();
  return before?.version !== copies.version || before.role !== copies.role;
}

/** The user no longer belongs to the problem, or it was deleted. Own comments that were not accepted stay. */
export async function forgetCommentCopies(account: AccountKey, problemID: string): Promise<void> {
  await cacheDb.kv.delete(copyKey(account, problemID));
  await writesOn(account, problemID)
    .filter((row) => row.sentAt !== undefined)
    .delete();
}

export const writesOn = (account: AccountKey, problemID: string) =>
  appDb.problemCommentWrites.where('[account+problemID]').equals([account, problemID]);

/** By problem, in lower case: the time of arrival of the newest comment that was read. */
export async function readMarks(account: AccountKey): Promise<ReadMarks> {
  return ((await appDb.kv.get(readKey(account)))?.value as ReadMarks | undefined) ?? {};
}

/** Keeps the later time. */
export async function noteReadUntil(
  account: AccountKey,
  problemID: string,
  until: string | null,
): Promise<void> {
  if (until === null) return;
  await appDb.transaction('rw', appDb.kv, async () => {
    const known = await readMarks(account);
    const key = problemID.toLowerCase();
    if ((known[key] ?? '') >= until) return;
    await appDb.kv.put({ key: readKey(account), value: { ...known, [key]: until } });
  });
}

/** Problems with comments of this device that the server has, and that no answer contained yet. */
export async function problemsToRefresh(account: AccountKey): Promise<string[]> {
  const rows = await appDb.problemCommentWrites
    .filter((row) => row.account === account && row.sentAt !== undefined)
    .toArray();
  return [...new Set(rows.map(({ problemID }) => problemID))];
}
