import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { AccountKey } from '../../data/account/account';
import { noteReadUntil } from '../../data/problem-comments/comment-copies';
import { type ProblemThreads, readThreads } from '../../data/problem-comments/problem-comments';
import { syncProblemComments } from '../../sync/authoring/problem-comments';
import type { PullResult } from '../../sync/pull/pull-result';

const pollMs = 20_000;

/** The threads on this device; undefined while they are read. */
export function useThreads(account: AccountKey, problemID: string): ProblemThreads | undefined {
  return useLiveQuery(() => readThreads(account, problemID), [account, problemID]);
}

/** Gets new comments now, and regularly while the page is visible. @returns the last outcome */
export function useFreshComments(account: AccountKey, problemID: string, offline: boolean) {
  const [last, setLast] = useState<PullResult>();
  useEffect(() => {
    if (offline) return;
    let current = true;
    const pull = async () => {
      if (document.visibilityState !== 'visible') return;
      const result = await syncProblemComments(problemID, account);
      if (current) setLast(result);
    };
    void pull();
    const timer = setInterval(() => void pull(), pollMs);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [account, problemID, offline]);
  return last;
}

/** Marks visible comments as read, also for other devices. @returns those that were new during this visit */
export function useReadMarks(
  account: AccountKey,
  problemID: string,
  found: ProblemThreads | undefined,
): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = (found?.threads ?? [])
    .flatMap(({ comments }) => comments)
    .filter(({ isUnread }) => isUnread);
  const ids = unread.map(({ commentID }) => commentID).join();
  const until =
    unread
      .map(({ receivedAt }) => receivedAt)
      .sort()
      .at(-1) ?? null;
  useEffect(() => {
    if (ids === '') return;
    const mark = async () => {
      if (document.visibilityState !== 'visible') return;
      setFresh((before) => new Set([...before, ...ids.split(',')]));
      try {
        await noteReadUntil(account, problemID, until);
        await syncProblemComments(problemID, account);
      } catch (error) {
        console.warn('Read marks were not stored', error);
      }
    };
    const look = () => void mark();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [account, problemID, ids, until]);
  return fresh;
}
