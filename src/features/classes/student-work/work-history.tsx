import type { GivenWork } from '../../../../contract/entities/classes/class-work';
import type { ShownComment } from '../../../data/classes/comments';
import { timeAgo } from '../../../lib/words';
import { useNow } from '../../../ui/time/use-now';
import { describeWork } from './describe-work';
import { messages } from './messages';
import styles from './student-work.module.css';

interface WorkHistoryProps {
  /** Newest first. */
  work: readonly GivenWork[];
  comments: readonly ShownComment[];
  chosen: string;
  onChoose(submissionID: string): void;
}

export function WorkHistory({ work, comments, chosen, onChoose }: WorkHistoryProps) {
  const now = useNow();
  return (
    <nav aria-label={messages.history}>
      <ol className={styles.history}>
        {work.map((one) => {
          const { label, isGood } = describeWork(one);
          const here = comments.filter(({ submissionID }) => submissionID === one.submissionID);
          const unread = here.filter(({ isUnread }) => isUnread).length;
          return (
            <li key={one.submissionID}>
              <button
                type="button"
                aria-pressed={one.submissionID === chosen}
                onClick={() => onChoose(one.submissionID)}
              >
                <strong data-good={isGood}>{label}</strong>
                <span>{timeAgo(Date.parse(one.receivedTime), now)}</span>
                {here.length > 0 && <span>{messages.comments(here.length)}</span>}
                {unread > 0 && <span className={styles.new}>{messages.unread(unread)}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
