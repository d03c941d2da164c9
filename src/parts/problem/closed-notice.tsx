import { Link } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { momentText } from '../../lib/words';
import { Notice } from '../../ui/notice';
import { useNow } from '../../ui/time/use-now';
import { messages } from '../messages';
import styles from './closed-notice.module.css';

/** Why practice with this problem is closed, and until when. */
export function ClosedNotice({ closedBy }: { closedBy: ProblemDetail['closedBy'] }) {
  const now = useNow();
  const untilMs = closedBy ? Date.parse(closedBy.until) : 0;
  if (!closedBy || untilMs <= now) return null;
  const { name, contestSlug } = closedBy;
  const until = momentText(untilMs, now);
  return (
    <div className={styles.closed}>
      <Notice
        tone="accent"
        icon={<LockKeyhole aria-hidden />}
        title={name === undefined ? messages.closed.title : messages.closed.titleOf(name)}
        actions={
          contestSlug !== undefined && (
            <Link to="/contests/$contestSlug" params={{ contestSlug }}>
              {messages.closed.open}
            </Link>
          )
        }
      >
        {name === undefined ? messages.closed.forVisitors(until) : messages.closed.forParticipants(until)}
      </Notice>
    </div>
  );
}
