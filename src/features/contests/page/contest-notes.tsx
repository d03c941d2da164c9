import type { ContestPhase } from '../../../../contract/rules/contest/contest-clock';
import styles from './contest-page.module.css';
import { messages } from './messages';
import { ProctorNotice } from './proctor-notice';

interface ContestNotesProps {
  contest: { enableProctored: boolean; maxWarnings: number; lateSyncMinutes: number };
  phase: ContestPhase;
  /** An open-ended contest has no late sync. */
  hasEnd: boolean;
}

export function ContestNotes({ contest, phase, hasEnd }: ContestNotesProps) {
  return (
    <>
      {contest.enableProctored && phase !== 'ended' && <ProctorNotice maxWarnings={contest.maxWarnings} />}
      {hasEnd && <p className={styles.quiet}>{messages.offlineWork(contest.lateSyncMinutes)}</p>}
    </>
  );
}
