import type { ManagedEntry } from '../../../../contract/entities/contest/contest-manage';
import { Button } from '../../../ui/button';
import { EntryDecision } from './entry-decision';
import { EntryTimes } from './entry-times';
import { evidenceText, isWithoutContent } from './evidence-words';
import styles from './manage.module.css';
import { entryStateWords, verdictText, workText } from './manage-words';

interface EntryCardProps {
  entry: ManagedEntry;
  contestSlug: string;
  offline: boolean;
  onOpen(entryID: string): void;
}

export function EntryCard({ entry, contestSlug, offline, onOpen }: EntryCardProps) {
  const { state, reason, score } = entry;
  const evidence = evidenceText(entry);
  return (
    <li className={styles.entry}>
      <div className={styles.row}>
        <div className={styles.who}>
          <strong>{entry.title}</strong>
          <span>{`${entry.username} · ${workText(entry)}`}</span>
        </div>
        <div className={styles.state}>
          <span className={styles.mark} data-state={state}>
            {entryStateWords[state]}
          </span>
          <span>{verdictText(entry)}</span>
          {score !== null && <span>{`${Number(score.toFixed(2))} points`}</span>}
        </div>
        {!isWithoutContent(entry) && (
          <Button
            small
            aria-label={`Open ${entry.title} by ${entry.username}`}
            onClick={() => onOpen(entry.id)}
          >
            Open
          </Button>
        )}
      </div>
      <EntryTimes entry={entry} />
      {evidence && <p className={styles.quiet}>{evidence}</p>}
      {reason !== null && <p className={styles.quiet}>{reason}</p>}
      {state === 'held' && <EntryDecision entryID={entry.id} contestSlug={contestSlug} offline={offline} />}
    </li>
  );
}
