import type { ManagedEntry } from '../../../../contract/entities/contest/contest-manage';
import { Button } from '../../../ui/button';
import { describeDelay, describeVerdict, describeWork, isWithoutContent } from './describe-entry';
import { EntryDecision } from './entry-decision';
import { EntryTimes } from './entry-times';
import styles from './manage.module.css';
import { messages } from './messages';

const texts = messages.submissions;

interface EntryCardProps {
  entry: ManagedEntry;
  contestSlug: string;
  offline: boolean;
  onOpen(entryID: string): void;
}

export function EntryCard({ entry, contestSlug, offline, onOpen }: EntryCardProps) {
  const { state, reason, score } = entry;
  const delay = describeDelay(entry);
  return (
    <li className={styles.entry}>
      <div className={styles.row}>
        <div className={styles.who}>
          <strong>{entry.title}</strong>
          <span>{`${entry.username} · ${describeWork(entry)}`}</span>
        </div>
        <div className={styles.state}>
          <span className={styles.mark} data-state={state}>
            {messages.entryStates[state]}
          </span>
          <span>{describeVerdict(entry)}</span>
          {score !== null && <span>{messages.points(score)}</span>}
        </div>
        {!isWithoutContent(entry) && (
          <Button
            small
            aria-label={texts.openNamed(entry.title, entry.username)}
            onClick={() => onOpen(entry.id)}
          >
            {texts.open}
          </Button>
        )}
      </div>
      <EntryTimes entry={entry} />
      {delay && <p className={styles.quiet}>{delay}</p>}
      {reason !== null && <p className={styles.quiet}>{reason}</p>}
      {state === 'held' && <EntryDecision entryID={entry.id} contestSlug={contestSlug} offline={offline} />}
    </li>
  );
}
