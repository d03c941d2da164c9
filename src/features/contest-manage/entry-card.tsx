import type { ManagedEntry } from '../../../contract/entities/contest-manage';
import { EntryDecision } from './entry-decision';
import styles from './manage.module.css';
import { elapsedText, entryStateWords, exactText } from './manage-words';

interface EntryCardProps {
  entry: ManagedEntry;
  contestSlug: string;
  offline: boolean;
}

/** One entry with its three times; what is held can be decided upon here. */
export function EntryCard({ entry, contestSlug, offline }: EntryCardProps) {
  const { state, reason, score, deviceTime, elapsedMs, receivedTime } = entry;
  return (
    <li className={styles.entry}>
      <div className={styles.row}>
        <div className={styles.who}>
          <strong>{entry.title}</strong>
          <span>{`${entry.username} · ${entry.kind === 'code' ? 'code' : 'answer'}`}</span>
        </div>
        <div className={styles.state}>
          <span className={styles.mark} data-state={state}>
            {entryStateWords[state]}
          </span>
          {score !== null && <span>{`${Number(score.toFixed(2))} points`}</span>}
        </div>
      </div>
      <dl className={styles.times}>
        <div>
          <dt>By the device</dt>
          <dd>{deviceTime === null ? 'Not said' : exactText(deviceTime)}</dd>
        </div>
        <div>
          <dt>Into the run</dt>
          <dd>{elapsedMs === null ? 'Not said' : elapsedText(elapsedMs)}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>{exactText(receivedTime)}</dd>
        </div>
      </dl>
      {reason !== null && <p className={styles.quiet}>{reason}</p>}
      {state === 'held' && <EntryDecision entryID={entry.id} contestSlug={contestSlug} offline={offline} />}
    </li>
  );
}
