import { classWorkLimits } from '../../../contract/class-limits';
import type { CommentReceipt, CommentWrite } from '../../../contract/entities/classes/class-comment';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { findOwnClass } from '../classes/public';
import { findClassSubmission } from './class-submission';

/** Part of the caller's transaction. */
export async function writeComment(
  transaction: Database,
  { commentID, classID, submissionID, line, text, writtenAt }: CommentWrite,
  uid: string,
): Promise<CommentReceipt> {
  // The lock makes the count right.
  const { role } = await findOwnClass(transaction, classID, uid, 'change');
  const known = await transaction
    .selectFrom('class_comments')
    .select(['author', 'student', 'class_id', 'submission_id', 'deleted_at', 'text'])
    .where('id', '=', commentID)
    .executeTakeFirst();
  const isOwn = known?.author === uid && known.class_id === classID && known.submission_id === submissionID;
  // Authors change and delete their own, whatever became of the assignment.
  const { student } = isOwn ? known : await findClassSubmission(transaction, classID, submissionID);
  if (role === 'student' && student !== uid) throw new Refusal('SUBMISSION_NOT_FOUND');
  const now = new Date();
  const receipt = { commentID, receivedAt: now.toISOString() };
  const written = new Date(Math.min(Date.parse(writtenAt), now.getTime()));
  if (!known) {
    // Written and deleted before it was sent.
    if (text === '') return receipt;
    await requireRoom(transaction, submissionID);
    await transaction
      .insertInto('class_comments')
      .values({
        id: commentID,
        class_id: classID,
        submission_id: submissionID,
        student,
        author: uid,
        line,
        text,
        written_at: written,
        received_at: now,
        changed_at: now,
      })
      .execute();
    return receipt;
  }
  if (!isOwn) throw new Refusal('COMMENT_OF_OTHER');
  if (known.deleted_at !== null || known.text === text) return receipt;
  await transaction
    .updateTable('class_comments')
    .set({
      text,
      changed_at: now,
      ...(text === '' ? { deleted_at: now } : { edited_at: written }),
    })
    .where('id', '=', commentID)
    .execute();
  return receipt;
}

async function requireRoom(transaction: Database, submissionID: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('class_comments')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('submission_id', '=', submissionID)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= classWorkLimits.commentsOnSubmissionMax) throw new Refusal('COMMENTS_FULL');
}
