import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { AccountKey } from '../../data/account/account';
import { startThread } from '../../data/problem-comments/problem-comments';
import { syncStatus } from '../../sync/network/sync-status';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState, Notice } from '../../ui/notice';
import { SkeletonLines } from '../../ui/skeleton';
import { useKeptFocus } from '../../ui/use-kept-focus';
import styles from './comments.module.css';
import { messages } from './messages';
import { NewThread } from './new-thread';
import { Thread } from './thread';
import { useFreshComments, useReadMarks, useThreads } from './use-threads';

interface CommentsDialogProps {
  account: AccountKey;
  problemID: string;
  title: string;
  onClose(): void;
}

/** A resolved thread leaves the list. */
const focusPlaces = { write: ['start'], resolve: ['start'] };

/** Threads of the people who write and test a problem. */
export function CommentsDialog({ account, problemID, title, onClose }: CommentsDialogProps) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const found = useThreads(account, problemID);
  const last = useFreshComments(account, problemID, offline);
  const fresh = useReadMarks(account, problemID, found);
  const [isWriting, setWriting] = useState(false);
  const room = useKeptFocus(focusPlaces);
  const [areAllShown, setAllShown] = useState(false);
  const threads = found?.threads ?? [];
  const isKnown = found?.fetchedAt !== undefined;
  /** Also of a resolved thread. */
  const isShown = (thread: (typeof threads)[number]) =>
    thread.resolved === null ||
    thread.comments.some(({ commentID, pending }) => fresh.has(commentID) || pending === 'refused');
  const resolved = threads.filter((thread) => !isShown(thread)).length;
  const shown = areAllShown ? threads : threads.filter(isShown);
  return (
    <Dialog title={messages.title(title)} wide="text" onClose={onClose}>
      <div ref={room} className={styles.dialog}>
        <p className={styles.quiet}>{messages.who}</p>
        {offline && <Notice>{isKnown ? messages.offline : messages.notOnDevice}</Notice>}
        {!offline && last && !last.ok && (
          <Notice tone="alert" title={messages.notLoaded}>
            {last.message}
          </Notice>
        )}
        {(!found || (!isKnown && !offline && !last)) && <SkeletonLines count={4} />}
        {isWriting ? (
          <NewThread
            onSave={(about, text) => startThread(account, problemID, about, text)}
            onClose={() => setWriting(false)}
          />
        ) : (
          <span className={styles.ways}>
            <Button look="primary" data-action="start" onClick={() => setWriting(true)}>
              {messages.start}
            </Button>
          </span>
        )}
        {isKnown && threads.length === 0 && !isWriting && (
          <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
        )}
        {threads.length > 0 && shown.length === 0 && <p>{messages.allResolved}</p>}
        {shown.length > 0 && (
          <ul className={styles.threads} aria-label={messages.threads}>
            {shown.map((thread) => (
              <Thread
                key={thread.threadID}
                {...{ account, problemID, thread, fresh }}
                role={found?.role ?? 'tester'}
              />
            ))}
          </ul>
        )}
        <span className={styles.ways}>
          {resolved > 0 && (
            <Button look="quiet" aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)}>
              {areAllShown ? messages.hideResolved : messages.showResolved(resolved)}
            </Button>
          )}
          <Button onClick={onClose}>{messages.close}</Button>
        </span>
      </div>
    </Dialog>
  );
}
