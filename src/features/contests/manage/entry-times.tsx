import type { ManagedEntry } from '../../../../contract/entities/contest/contest-manage';
import styles from './manage.module.css';
import { elapsedText, exactText } from './manage-words';

export function EntryTimes({ entry: { deviceTime, elapsedMs, receivedTime } }: { entry: ManagedEntry }) {
  return (
    <dl className={styles.times}>
      <div>
        <dt>Device clock</dt>
        <dd>{deviceTime === null ? 'Unknown' : exactText(deviceTime)}</dd>
      </div>
      <div>
        <dt>Contest time</dt>
        <dd>{elapsedMs === null ? 'Unknown' : elapsedText(elapsedMs)}</dd>
      </div>
      <div>
        <dt>Received</dt>
        <dd>{exactText(receivedTime)}</dd>
      </div>
    </dl>
  );
}
