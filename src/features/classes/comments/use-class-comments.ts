import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { readAllComments, type ShownComment } from '../../../data/classes/comments';

const none: readonly ShownComment[] = [];

/** Comments in the classes of the account, as far as this device knows. */
export function useClassComments(): readonly ShownComment[] {
  const { current } = useSnapshot(session);
  const account = accountKey();
  const isSignedOut = current.state === 'signedOut';
  return (
    useLiveQuery(async () => (isSignedOut ? none : readAllComments(account)), [account, isSignedOut]) ?? none
  );
}

export interface CommentedWork {
  classID: string;
  username: string;
  studentName: string;
  problemID: string;
  problemTitle: string;
  submissionID: string;
  isOwnWork: boolean;
  count: number;
  unread: number;
}

/** One for each student and problem; `submissionID`: of the newest unread comment, or the newest one. */
export function commentedWork(comments: readonly ShownComment[]): CommentedWork[] {
  const found = new Map<string, CommentedWork>();
  for (const comment of comments) {
    const { classID, student, problemID, problemTitle, submissionID, isUnread } = comment;
    const key = `${classID}/${student.username}/${problemID}`;
    const before = found.get(key);
    const isShown = isUnread || !before || before.unread === 0;
    found.set(key, {
      classID,
      username: student.username,
      studentName: student.displayName,
      problemID,
      problemTitle,
      submissionID: isShown ? submissionID : before.submissionID,
      isOwnWork: comment.isOnOwnWork || before?.isOwnWork === true,
      count: (before?.count ?? 0) + 1,
      unread: (before?.unread ?? 0) + (isUnread ? 1 : 0),
    });
  }
  return [...found.values()];
}
