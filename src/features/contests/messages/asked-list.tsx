import type { AskedQuestion } from '../../../data/contest-run/clarifications';
import { momentText } from '../../../lib/words';
import { useNow } from '../../../ui/time/use-now';
import { messages as texts } from './messages';
import styles from './messages.module.css';
import { type TopicProblem, topicOf } from './topic';

interface AskedListProps {
  questions: readonly AskedQuestion[];
  problems: readonly TopicProblem[];
  /** The question whose answer a link opened. */
  target?: string | undefined;
}

export function AskedList({ questions, problems, target }: AskedListProps) {
  const now = useNow();
  if (questions.length === 0) return null;
  return (
    <section className={styles.asked}>
      <h3>{texts.yourQuestions}</h3>
      <ul className={styles.list}>
        {questions.map(({ id, category, problemID, text, atMs, state, refusal, answer }) => (
          <li key={id} aria-current={id === target ? true : undefined}>
            <div>
              <p className={styles.about}>{topicOf({ category, problemID }, problems)}</p>
              <p className={styles.text}>{text}</p>
              {answer && <p className={styles.answer}>{answer.text}</p>}
              <p className={styles.state}>
                <span data-state={state}>{texts.questionState[state]}</span>
                {refusal && <span>{refusal}</span>}
                <time dateTime={new Date(atMs).toISOString()}>{momentText(atMs, now)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
