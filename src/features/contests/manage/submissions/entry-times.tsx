import type { ManagedEntry } from '../../../../../contract/entities/contest/contest-manage';
import { formatElapsed } from '../../../../lib/format-elapsed';
import { formatExactTime } from '../format-time';
import styles from '../manage.module.css';
import { describeSupport } from './describe-entry';
import { messages } from './messages';

const texts = messages.entry;

export function EntryTimes({ entry }: { entry: ManagedEntry }) {
  const { deviceTime, elapsedMs, receivedTime } = entry;
  const support = describeSupport(entry);
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
      {support.length > 0 && (
        <div>
          <dt>{texts.support}</dt>
          <dd>{support.join(' ')}</dd>
        </div>
      )}
    </dl>
  );
}
