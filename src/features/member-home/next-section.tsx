import { Link } from '@tanstack/react-router';
import { useFromLink } from '../../parts/use-from';
import { Section } from '../../ui/layout/section';
import styles from './member-home.module.css';
import { messages } from './messages';
import { ProblemLink } from './problem-link';
import type { HomeFacts } from './read-home';

export function NextSection({ challenge, done, total, next, isBegun }: NonNullable<HomeFacts['challenge']>) {
  const fromLink = useFromLink();
  return (
    <Section
      title={isBegun ? messages.next : messages.begin}
      aside={
        <Link to="/challenges/$challengeID" params={{ challengeID: challenge.url }} {...fromLink}>
          {messages.openChallenge}
        </Link>
      }
    >
      <div className={styles.progress}>
        <span id="home-challenge">{challenge.name}</span>
        <span>{messages.solvedOf(done, total)}</span>
        <progress aria-labelledby="home-challenge" value={done} max={total} />
      </div>
      {next && <ProblemLink problem={next} challengeID={challenge.url} />}
    </Section>
  );
}
