import { CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { StatusReport } from '../../data/db/server-facts';
import { timeAgo } from '../../lib/words';
import { syncStatus } from '../../sync/network/sync-status';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { useNow } from '../../ui/use-now';
import { HealthMark } from './health-mark';
import styles from './status-head.module.css';
import { type Contact, summarize } from './status-words';

interface StatusHeadProps {
  /** The last report on this device; undefined while loading. */
  report: StatusReport | null | undefined;
  failure: string | null;
  contact: Contact;
}

export function StatusHead({ report, failure, contact }: StatusHeadProps) {
  const now = useNow(10_000);
  const { lastContactAt } = useSnapshot(syncStatus);
  if (failure !== null) {
    const lastAt = report?.fetchedAt ?? lastContactAt;
    return (
      <Notice tone="accent" icon={<CloudOff aria-hidden />} title="No answer">
        {failure}{' '}
        {lastAt
          ? `It last answered ${timeAgo(lastAt, now)}.`
          : 'It has not answered since this page was opened.'}
      </Notice>
    );
  }
  if (!report || contact !== 'answered') {
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
      <p className={styles.age}>Asked {timeAgo(report.fetchedAt, now)}</p>
    </div>
  );
}
