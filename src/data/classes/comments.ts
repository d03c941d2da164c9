import type { ClassComment } from '../../../contract/entities/classes/class-comment';
import { randomId } from '../../lib/random-id';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { type CommentRow, commentWrite } from '../intents/comment-write';
import { writeIntent } from '../intents/write-intent';
import { commentCopies, readCommentIds } from './class-comments';

/** The subject of a comment. */
export interface CommentPlace {
  classID: string;
  submissionID: string;
  problemID: string;
  problemTitle: string;
  student: { username: string; displayName: string };
  line: number | null;
  quote: string | null;
}

export interface ShownComment extends ClassComment {
  /** Absent: the server has it. */
  pending?: CommentRow['receipt'];
  refusal?: string;
  isUnread: boolean;
}

/**
 * Stores a comment and enqueues it in one transaction; resolves with the entry's id. An empty text deletes the
 * comment. Throws `InvalidPayloadError`, `StorageFullError`.
 */
export function writeComment(
  account: AccountKey,
  place: CommentPlace,
  text: string,
  commentID: string = randomId(),
): Promise<string> {
  const { classID, submissionID, line, problemID, problemTitle, student, quote } = place;
  return writeIntent(commentWrite, { account }, (_, createdAt) => ({
    payload: { commentID, classID, submissionID, line, text, writtenAt: new Date(createdAt).toISOString() },
    row: { problemID, problemTitle, student, quote },
  }));
}

/** All comments of the account's classes: the server's, with what this device has written since. Oldest first. */
export async function readAllComments(account: AccountKey): Promise<ShownComment[]> {
  const [copies, rows, read] = await Promise.all([
    commentCopies(account),
    appDb.commentWrites.filter((row) => row.account === account).toArray(),
    readCommentIds(account),
  ]);
  return mergeComments(copies, rows).map((comment) => ({
    ...comment,
    isUnread: isAddressed(comment) && !read.has(comment.commentID),
  }));
}

/** Students read everybody; teachers look for the student's answers. */
const isAddressed = ({ isOwn, isOnOwnWork, author, student }: ClassComment) =>
  !isOwn && (isOnOwnWork || author?.username === student.username);

type Merged = Omit<ShownComment, 'isUnread'>;

export function mergeComments(copies: readonly ClassComment[], rows: readonly CommentRow[]): Merged[] {
  const merged = new Map<string, Merged>(copies.map((copy) => [copy.commentID, copy]));
  for (const row of [...rows].sort((a, b) => a.createdAt - b.createdAt)) {
    const { commentID, text, receipt, refusal } = row;
    const before = merged.get(commentID);
    const state = receipt === 'sent' ? {} : { pending: receipt, refusal: refusal?.message };
    if (text === '' && receipt !== 'refused') merged.delete(commentID);
    else if (before) merged.set(commentID, { ...before, ...(text !== '' && { text }), ...state });
    else merged.set(commentID, { ...newComment(row), ...state });
  }
  return [...merged.values()].sort((a, b) => Date.parse(a.writtenAt) - Date.parse(b.writtenAt));
}

const newComment = (row: CommentRow): Merged => ({
  commentID: row.commentID,
  classID: row.classID,
  submissionID: row.submissionID,
  problemID: row.problemID,
  problemTitle: row.problemTitle ?? '',
  student: row.student ?? { username: '', displayName: '' },
  author: null,
  isOwn: true,
  isOnOwnWork: false,
  line: row.line,
  quote: row.quote ?? null,
  text: row.text,
  writtenAt: new Date(row.createdAt).toISOString(),
  editedAt: null,
});
