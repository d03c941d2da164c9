import { CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { StatusReport } from '../../data/db/server-facts';
import { timeAgo } from '../../lib/words';
import { syncStatus } from '../../sync/network/sync-status';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { useNow } from '../../ui/time/use-now';
import { HealthMark } from './health-mark';
import { messages } from './messages';
import { type Contact, summarize } from './server-health';
import styles from './status-head.module.css';

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
      <Notice tone="accent" icon={<CloudOff aria-hidden />} title={messages.status.noAnswer}>
        {failure}{' '}
        {lastAt ? messages.status.lastAnswered(timeAgo(lastAt, now)) : messages.status.neverAnswered}
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
      <p className={styles.age}>{messages.status.checked(timeAgo(report.fetchedAt, now))}</p>
    </div>
  );
}
