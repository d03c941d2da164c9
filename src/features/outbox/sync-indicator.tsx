import { CloudCheck, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../ui/class-names';
import { type IndicatorState, indicatorState } from './indicator-state';
import { messages } from './messages';
import styles from './sync-indicator.module.css';
import { SyncPanel } from './sync-panel';
import { useSync } from './use-sync';

const icons: Record<IndicatorState['look'], typeof CloudCheck> = {
  calm: CloudCheck,
  waiting: CloudUpload,
  offline: CloudOff,
  alert: TriangleAlert,
};

export function SyncIndicator() {
  const id = useId();
  const { network, trouble, summary, signIn } = useSync();
  const state = indicatorState(network, summary, signIn, trouble);
  const Icon = icons[state.look];
  // If both do not fit, the word is hidden and the number stays.
  const [word, count] = state.short.split(/(?<=·) /);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(styles.indicator, styles[state.look])}
        aria-label={messages.indicator.label(state.sentence)}
        data-tip={state.sentence}
        data-says={state.short === '' ? undefined : ''}
      >
        <Icon aria-hidden />
        <span className={styles.short}>
          <span>{word}</span>
          {count !== undefined && <span>{count}</span>}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {state.sentence}
      </span>
      <SyncPanel id={id} sentence={state.sentence} isTroubled={state.look === 'offline'} />
    </>
  );
}
