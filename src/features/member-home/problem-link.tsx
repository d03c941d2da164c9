import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DifficultyMark } from '../../parts/problem/difficulty-mark';
import { useFrom } from '../../parts/use-from';
import { workRoute } from '../../parts/work-route';
import styles from './member-home.module.css';
import type { KnownProblem } from './read-home';

interface ProblemLinkProps {
  problem: KnownProblem;
  challengeID?: string;
  /** Instead of the summary. */
  note?: ReactNode;
}

export function ProblemLink({ problem, challengeID, note }: ProblemLinkProps) {
  const from = useFrom();
  const { id, title, type, difficulty, summary } = problem;
  const text = note ?? summary;
  return (
    <div className={styles.card}>
      <div className={styles.text}>
        <Link
          to={workRoute(type)}
          params={{ problemID: id }}
          search={{ challenge: challengeID, from }}
          state={{ from }}
          className={styles.cardLink}
        >
          {title ?? id}
        </Link>
        {text && <p>{text}</p>}
      </div>
      {difficulty && <DifficultyMark difficulty={difficulty} />}
    </div>
  );
}
