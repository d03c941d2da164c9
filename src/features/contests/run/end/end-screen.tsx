import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFromLink } from '../../../../parts/use-from';
import { buttonClass } from '../../../../ui/button';
import { Page } from '../../../../ui/page';
import { useContestRun } from '../contest-run-state';
import { messages } from '../messages';
import styles from '../run-screens.module.css';
import { ProctorEventList } from './proctor-event-list';
import { SubmissionList } from './submission-list';

interface EndScreenProps {
  title: string;
  contestSlug: string;
  children: ReactNode;
  actions?: ReactNode;
}

export function EndScreen({ title, contestSlug, children, actions }: EndScreenProps) {
  const { run } = useContestRun();
  const fromLink = useFromLink();
  return (
    <Page title={title} narrow intro={<div className={styles.words}>{children}</div>}>
      <div className={styles.ways}>
        {actions}
        <Link
          to="/leaderboard/$contestSlug"
          params={{ contestSlug }}
          {...fromLink}
          className={buttonClass('primary')}
        >
          {messages.leaderboard}
        </Link>
        <Link
          to="/contests/$contestSlug"
          params={{ contestSlug }}
          {...fromLink}
          className={buttonClass('plain')}
        >
          {messages.aboutContest}
        </Link>
      </div>
      {run && <SubmissionList />}
      {run?.contest.enableProctored && <ProctorEventList place={run} />}
    </Page>
  );
}
