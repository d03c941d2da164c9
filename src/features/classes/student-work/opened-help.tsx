import { Lightbulb } from 'lucide-react';
import type { StudentWork } from '../../../../contract/entities/classes/class-work';
import { momentText } from '../../../lib/words';
import { useNow } from '../../../ui/time/use-now';
import { messages } from './messages';
import styles from './student-work.module.css';

/** Hints and the editorial that the student opened. */
export function OpenedHelp({ opened }: { opened: NonNullable<StudentWork['opened']> }) {
  const now = useNow();
  if (opened.length === 0) return null;
  return (
    <ul className={styles.opened} aria-label={messages.opened}>
      {opened.map(({ part, openedTime, beforeSolving }) => (
        <li key={part}>
          <Lightbulb aria-hidden />
          <span>{messages.openedPart[part]}</span>
          <time dateTime={openedTime}>{momentText(Date.parse(openedTime), now)}</time>
          {!beforeSolving && <span>{messages.afterSolving}</span>}
        </li>
      ))}
    </ul>
  );
}
