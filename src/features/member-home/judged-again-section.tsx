import { momentText } from '../../lib/words';
import { Section } from '../../ui/layout/section';
import { useNow } from '../../ui/time/use-now';
import styles from './member-home.module.css';
import { messages } from './messages';
import { ProblemLink } from './problem-link';
import type { HomeFacts } from './read-home';

/** Disappears after two weeks, or with a new answer. */
export function JudgedAgainSection({ judgedAgain }: Pick<HomeFacts, 'judgedAgain'>) {
  const now = useNow();
  if (judgedAgain.length === 0) return null;
  return (
    <Section title={messages.judgedAgain}>
      <ul className={styles.cards}>
        {judgedAgain.map(({ problem, at, isCorrect }) => {
          const moment = momentText(at, now);
          return (
            <li key={problem.id}>
              <ProblemLink
                problem={problem}
                note={isCorrect ? messages.nowCorrect(moment) : messages.nowWrong(moment)}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
