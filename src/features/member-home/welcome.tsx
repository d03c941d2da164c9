import { Link } from '@tanstack/react-router';
import { useFrom, useFromLink } from '../../parts/use-from';
import { Section } from '../../ui/layout/section';
import styles from './member-home.module.css';
import { messages } from './messages';

/** For an account without work. */
export function Welcome({ challenge }: { challenge: { url: string; name: string } | undefined }) {
  const from = useFrom();
  const fromLink = useFromLink();
  return (
    <Section title={messages.firstSteps}>
      <ol className={styles.steps}>
        <li className={styles.card}>
          <div className={styles.text}>
            <Link
              to="/code/$problemID"
              params={{ problemID: 'SAMPLPRBLM' }}
              {...fromLink}
              className={styles.cardLink}
            >
              {messages.solveSample}
            </Link>
            <p>{messages.solveSampleText}</p>
          </div>
        </li>
        <li className={styles.card}>
          <div className={styles.text}>
            {challenge ? (
              <Link
                to="/challenges/$challengeID"
                params={{ challengeID: challenge.url }}
                {...fromLink}
                className={styles.cardLink}
              >
                {messages.startChallenge(challenge.name)}
              </Link>
            ) : (
              <Link to="/explore" state={{ from }} className={styles.cardLink}>
                {messages.explore}
              </Link>
            )}
            <p>{challenge ? messages.startChallengeText : messages.exploreText}</p>
          </div>
        </li>
        <li className={styles.card}>
          <div className={styles.text}>
            <Link to="/offline" state={{ from }} className={styles.cardLink}>
              {messages.prepareOffline}
            </Link>
            <p>{messages.prepareOfflineText}</p>
          </div>
        </li>
      </ol>
    </Section>
  );
}
