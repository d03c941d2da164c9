import { RefreshCw } from 'lucide-react';
import { timeAgo } from '../../lib/words';
import { IconButton } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { useNow } from '../../ui/time/use-now';
import { messages } from '../messages';
import styles from './updated-line.module.css';

interface UpdatedLineProps {
  /** Ms since 1970. */
  fetchedAt: number | undefined;
  pulling: boolean;
  offline: boolean;
  onRefresh(): void;
}

/** Shows the age of the local copy and refreshes it. Constant height. */
export function UpdatedLine({ fetchedAt, pulling, offline, onRefresh }: UpdatedLineProps) {
  const now = useNow();
  const age = fetchedAt === undefined ? undefined : timeAgo(fetchedAt, now);
  return (
    <p className={styles.line}>
      {messages.updated(age, offline)}
      <IconButton
        label={messages.refresh}
        small
        className={classNames(pulling && styles.turning)}
        disabled={offline || pulling}
        onClick={onRefresh}
      >
        <RefreshCw aria-hidden />
      </IconButton>
    </p>
  );
}
