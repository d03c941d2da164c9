import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import type { ContestRunRow } from '../../../data/contest-run/contest-runs';
import { useFromLink } from '../../../parts/use-from';
import { buttonClass } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { HandedIn } from './handed-in';
import styles from './run-screens.module.css';
import { SeenList } from './seen-list';

interface EndScreenProps {
  title: string;
  contestSlug: string;
  run: ContestRunRow | null | undefined;
  problems: readonly ProblemDetail[];
  children: ReactNode;
  /** Beside the ways on. */
  actions?: ReactNode;
}

/** A run that is over, however it ended: what counts now, and where one can go. */
export function EndScreen({ title, contestSlug, run, problems, children, actions }: EndScreenProps) {
  const fromLink = useFromLink();
  return (
    <Page
      title={title}
      narrow
      intro={<div className={styles.words}>{children}</div>}
      actions={
        <>
          {actions}
          <Link
            to="/leaderboard/$contestSlug"
            params={{ contestSlug }}
            {...fromLink}
            className={buttonClass('primary')}
          >
            Leaderboard
          </Link>
          <Link
            to="/contests/$contestSlug"
            params={{ contestSlug }}
            {...fromLink}
            className={buttonClass('plain')}
          >
            About this contest
          </Link>
        </>
      }
    >
      {run && <HandedIn run={run} problems={problems} />}
      {run?.contest.enableProctored && <SeenList place={run} />}
    </Page>
  );
}
