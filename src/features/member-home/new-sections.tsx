import { Link } from '@tanstack/react-router';
import { lazily } from '../../lib/lazily';
import { useFrom, useFromLink } from '../../parts/use-from';
import { Section } from '../../ui/layout/section';
import styles from './member-home.module.css';
import { messages } from './messages';
import { ProblemLink } from './problem-link';
import type { HomeFacts } from './read-home';

const moment = lazily(
  () =>
    new Intl.DateTimeFormat('en', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

export function NewSections({ newest, upcoming }: Pick<HomeFacts, 'newest' | 'upcoming'>) {
  const from = useFrom();
  const fromLink = useFromLink();
  return (
    <>
      {upcoming.length > 0 && (
        <Section title={messages.contests} aside={<Link to="/contests">{messages.allContests}</Link>}>
          <ul className={styles.cards}>
            {upcoming.map(({ contestSlug, name, startTime }) => (
              <li key={contestSlug} className={styles.card}>
                <div className={styles.text}>
                  <Link
                    to="/contests/$contestSlug"
                    params={{ contestSlug }}
                    {...fromLink}
                    className={styles.cardLink}
                  >
                    {name}
                  </Link>
                  <p>
                    <time dateTime={startTime}>{messages.starts(moment().format(new Date(startTime)))}</time>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {newest.length > 0 && (
        <Section
          title={messages.newProblems}
          aside={
            <Link to="/explore" search={{ sort: 'newest' }} state={{ from }}>
              {messages.allProblems}
            </Link>
          }
        >
          <ul className={styles.cards}>
            {newest.map((problem) => (
              <li key={problem.id}>
                <ProblemLink problem={problem} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
