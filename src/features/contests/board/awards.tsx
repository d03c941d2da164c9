import { Award } from 'lucide-react';
import type { ContestAward } from '../../../../contract/entities/contest/contest';
import { Section } from '../../../ui/layout/section';
import styles from './leaderboard.module.css';
import { messages } from './messages';

/** After the end: winner, medals, and the first to solve each problem. */
export function Awards({ awards }: { awards: readonly ContestAward[] }) {
  return (
    <Section title={messages.awards}>
      <ul className={styles.awards}>
        {awards.map(({ id, usernames }) => (
          <li key={id}>
            <Award aria-hidden data-award={id} /> <strong>{messages.awardOf(id)}</strong>{' '}
            {usernames.join(', ')}
          </li>
        ))}
      </ul>
    </Section>
  );
}
