/** Comments of the account's classes, to read without a network, and which of them the user has read. */
import type { ClassComment } from '../../../contract/entities/classes/class-comment';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';

const versionKey = (account: AccountKey) => `comments-version:${account}`;
const rowKey = (account: AccountKey, commentID: string) => `${account}/${commentID}`;
/** In the app database: the cache may be dropped, and every comment would be unread again. */
const readKey = (account: AccountKey) => `class-comments/${account}`;
/** More than a device keeps. */
const readMax = 1000;

export async function commentsVersion(account: AccountKey): Promise<string | undefined> {
  return (await cacheDb.kv.get(versionKey(account)))?.value as string | undefined;
}

/**
 * Replaces all comments. Deletes own writes that the server had before it was asked: its answer contains them.
 *
 * @param comments undefined: the version is still the same
 * @param askedAt ms of this device's clock
 */
export async function storeComments(
  account: AccountKey,
  version: string,
  comments: readonly ClassComment[] | undefined,
  askedAt: number,
): Promise<boolean> {
  if (comments) {
    await cacheDb.transaction('rw', cacheDb.classComments, cacheDb.kv, async () => {
      const before = await copiesOf(account).primaryKeys();
      await cacheDb.classComments.bulkDelete(before);
      await cacheDb.classComments.bulkPut(
        comments.map((comment) => ({ ...comment, account, key: rowKey(account, comment.commentID) })),
      );
      await cacheDb.kv.put({ key: versionKey(account), value: version });
    });
  }
  await appDb.commentWrites
    .filter((row) => row.account === account && row.sentAt !== undefined && row.sentAt < askedAt)
    .delete();
  return comments !== undefined;
}

/** Newer comments on these submissions, from the answer about a student's work. */
export async function storeCommentsOn(
  account: AccountKey,
  submissionIDs: readonly string[],
  comments: readonly ClassComment[],
): Promise<void> {
  await cacheDb.transaction('rw', cacheDb.classComments, async () => {
    const places = submissionIDs.map((id) => [account, id]);
    await cacheDb.classComments.where('[account+submissionID]').anyOf(places).delete();
    await cacheDb.classComments.bulkPut(
      comments.map((comment) => ({ ...comment, account, key: rowKey(account, comment.commentID) })),
    );
  });
}

const copiesOf = (account: AccountKey) => cacheDb.classComments.where('key').startsWith(rowKey(account, ''));

/** Oldest first. */
export async function commentCopies(account: AccountKey): Promise<ClassComment[]> {
  const rows = await copiesOf(account).toArray();
  return rows.sort((a, b) => Date.parse(a.writtenAt) - Date.parse(b.writtenAt));
}

export async function readCommentIds(account: AccountKey): Promise<ReadonlySet<string>> {
  return new Set((await appDb.kv.get(readKey(account)))?.value as string[] | undefined);
}

export async function noteCommentsRead(account: AccountKey, ids: readonly string[]): Promise<void> {
  await appDb.transaction('rw', appDb.kv, async () => {
    const known = await readCommentIds(account);
    if (ids.every((id) => known.has(id))) return;
    const value = [...new Set([...known, ...ids])].slice(-readMax);
    await appDb.kv.put({ key: readKey(account), value });
  });
}
