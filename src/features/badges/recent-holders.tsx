import { Link } from '@tanstack/react-router';
import type { Badge } from '../../../contract/entities/badge';
import { timeAgo } from '../../lib/words';
import { useFromLink } from '../../parts/use-from';
import { Avatar } from '../../ui/avatar';
import { SkeletonLines } from '../../ui/skeleton';
import { useNow } from '../../ui/time/use-now';
import styles from './badges.module.css';
import { messages } from './messages';

interface EarnedLatelyProps {
  /** Undefined: never fetched on this device. */
  badge: Badge | undefined;
  pulling: boolean;
  offline: boolean;
}

export function RecentHolders({ badge, pulling, offline }: EarnedLatelyProps) {
  const now = useNow();
  const fromLink = useFromLink();
  if (!badge) {
    if (pulling) return <SkeletonLines count={3} />;
    const why = offline ? messages.holdersOffline : messages.holdersUnavailable;
    return <p className={styles.quiet}>{why}</p>;
  }
  if (badge.lately.length === 0) return <p className={styles.quiet}>{messages.noHolders}</p>;
  return (
    <>
      <p className={styles.quiet}>{messages.holders(badge.count)}</p>
      <ul className={styles.people}>
        {badge.lately.map(({ username, displayName, awardedAt }) => (
          <li key={username}>
            <Link to="/profile/$username" params={{ username }} {...fromLink} className={styles.person}>
              <Avatar name={displayName} photoURL={null} />
              <span className={styles.name}>{displayName}</span>
              <time dateTime={awardedAt} className={styles.quiet}>
                {timeAgo(Date.parse(awardedAt), now)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
