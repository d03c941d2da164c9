import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { problemHistoryOf } from '../../data/copies/problem-history';
import { answersOf } from '../../data/work/answers';
import { submissionsOf } from '../../data/work/submissions';
import { timeAgo } from '../../lib/words';
import { DeliveryProgress } from '../../parts/delivery-progress';
import { usePull } from '../../parts/local-copies/use-pull';
import { pullProblemHistory } from '../../sync/pull/pull-problem-history';
import { useNow } from '../../ui/time/use-now';
import { messages } from './messages';
import { type OwnWork, ownWork } from './own-work';
import styles from './problem-page.module.css';

const shownMax = 20;

interface OwnSubmissionsProps {
  problemID: string;
  offline: boolean;
  /** A changed number fetches the data again. */
  round: number;
  /** Links to what others wrote about them. */
  comments: ReactNode;
}

export function OwnSubmissions({ problemID, offline, round, comments }: OwnSubmissionsProps) {
  const { current } = useSnapshot(session);
  const account = accountKey();
  const isSignedIn = current.state === 'signedIn';
  usePull(`${account}/${problemID}:${offline}:${round}`, async () =>
    isSignedIn && !offline ? pullProblemHistory(account, problemID) : undefined,
  );
  const work = useLiveQuery(
    async () =>
      ownWork(
        await submissionsOf(account, problemID),
        await answersOf(account, problemID),
        await problemHistoryOf(account, problemID),
      ),
    [account, problemID],
  );
  return (
    <section className={styles.own}>
      <h2 className={styles.ownTitle}>{messages.ownTitle}</h2>
      {comments}
      {!work && <p className={styles.quiet}>{'\u00a0'}</p>}
      {work?.length === 0 && (
        <p className={styles.quiet}>{isSignedIn ? messages.ownEmpty : messages.ownEmptyOnDevice}</p>
      )}
      <ol className={styles.list}>
        {work?.slice(0, shownMax).map((one) => (
          <OwnEntry key={one.key} work={one} />
        ))}
      </ol>
      {work && work.length > shownMax && (
        <p className={styles.quiet}>{messages.ownEarlier(work.length - shownMax)}</p>
      )}
    </section>
  );
}

function OwnEntry({ work }: { work: OwnWork }) {
  const now = useNow();
  const { what, atMs, isElsewhere, receipt, end, good } = work;
  return (
    <li className={styles.entry}>
      <p className={styles.entryFacts}>
        <span>{isElsewhere ? messages.onOtherDevice(what) : what}</span>
        <time dateTime={new Date(atMs).toISOString()}>{timeAgo(atMs, now)}</time>
      </p>
      <DeliveryProgress receipt={receipt} end={end} good={good} />
    </li>
  );
}
