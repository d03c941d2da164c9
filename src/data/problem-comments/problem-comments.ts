import type { CommentPart } from '../../../contract/comment-limits';
import type { CommentThread, ProblemComment } from '../../../contract/entities/comments/problem-comment';
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import type { ProblemRole } from '../../../contract/rules/problem-roles';
import { randomId } from '../../lib/random-id';
import type { AccountKey } from '../account/account';
import { type ProblemCommentRow, problemCommentWrite } from '../intents/problem-comment-write';
import { writeIntent } from '../intents/write-intent';
import { readCommentCopies, readMarks, writesOn } from './comment-copies';

export interface ShownProblemComment extends ProblemComment {
  /** Absent: the server has it. */
  pending?: ProblemCommentRow['receipt'];
  refusal?: string | undefined;
  isUnread: boolean;
}

export interface ShownThread extends CommentThread {
  /** Oldest first. */
  comments: ShownProblemComment[];
  /** Of the resolution; absent: the server has it. */
  pending?: ProblemCommentRow['receipt'];
  refusal?: string | undefined;
}

export interface ProblemThreads {
  /** Undefined: the comments were never fetched on this device. */
  role: ProblemRole | undefined;
  fetchedAt: number | undefined;
  /** Open ones first, then by the newest comment. */
  threads: ShownThread[];
  unread: number;
}

type Thread = Pick<CommentThread, 'threadID' | 'part' | 'subject'>;

const write = (
  account: AccountKey,
  problemID: string,
  change: Thread & Pick<ProblemCommentRow, 'action' | 'commentID' | 'text'>,
): Promise<string> =>
  writeIntent(problemCommentWrite, { account }, (_, createdAt) => ({
    payload: { ...change, problemID, writtenAt: new Date(createdAt).toISOString() },
  }));

/** Stores and enqueues in one transaction. Throws `InvalidPayloadError`, `StorageFullError`. */
export function startThread(
  account: AccountKey,
  problemID: string,
  about: { part: CommentPart; subject: string },
  text: string,
): Promise<string> {
  const commentID = randomId();
  return write(account, problemID, { ...about, commentID, threadID: commentID, action: 'write', text });
}

/** @param commentID of the comment to change, or with an empty text to delete; undefined: a new one */
export function writeInThread(
  account: AccountKey,
  problemID: string,
  { threadID, part, subject }: Thread,
  text: string,
  commentID: string = randomId(),
): Promise<string> {
  return write(account, problemID, { threadID, part, subject, commentID, action: 'write', text });
}

export function resolveThread(
  account: AccountKey,
  problemID: string,
  { threadID, part, subject }: Thread,
  isResolved: boolean,
): Promise<string> {
  const action = isResolved ? 'resolve' : 'reopen';
  return write(account, problemID, { threadID, part, subject, commentID: threadID, action, text: '' });
}

/** From this device: the server's comments, with what the device has written since. */
export async function readThreads(account: AccountKey, problemID: string): Promise<ProblemThreads> {
  const [copies, rows, marks] = await Promise.all([
    readCommentCopies(account, problemID),
    writesOn(account, problemID).sortBy('createdAt'),
    readMarks(account),
  ]);
  const until = marks[problemID.toLowerCase()] ?? '';
  const isUnread = ({ isOwn, isDeleted, receivedAt }: ProblemComment) =>
    !isOwn && !isDeleted && receivedAt > until;
  const threads = mergeThreads(copies?.threads ?? [], copies?.comments ?? [], rows).map((thread) => ({
    ...thread,
    comments: thread.comments.map((comment) => ({ ...comment, isUnread: isUnread(comment) })),
  }));
  const unread = threads.flatMap(({ comments }) => comments).filter((comment) => comment.isUnread).length;
  return { role: copies?.role, fetchedAt: copies?.fetchedAt, threads, unread };
}

type MergedThread = Omit<ShownThread, 'comments'> & { comments: Omit<ShownProblemComment, 'isUnread'>[] };

export function mergeThreads(
  threads: readonly CommentThread[],
  comments: readonly ProblemComment[],
  rows: readonly ProblemCommentRow[],
): MergedThread[] {
  const merged = new Map<string, MergedThread>(
    threads.map((one) => [one.threadID, { ...one, comments: [] }]),
  );
  for (const comment of comments) merged.get(comment.threadID)?.comments.push(comment);
  for (const row of rows) apply(merged, row);
  const newest = ({ comments: all }: MergedThread) =>
    Math.max(...all.map((one) => Date.parse(one.writtenAt)));
  return [...merged.values()]
    .filter(({ comments: all }) => all.some(({ isDeleted }) => !isDeleted))
    .sort((a, b) => Number(a.resolved !== null) - Number(b.resolved !== null) || newest(b) - newest(a));
}

function apply(merged: Map<string, MergedThread>, row: ProblemCommentRow): void {
  const { commentID, threadID, part, subject, action, text, receipt, refusal } = row;
  const state = receipt === 'sent' ? {} : { pending: receipt, refusal: refusal?.message };
  const at = new Date(row.createdAt).toISOString();
  let thread = merged.get(threadID);
  if (action !== 'write') {
    if (!thread) return;
    // A refused resolution leaves the thread as the server has it.
    const resolved = action === 'resolve' ? { at, by: null } : null;
    merged.set(threadID, { ...thread, ...state, ...(receipt !== 'refused' && { resolved }) });
    return;
  }
  const before = thread?.comments.find((one) => one.commentID === commentID);
  if (!before && text === '') return;
  if (!thread) {
    thread = { threadID, part, subject, resolved: null, comments: [] };
    merged.set(threadID, thread);
  }
  if (!before) {
    const times = { writtenAt: at, receivedAt: at, editedAt: null };
    thread.comments.push({
      commentID,
      threadID,
      author: null,
      isOwn: true,
      text,
      isDeleted: false,
      ...times,
      ...state,
    });
    if (receipt !== 'refused') thread.resolved = null;
    return;
  }
  const isDeleted = text === '';
  const isKept = isDeleted && receipt === 'refused';
  thread.comments = thread.comments.map((one) => {
    if (one !== before) return one;
    if (isKept) return { ...one, ...state };
    const edited = before.pending === undefined && !isDeleted && text !== before.text;
    return { ...one, text, isDeleted, ...(edited && { editedAt: at }), ...state };
  });
}

/**
 * How many comments the user has not read. The copies of this device count once they are as new as the list.
 */
export async function readUnread(
  account: AccountKey,
  { id, comments }: Pick<OwnProblem, 'id' | 'comments'>,
): Promise<number> {
  const { unread, fetchedAt } = await readThreads(account, id);
  const copies = fetchedAt === undefined ? undefined : await readCommentCopies(account, id);
  return copies && (!comments || copies.version === comments.version) ? unread : (comments?.unread ?? 0);
}
