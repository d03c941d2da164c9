import { Link } from '@tanstack/react-router';
import { timeAgo } from '../../lib/words';
import { useFromLink } from '../../parts/use-from';
import { Section } from '../../ui/layout/section';
import { useNow } from '../../ui/time/use-now';
import styles from './member-home.module.css';
import { messages } from './messages';
import { ProblemLink } from './problem-link';
import type { HomeFacts } from './read-home';

export function ContinueSection({ drafts, running }: Pick<HomeFacts, 'drafts' | 'running'>) {
  const now = useNow();
  const fromLink = useFromLink();
  if (drafts.length + running.length === 0) return null;
  return (
    <Section title={messages.continue}>
      <ul className={styles.cards}>
        {running.map(({ slug, name, isRunOpen }) => (
          <li key={slug}>
            <div className={styles.card}>
              <div className={styles.text}>
                <Link
                  to={isRunOpen ? '/contests/$contestSlug/code' : '/contests/$contestSlug'}
                  params={{ contestSlug: slug }}
                  {...fromLink}
                  className={styles.cardLink}
                >
                  {name}
                </Link>
                <p>{isRunOpen ? messages.openContest : messages.aroundContest}</p>
              </div>
            </div>
          </li>
        ))}
        {drafts.map(({ problem, updatedAt, isTried }) => {
          const age = timeAgo(updatedAt, now);
          const note = isTried ? messages.triedFrom(age) : messages.draftFrom(age);
          return (
            <li key={problem.id}>
              <ProblemLink problem={problem} note={note} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
