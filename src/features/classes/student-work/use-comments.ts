import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { accountKey } from '../../../auth/session';
import { noteCommentsRead } from '../../../data/classes/class-comments';
import { readAllComments, type ShownComment } from '../../../data/classes/comments';

/** Comments of a class on a problem, from this device. Undefined while they are read. */
export function useComments(
  classID: string,
  username: string,
  problemID: string,
): ShownComment[] | undefined {
  const account = accountKey();
  return useLiveQuery(
    async () =>
      (await readAllComments(account)).filter(
        (comment) =>
          comment.classID === classID &&
          comment.student.username === username &&
          comment.problemID === problemID,
      ),
    [account, classID, username, problemID],
  );
}

/** Marks visible comments as read. @returns those that were new during this visit */
export function useReadMarks(comments: readonly ShownComment[]): ReadonlySet<string> {
  const account = accountKey();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = comments
    .filter(({ isUnread }) => isUnread)
    .map(({ commentID }) => commentID)
    .join();
  useEffect(() => {
    if (unread === '') return;
    const ids = unread.split(',');
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      setFresh((before) => new Set([...before, ...ids]));
      noteCommentsRead(account, ids).catch((error) => console.warn('Read marks were not stored', error));
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [account, unread]);
  return fresh;
}
