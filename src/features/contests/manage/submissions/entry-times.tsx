import type { ManagedEntry } from '../../../../../contract/entities/contest/contest-manage';
import { formatElapsed } from '../../../../lib/format-elapsed';
import { formatExactTime } from '../format-time';
import styles from '../manage.module.css';
import { messages } from './messages';

const texts = messages.entry;

export function EntryTimes({ entry: { deviceTime, elapsedMs, receivedTime } }: { entry: ManagedEntry }) {
  return (
    <dl className={styles.times}>
      <div>
        <dt>{texts.deviceClock}</dt>
        <dd>{deviceTime === null ? texts.unknown : formatExactTime(deviceTime)}</dd>
      </div>
      <div>
        <dt>{texts.contestTime}</dt>
        <dd>{elapsedMs === null ? texts.unknown : formatElapsed(elapsedMs)}</dd>
      </div>
      <div>
        <dt>{texts.received}</dt>
        <dd>{formatExactTime(receivedTime)}</dd>
      </div>
    </dl>
  );
}
