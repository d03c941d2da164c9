import { CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { timeAgo } from '../../lib/words';
import { syncStatus } from '../../sync/sync-status';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { useNow } from '../../ui/use-now';
import { HealthMark } from './health-mark';
import type { serverStatus } from './server-status';
import styles from './status-head.module.css';
import { summarize } from './status-words';

/** One sentence on the whole, and how fresh it is; without an answer, why, and when there last was one. */
export function StatusHead({ report, failure }: Pick<typeof serverStatus, 'report' | 'failure'>) {
  const now = useNow(10_000);
  const { lastContactAt } = useSnapshot(syncStatus);
  if (failure !== null) {
    const lastAt = report?.at ?? lastContactAt;
    return (
      <Notice tone="accent" icon={<CloudOff aria-hidden />} title="No answer">
        {failure}{' '}
        {lastAt
          ? `It last answered ${timeAgo(lastAt, now)}.`
          : 'It has not answered since this page was opened.'}
        {report && ' Below is what it said then.'}
      </Notice>
    );
  }
  if (!report) {
    return (
      <p className={styles.head}>
        <Skeleton width="16rem" height="1.6rem" />
      </p>
    );
  }
  const { health, text } = summarize(report.status);
  return (
    <div role="status">
      <p className={styles.head}>
        <HealthMark health={health} />
        {text}
      </p>
      <p className={styles.age}>Asked {timeAgo(report.at, now)}</p>
    </div>
  );
}
