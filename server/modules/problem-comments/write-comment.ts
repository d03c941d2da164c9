import { problemCommentLimits } from '../../../contract/comment-limits';
import type { CommentReceipt } from '../../../contract/entities/classes/class-comment';
import type { ProblemCommentWrite } from '../../../contract/entities/comments/problem-comment-write';
import { mayOnProblem, type ProblemRole } from '../../../contract/rules/problem-roles';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { findAuthored } from '../problem-members/public';

/** Part of the caller's transaction. */
export async function writeProblemComment(
  transaction: Database,
  body: ProblemCommentWrite,
  uid: string,
): Promise<CommentReceipt> {
  // The lock makes the count right.
  const { pk, role } = await findAuthored(transaction, body.problemID, uid, 'tester', 'change');
  const now = new Date();
  if (body.action === 'write') await writeText(transaction, pk, body, uid, now);
  else await setResolved(transaction, pk, body, { uid, role }, now);
  return { commentID: body.commentID, receivedAt: now.toISOString() };
}

const findRow = (transaction: Database, id: string) =>
  transaction
    .selectFrom('problem_comments')
    .select(['author', 'problem_pk', 'thread_id', 'part', 'subject', 'text', 'deleted_at', 'resolved_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** @throws Refusal COMMENT_NOT_FOUND */
async function findThread(transaction: Database, pk: string, threadID: string) {
  const thread = await findRow(transaction, threadID);
  if (thread?.problem_pk !== pk || thread.thread_id !== threadID) throw new Refusal('COMMENT_NOT_FOUND');
  return thread;
}

async function writeText(
  transaction: Database,
  pk: string,
  { commentID, threadID, part, subject, text, writtenAt }: ProblemCommentWrite,
  uid: string,
  now: Date,
): Promise<void> {
  const written = new Date(Math.min(Date.parse(writtenAt), now.getTime()));
  const known = await findRow(transaction, commentID);
  if (known) {
    if (known.author !== uid || known.problem_pk !== pk || known.thread_id !== threadID)
      throw new Refusal('COMMENT_OF_OTHER');
    if (known.deleted_at !== null || known.text === text) return;
    const change = text === '' ? { deleted_at: now } : { edited_at: written };
    await transaction
      .updateTable('problem_comments')
      .set({ text, changed_at: now, ...change })
      .where('id', '=', commentID)
      .execute();
    return;
  }
  const thread = commentID === threadID ? { part, subject } : await findThread(transaction, pk, threadID);
  // Written and deleted before it was sent.
  if (text === '') return;
  await requireRoom(transaction, pk);
  await transaction
    .insertInto('problem_comments')
    .values({
      id: commentID,
      problem_pk: pk,
      thread_id: threadID,
      author: uid,
      text,
      part: thread.part,
      subject: thread.subject,
      written_at: written,
      received_at: now,
      changed_at: now,
    })
    .execute();
  // Otherwise nobody would see an answer to a resolved thread.
  await transaction
    .updateTable('problem_comments')
    .set({ resolved_at: null, resolved_by: null, changed_at: now })
    .where('id', '=', threadID)
    .where('resolved_at', 'is not', null)
    .execute();
}

async function setResolved(
  transaction: Database,
  pk: string,
  { threadID, action }: ProblemCommentWrite,
  { uid, role }: { readonly uid: string; readonly role: ProblemRole },
  now: Date,
): Promise<void> {
  const { author, resolved_at } = await findThread(transaction, pk, threadID);
  if (!mayOnProblem(role, 'author') && author !== uid) throw new Refusal('FORBIDDEN');
  const isResolved = action === 'resolve';
  if (isResolved === (resolved_at !== null)) return;
  await transaction
    .updateTable('problem_comments')
    .set({ resolved_at: isResolved ? now : null, resolved_by: isResolved ? uid : null, changed_at: now })
    .where('id', '=', threadID)
    .execute();
}

async function requireRoom(transaction: Database, pk: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('problem_comments')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('problem_pk', '=', pk)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= problemCommentLimits.commentsMax) throw new Refusal('COMMENTS_FULL');
}
