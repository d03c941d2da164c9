import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { Challenge } from '../../../contract/entities/challenge';
import { challengeProgress } from '../../lib/problems/challenge-progress';
import { useFrom } from '../../parts/use-from';
import { workRoute } from '../../parts/work-route';
import { buttonClass } from '../../ui/button';
import styles from './challenge-page.module.css';
import { messages } from './messages';

export function Progress({ challenge, solved }: { challenge: Challenge; solved: ReadonlySet<string> }) {
  const id = useId();
  const from = useFrom();
  const { done, total, next } = challengeProgress(challenge.problems, solved);
  return (
    <div className={styles.progress}>
      <div className={styles.progressText}>
        <p id={id}>{messages.progress(done, total)}</p>
        <progress aria-labelledby={id} value={done} max={total} />
      </div>
      {next && (
        <Link
          to={workRoute(next.type)}
          params={{ problemID: next.id }}
          search={{ challenge: challenge.url, from }}
          state={{ from }}
          className={buttonClass('primary')}
        >
          {done === 0 ? messages.start(next.title) : messages.continue(next.title)}
          <ArrowRight aria-hidden />
        </Link>
      )}
    </div>
  );
}
