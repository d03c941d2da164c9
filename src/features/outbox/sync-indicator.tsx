import { CloudCheck, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './sync-indicator.module.css';
import { SyncPanel } from './sync-panel';
import { describeSync, type SyncWords } from './sync-words';
import { useSync } from './use-sync';

const icons: Record<SyncWords['look'], typeof CloudCheck> = {
  calm: CloudCheck,
  waiting: CloudUpload,
  offline: CloudOff,
  alert: TriangleAlert,
};

export function SyncIndicator() {
  const id = useId();
  const { network, trouble, summary, signIn } = useSync();
  const words = describeSync(network, summary, signIn, trouble);
  const Icon = icons[words.look];
  // If both do not fit, the word is hidden and the number stays.
  const [word, count] = words.short.split(/(?<=·) /);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(styles.indicator, styles[words.look])}
        aria-label={`Outbox: ${words.sentence}`}
        data-tip={words.sentence}
        data-says={words.short === '' ? undefined : ''}
      >
        <Icon aria-hidden />
        <span className={styles.short}>
          <span>{word}</span>
          {count !== undefined && <span>{count}</span>}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {words.sentence}
      </span>
      <SyncPanel id={id} sentence={words.sentence} isTroubled={words.look === 'offline'} />
    </>
  );
}
