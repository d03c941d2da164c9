import type { GivenWork } from '../../../../contract/entities/classes/class-work';
import { momentText } from '../../../lib/words';
import { useNow } from '../../../ui/time/use-now';
import { describeWork } from './describe-work';
import { messages } from './messages';
import styles from './student-work.module.css';

/** Of a question. Newest first. */
export function AnswerList({ work }: { work: readonly GivenWork[] }) {
  const now = useNow();
  return (
    <ol className={styles.answers} aria-label={messages.answers}>
      {work.map((one) => {
        const { label, isGood } = describeWork(one);
        return (
          <li key={one.submissionID}>
            <p className={styles.facts}>
              <strong data-good={isGood}>{label}</strong>
              <time dateTime={one.receivedTime}>{momentText(Date.parse(one.receivedTime), now)}</time>
            </p>
            <p className={styles.text}>
              {one.answer?.texts.map((text) => text || messages.emptyAnswer).join('\n')}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
