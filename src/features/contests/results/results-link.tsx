import { Link } from '@tanstack/react-router';
import { Trophy } from 'lucide-react';
import { buttonClass } from '../../../ui/button';
import { messages } from './messages';
import styles from './results.module.css';

export function ResultsLink({ slug }: { slug: string }) {
  return (
    <p className={styles.link}>
      <Link
        to="/contests/$contestSlug/results"
        params={{ contestSlug: slug }}
        className={buttonClass('plain')}
      >
        <Trophy aria-hidden /> {messages.link}
      </Link>
    </p>
  );
}
